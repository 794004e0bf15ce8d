import ProgressModel

/// How many kinds of records were written down on each day: a day on which nothing else was written says nothing about what
/// is missing on it.
struct WrittenKinds {
    private let first: Int
    private let counts: [Int]
    /// Of each day whether there is a record of that kind: entries, mindfulness, workouts, then the trackers.
    private let written: [[Bool]]

    /// O(days × trackers); empty where it is not needed.
    init(_ analysis: Analysis, isNeeded: Bool) {
        first = analysis.days.first.number
        guard isNeeded else {
            (counts, written) = ([], [])
            return
        }
        let records = analysis.days.range.map { analysis.days[$0] }
        var written = [
            records.map { $0?.entry != nil }, records.map { $0?.hasMindfulness == true },
            records.map { $0?.hasWorkouts == true },
        ]
        for tracker in analysis.trackers {
            let days = tracker.days
            written.append(analysis.days.range.map { days.count(on: $0) > 0 })
        }
        var counts = [Int](repeating: 0, count: records.count)
        for kind in written { for offset in kind.indices where kind[offset] { counts[offset] += 1 } }
        (self.counts, self.written) = (counts, written)
    }

    /// Whether it is known of a day to which group of a factor it belongs, and what became of a thing so many days later.
    ///
    /// What is told by its missing, such as a day without a saboteur, takes a record of something else on its day. On one day
    /// that is something besides both: else one of them would be missing just where the other is not.
    func isKnown(_ thing: ComparedThing, beside factor: ComparisonFactor, on day: Int, later: Int) -> Bool {
        let next = day + later
        var (ownOfDay, ownOfNext): (Int?, Int?)
        if factor != .evenings { ownOfDay = isWritten(place(of: factor), on: day) ? 1 : 0 }
        if case .saboteur(let tracker) = thing { ownOfNext = isWritten(3 + tracker, on: next) ? 1 : 0 }
        if later == 0, let factor = ownOfDay, let thing = ownOfNext { return count(on: day) > factor + thing }
        return ownOfDay.map { count(on: day) > $0 } ?? true && ownOfNext.map { count(on: next) > $0 } ?? true
    }

    /// Whether it is known of a day if a thing was there: something else was written down.
    func isKnown(_ thing: ComparedThing, on day: Day) -> Bool {
        count(on: day.number) > (isWritten(3 + thing.tracker, on: day.number) ? 1 : 0)
    }

    private func count(on day: Int) -> Int {
        let offset = day - first
        return offset >= 0 && offset < counts.count ? counts[offset] : 0
    }

    private func place(of factor: ComparisonFactor) -> Int {
        switch factor {
        case .evenings: 0
        case .activity(.meditation): 1
        case .activity(.workout): 2
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker): 3 + tracker
        }
    }

    private func isWritten(_ kind: Int, on day: Int) -> Bool {
        let offset = day - first
        return offset >= 0 && offset < counts.count && written[kind][offset]
    }
}
