package import Model

/// The result of the missed days of a week.
package enum WeekSlip: Sendable, Hashable {
    /// A streak that ended and began again.
    package struct NewBeginning: Sendable, Hashable {
        package let lost: Int
        package let day: Day
        package let reason: MissReason
        /// The length of the new streak at the end of the week, or today.
        package let length: Int
    }

    /// Every missed day was healed by a reward.
    case healed(days: Int)
    /// A streak of at least three days ended; of several the longest, of equal ones the last.
    case beganAnew(NewBeginning)
    /// There were easy or wild days but no streak of that length; `days` are all days with an entry.
    case noted(days: Int)

    private static let shortestStreak = 3

    /// Nil if nothing was missed, or only entries were missing while there was no streak.
    init?(_ analysis: Analysis, in days: ClosedRange<Day>) {
        let walk = analysis.noalc.dayWalk
        // If weeks are counted, single days don't end a streak.
        let countsDays = analysis.noalc.streak.unit == .day
        let length = walk[days.upperBound]?.length ?? 0
        var (healed, entered) = (0, 0)
        var hasDrinks = false
        var beginning: NewBeginning?
        for day in days {
            entered += analysis.days[day]?.entry == nil ? 0 : 1
            guard let step = walk[day], case .missed(let reason) = step.mark else { continue }
            switch step.outcome {
            case .healed: healed += 1
            case .broken(let lost) where countsDays && lost >= max(WeekSlip.shortestStreak, beginning?.lost ?? 0):
                beginning = NewBeginning(lost: lost, day: day, reason: reason, length: length)
            case .broken: hasDrinks = hasDrinks || reason != .gap
            case .good, .rest, .pending: break
            }
        }
        if let beginning {
            self = .beganAnew(beginning)
        } else if hasDrinks {
            self = .noted(days: entered)
        } else if healed > 0 {
            self = .healed(days: healed)
        } else {
            return nil
        }
    }
}
