/// A tracker.
package struct TrackerPage: Sendable {
    package let frame: Frame
    package let heading: String
}
