/// Days from a first one on, up to a last one or until further notice.
package struct DaySpan: Sendable, Hashable {
    package let first: Day
    /// Not before `first`; nil while it lasts.
    package let last: Day?

    package init(first: Day, last: Day?) {
        self.first = first
        self.last = last
    }

    /// Whether a day lies within.
    package func contains(_ day: Day) -> Bool { first <= day && last.map { day <= $0 } ?? true }
}
