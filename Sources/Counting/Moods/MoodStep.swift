import Model

/// A row in which moods stand over time.
package enum MoodStep: Sendable, Hashable {
    /// An option of a selection, by its place among the options.
    case option(Int)
    /// How pleasant an option is, -2…2.
    case valence(Int)
    /// A whole number of a scale, such as 1 to 5.
    case value(Int)
}

/// What a day was to the levels, where moods stand beside them; a steady day that was not sober is none of these.
package enum MoodDayKind: Int, CaseIterable, Sendable {
    case sober, easy, wild

    init?(_ record: DayRecord?) {
        guard let record, let level = record.level else { return nil }
        switch level {
        case .steady where record.isSober: self = .sober
        case .easy: self = .easy
        case .wild: self = .wild
        case .steady: return nil
        }
    }
}
