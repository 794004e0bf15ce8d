import ProgressModel

/// How many kinds of records were written down on each day: a day on which nothing else was written says nothing about what
/// is missing on it.
struct WrittenKinds {
    private let analysis: Analysis
    private let counts: [Int]

    /// O(days × trackers); empty where it is not needed.
    init(_ analysis: Analysis, isNeeded: Bool) {
        self.analysis = analysis
        counts =
            !isNeeded
            ? []
            : analysis.days.range.map { day in
                let record = analysis.days[day]
                let kinds = [record?.entry != nil, record?.hasMindfulness == true, record?.hasWorkouts == true]
                return kinds.count { $0 } + analysis.trackers.count { $0.days.count(on: day) > 0 }
            }
    }

    /// Whether it is known of a day to which group of a factor it belongs, and what became of a thing so many days later.
    ///
    /// What is told by its missing, such as a day without a saboteur, takes a record of something else on its day. On one day
    /// that is something besides both: else one of them would be missing just where the other is not.
    func isKnown(_ thing: ComparedThing, beside factor: ComparisonFactor, on day: Day, later: Int) -> Bool {
        let next = day.advanced(by: later)
        var (ownOfDay, ownOfNext): (Int?, Int?)
        if factor != .evenings { ownOfDay = isWritten(factor, on: day) ? 1 : 0 }
        if case .saboteur(let tracker) = thing { ownOfNext = isWritten(tracker, on: next) ? 1 : 0 }
        if later == 0, let factor = ownOfDay, let thing = ownOfNext { return count(on: day) > factor + thing }
        return ownOfDay.map { count(on: day) > $0 } ?? true && ownOfNext.map { count(on: next) > $0 } ?? true
    }

    /// Whether it is known of a day if a thing was there: something else was written down.
    func isKnown(_ thing: ComparedThing, on day: Day) -> Bool {
        count(on: day) > (isWritten(thing.tracker, on: day) ? 1 : 0)
    }

    private func count(on day: Day) -> Int {
        analysis.days.range.contains(day) ? counts[analysis.days.first.distance(to: day)] : 0
    }

    private func isWritten(_ factor: ComparisonFactor, on day: Day) -> Bool {
        switch factor {
        case .evenings: analysis.days[day]?.entry != nil
        case .activity(.meditation): analysis.days[day]?.hasMindfulness ?? false
        case .activity(.workout): analysis.days[day]?.hasWorkouts ?? false
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker): isWritten(tracker, on: day)
        }
    }

    private func isWritten(_ tracker: Int, on day: Day) -> Bool { analysis.trackers[tracker].days.count(on: day) > 0 }
}
