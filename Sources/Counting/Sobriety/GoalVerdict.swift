/// What became of a week under a goal of drinks.
package enum GoalVerdict: Sendable, Hashable, CaseIterable {
    case within, healed, above
    /// It is not over, rests, or lacks entries.
    case open
}
