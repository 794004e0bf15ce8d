import Model

/// How many kinds of records were written down on each day: a day on which nothing else was written says nothing about what
/// is missing on it.
struct WrittenKinds {
    private let first: Int
    private let counts: [Int]
    /// Of each day whether there is a record of that kind: entries, mindfulness, workouts, then the trackers.
    private let written: [[Bool]]

    /// O(days × trackers).
    init(_ analysis: Analysis) {
        first = analysis.days.first.number
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

    /// A factor without the days of which it isn't known to which group they belong, or what became of a thing `later` days
    /// afterwards.
    ///
    /// What is told by its missing, such as a day without a saboteur, takes a record of something else on its day. On one day
    /// that is something besides both: else one of them would be missing just where the other is not.
    func known(_ thing: ComparedThing, beside factor: FactorDays, later: Int) -> FactorDays {
        let ofDay = factor.factor == .evenings ? nil : written[place(of: factor.factor)]
        let ofNext: [Bool]? = if case .saboteur(let tracker) = thing { written[3 + tracker] } else { nil }
        switch (ofDay, ofNext) {
        case (nil, nil): return factor
        case (let own?, nil): return factor.known { others(than: own, on: $0) > 0 }
        case (nil, let own?): return factor.known { others(than: own, on: $0 + later) > 0 }
        case (let own?, let next?):
            return factor.known { day in
                let (besideOwn, besideNext) = (others(than: own, on: day), others(than: next, on: day + later))
                return besideOwn > 0 && besideNext > 0 && (later > 0 || besideOwn + besideNext > counts[day - first])
            }
        }
    }

    /// Whether it is known of a day if a thing was there: something else was written down.
    func isKnown(_ thing: ComparedThing, on day: Day) -> Bool {
        others(than: written[3 + thing.tracker], on: day.number) > 0
    }

    /// How many other kinds were written down on a day.
    private func others(than own: [Bool], on day: Int) -> Int {
        let offset = day - first
        return own.indices.contains(offset) ? counts[offset] - (own[offset] ? 1 : 0) : 0
    }

    private func place(of factor: ComparisonFactor) -> Int {
        switch factor {
        case .evenings: 0
        case .activity(.meditation): 1
        case .activity(.workout): 2
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker): 3 + tracker
        }
    }
}
