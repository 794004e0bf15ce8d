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
    package let start: Moment?
    /// Its length in minutes, 0–1440.
    package let minutes: FixedDecimal
    /// The type of a workout, in lower case.
    package let type: String?
    /// The energy of a workout in kilocalories, where it was measured.
    package let kilocalories: FixedDecimal?
    package let source: String?
    package let note: String?

    /// Makes a session.
    package init(
        origin: Origin, kind: Kind, day: Day, start: Moment? = nil, minutes: FixedDecimal, type: String? = nil,
        kilocalories: FixedDecimal? = nil, source: String? = nil, note: String? = nil
    ) {
        self.origin = origin
        self.kind = kind
        self.day = day
        self.start = start
        self.minutes = minutes
        self.type = type
        self.kilocalories = kilocalories
        self.source = source
        self.note = note
    }
}
