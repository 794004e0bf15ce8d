import ProgressModel

/// What a type amounts to on a day.
struct HealthDay {
    let day: Day
    let amount: FixedDecimal
    /// Of its first record.
    let offset: Int
}

extension GatheredHealth {
    /// What a kind amounts to on each day, ascending, as the source with the most has it, and the days of other sources.
    ///
    /// Sleep and sessions are counted in minutes; events and states of mind by their number.
    func days(of kind: HealthKind) -> (days: [HealthDay], others: [Day]) {
        switch kind {
        case .sleep:
            let best = nights.best(sources)
            let days = best.nights.map { night in
                HealthDay(day: night.day, amount: GatheredHealth.minutes(night.seconds), offset: night.offset)
            }
            return (days, best.others)
        case .mindfulness: return (GatheredHealth.days(of: sessions), [])
        case .stateOfMind:
            return (moods.map { HealthDay(day: $0.time.day, amount: FixedDecimal(1), offset: $0.offset) }.addedUp, [])
        default:
            let isMean = if case .mean? = kind.daily { true } else { false }
            return GatheredHealth.days(of: totals.best(of: kind.rawValue, isMean: isMean, sources), isMean: isMean)
        }
    }

    /// What the records of a type that only trackers want amount to for one of them.
    func days(of type: String, at place: Int, for tracker: Tracker) -> (days: [HealthDay], others: [Day]) {
        guard type != HealthFilling.workouts else { return (GatheredHealth.days(of: workouts), []) }
        let isMean = tracker.mode == .number && tracker.summary != .sum
        return GatheredHealth.days(of: wantedTotals.best(of: UInt8(place), isMean: isMean, sources), isMean: isMean)
    }

    private static func days(
        of best: (totals: [DailyTotals.Total], others: [Day]), isMean: Bool
    ) -> (days: [HealthDay], others: [Day]) {
        let days = best.totals.map { total in
            HealthDay(
                day: total.day, amount: isMean ? total.mean : FixedDecimal(billionths: total.sum), offset: total.offset)
        }
        return (days, best.others)
    }

    private static func days(of sessions: [HealthSession]) -> [HealthDay] {
        sessions.map { HealthDay(day: $0.start.day, amount: $0.minutes, offset: $0.offset) }.addedUp
    }
}

extension [HealthDay] {
    /// One for each day, ascending.
    fileprivate var addedUp: [HealthDay] {
        let days = reduce(into: [Day: HealthDay]()) { days, part in
            let before = days[part.day]
            days[part.day] = HealthDay(
                day: part.day, amount: (before?.amount ?? .zero) + part.amount, offset: before?.offset ?? part.offset)
        }
        return days.values.sorted { $0.day < $1.day }
    }
}
