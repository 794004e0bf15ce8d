package import ProgressModel

/// A streak from its first day on: every day with its outcome, and the ledger of its rewards.
///
/// A class, because it is long and many parts of a report hold it, and none changes it.
package final class StreakWalk: Sendable {
    package let policy: StreakPolicy
    /// The first day; what it is where `days` is empty says nothing.
    package let first: Day
    /// One for each day from `first`, without gaps; empty where nothing was ever recorded.
    package let days: ArraySlice<StreakDay>
    /// What happened to the rewards, ascending by day.
    package let ledger: ArraySlice<RewardEvent>
    /// Good days in a row at the end.
    let goodRun: Int

    /// Whether the last day is undecided; where nothing was ever recorded, whether today is.
    package let isPending: Bool

    init(
        policy: StreakPolicy, first: Day, days: ArraySlice<StreakDay>, ledger: ArraySlice<RewardEvent>, goodRun: Int,
        isPending: Bool
    ) {
        self.policy = policy
        self.first = first
        self.days = days
        self.ledger = ledger
        self.goodRun = goodRun
        self.isPending = isPending
    }

    /// A walk over no day; `isPending` says whether a record of today would be a good one that is missing.
    package static func empty(policy: StreakPolicy, at day: Day, isPending: Bool) -> StreakWalk {
        StreakWalk(policy: policy, first: day, days: [], ledger: [], goodRun: 0, isPending: isPending)
    }

    /// The walk as far as a day; nothing of it is undecided.
    func window(through last: Day) -> StreakWalk {
        let count = first.distance(to: last) + 1
        guard count > 0 else { return .empty(policy: policy, at: last, isPending: false) }
        return StreakWalk(
            policy: policy, first: first, days: days.prefix(count), ledger: ledger(in: first...last), goodRun: 0,
            isPending: false)
    }

    /// The last day; nil where there is none.
    package var last: Day? { days.isEmpty ? nil : first.advanced(by: days.count - 1) }

    /// A day of the walk; nil outside of it.
    package subscript(day: Day) -> StreakDay? {
        let offset = first.distance(to: day)
        return days.indices.contains(offset) ? days[offset] : nil
    }
}
