package import Model

package struct SaboteurWeek: Sendable {
    /// The part of the day that dominates, or that of a single moment.
    package struct Peak: Sendable, Hashable {
        package let part: PartOfDay
        /// Whether all moments of the week were in it; those without a time may not have been.
        package let isAll: Bool
        /// Whether it has more than half of them.
        package var isMajority = true
    }

    package let tracker: TrackerAnalysis
    /// Its mode on the last of the days.
    package let mode: Tracker.Mode
    /// The logs of each day; nil before the tracker's time.
    package let counts: [Int?]
    package let count: Int
    /// Those of them on days of awareness; the others are slips, or came before an avoidance.
    package let noticed: Int
    /// The number on the same weekdays of the week before; nil if the tracker's time began later.
    package let countBefore: Int?
    /// The avoided days, and the days of avoidance; zeros in a week of awareness.
    package let avoidedDays, daysOfAvoidance: Int
    /// Nil if no part of the day dominates.
    package let peak: Peak?

    /// Nil for a tracker that isn't a saboteur, or has nothing to do with the week.
    init?(_ tracker: TrackerAnalysis, in days: ClosedRange<Day>) {
        guard tracker.kind == .saboteur else { return nil }
        let last = tracker.walk(on: days.upperBound)
        let count = SaboteurWeek.count(tracker, days)
        guard count > 0 || (tracker.isActive && last != nil) else { return nil }
        let walks = days.map { tracker.walk(on: $0) }
        self.tracker = tracker
        self.count = count
        noticed = SaboteurWeek.count(tracker, days.filter { tracker.isOfMode($0, .awareness) })
        mode = last?.mode ?? tracker.mode
        counts = zip(days, walks).map { day, walk in
            let count = tracker.days.count(on: day)
            return count > 0 || walk != nil ? count : nil
        }
        let avoidance = zip(days, walks).filter { $0.1?.mode == .avoidance }
        daysOfAvoidance = avoidance.count
        avoidedDays = avoidance.count { tracker.days.count(on: $0.0) == 0 }
        let before = days.lowerBound.advanced(by: -7)...days.upperBound.advanced(by: -7)
        let hasBegun = tracker.days.range.map { $0.lowerBound <= before.lowerBound } ?? false
        let isComparable = hasBegun || tracker.walk(on: before.lowerBound) != nil
        countBefore = isComparable ? SaboteurWeek.count(tracker, before) : nil
        peak = count > 0 ? SaboteurWeek.peak(tracker, days) : nil
    }

    private static func count(_ tracker: TrackerAnalysis, _ days: some Sequence<Day>) -> Int {
        days.reduce(0) { $0 + tracker.days.count(on: $1) }
    }

    private static func peak(_ tracker: TrackerAnalysis, _ days: ClosedRange<Day>) -> Peak? {
        let counts = tracker.days.countsByPart(in: days)
        let all = count(tracker, days)
        return (all == 1 ? counts.firstIndex(of: 1) : Dominance.index(among: counts)).map { index in
            Peak(
                part: PartOfDay.allCases[index], isAll: counts[index] == all,
                isMajority: counts[index] * 2 > counts.reduce(0, +))
        }
    }
}
