/// Days from a first one on, with or without a last one.
package struct DaySpan: Sendable, Hashable {
    package let first: Day
    /// Not before `first`; nil without an end.
    package let last: Day?

    package init(first: Day, last: Day?) {
        self.first = first
        self.last = last
    }

    package func contains(_ day: Day) -> Bool { first <= day && last.map { day <= $0 } ?? true }
}
