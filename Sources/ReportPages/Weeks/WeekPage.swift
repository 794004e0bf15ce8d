/// The report of a week.
package struct WeekPage: Sendable {
    package let frame: Frame
    package let heading: String
}
