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
    /// The start; nil if it isn't known.
    package var start: Moment?
    /// Its length in minutes, 0–1440.
    package let minutes: FixedDecimal
    /// The type of a workout, in lower case.
    package var type: String?
    /// The measured energy of a workout in kilocalories; nil if it wasn't measured.
    package var kilocalories: FixedDecimal?
    package var source: String?
    package var note: String?

    package init(origin: Origin, kind: Kind, day: Day, minutes: FixedDecimal) {
        (self.origin, self.kind, self.day, self.minutes) = (origin, kind, day, minutes)
    }
}
