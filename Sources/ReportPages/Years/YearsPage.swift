/// All years.
package struct YearsPage: Sendable {
    package let frame: Frame
    package let heading: String
}
