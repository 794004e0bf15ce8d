/// A day of the week; the raw value counts from Monday, 0–6, as ISO 8601 orders them.
@frozen
@usableFromInline
package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
