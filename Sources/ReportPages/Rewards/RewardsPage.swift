/// Every reward earned and spent.
package struct RewardsPage: Sendable {
    package let frame: Frame
    package let heading: String
}
