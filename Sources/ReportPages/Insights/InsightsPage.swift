/// All saboteurs side by side, and what the weeks and weekdays say.
package struct InsightsPage: Sendable {
    package let frame: Frame
    package let heading: String
}
