/// A day of the week; the raw value is 0–6 from Monday, in the order of ISO 8601.
@frozen
@usableFromInline
package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
