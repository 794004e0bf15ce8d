/// One meditation, breathing exercise or workout.
package struct Session: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case meditation
        case breathing
        case workout
    }

    package let origin: Origin
    package let kind: Kind
    package let day: Day
    /// When it began, where that is known.
    package var start: Moment?
    /// Its length in minutes, 0–1440.
    package let minutes: FixedDecimal
    /// The type of a workout, in lower case.
    package var type: String?
    /// The energy of a workout in kilocalories, if it was measured.
    package var kilocalories: FixedDecimal?
    package var source: String?
    package var note: String?

    /// Makes a session of which nothing else is known.
    package init(origin: Origin, kind: Kind, day: Day, minutes: FixedDecimal) {
        (self.origin, self.kind, self.day, self.minutes) = (origin, kind, day, minutes)
    }
}
