import Model

/// Which kinds of records each day has: a day with no other record says nothing about what is missing on it.
struct WrittenKinds {
    private let first: Int
    private let counts: [Int]
    /// By kind (entries, mindfulness, workouts, then the trackers), for each day whether it has such a record.
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

    /// A factor without the days whose group is unknown, or on which the thing `later` days afterwards is unknown.
    ///
    /// Something known by its absence, such as a day without a saboteur, needs another record on its day. If both are
    /// on the same day, it needs a record besides the two: otherwise one would be missing exactly when the other isn't.
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

    /// Whether the absence of a thing on a day is certain, because something else was recorded.
    func isKnown(_ thing: ComparedThing, on day: Day) -> Bool {
        others(than: written[3 + thing.tracker], on: day.number) > 0
    }

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
