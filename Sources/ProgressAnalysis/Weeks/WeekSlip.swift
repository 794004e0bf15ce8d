package import ProgressModel

/// What became of the missed days of a week, for one kind sentence.
package enum WeekSlip: Sendable, Hashable {
    /// Every missed day was healed by a reward.
    case healed(days: Int)
    /// The streak began anew; `lost` is its length before, `day` the last day that ended one.
    case beganAnew(lost: Int, day: Day)

    /// Nil where nothing was missed, or where there was no streak to lose.
    init?(_ analysis: Analysis, in days: ClosedRange<Day>) {
        let walk = analysis.noalc.streak.walk
        var healed = 0
        var broken: (lost: Int, day: Day)?
        for day in days {
            switch walk[day]?.outcome {
            case .healed: healed += 1
            case .broken(let lost) where lost > 0: broken = (lost, day)
            default: break
            }
        }
        if let broken {
            self = .beganAnew(lost: broken.lost, day: broken.day)
        } else if healed > 0 {
            self = .healed(days: healed)
        } else {
            return nil
        }
    }
}
