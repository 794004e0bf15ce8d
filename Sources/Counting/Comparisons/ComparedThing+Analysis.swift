import Model

extension ComparedThing {
    private static let (mostNumbers, mostSaboteurs, mostThings) = (2, 2, 4)
    /// Numbers with fewer days are left out.
    private static let fewestDays = 20

    /// Everything that is compared, with its values by day, ascending: moods, numbers, saboteurs; O(days × things +
    /// logs).
    static func all(in analysis: Analysis) -> [(thing: ComparedThing, values: [(day: Day, value: FixedDecimal)])] {
        // What a public edition knows of trackers isn't enough to compare.
        let inUse = analysis.audience == .private ? analysis.trackers.filter(\.isActive) : []
        let mood = inUse.firstNonNil { tracker in analysis.moods(of: tracker).map { (tracker, $0) } }
        let moods = mood.flatMap { tracker, history in
            history.values(of: tracker).map { (ComparedThing.mood(tracker: tracker.index, $0.kind), $0.values) }
        }
        let numbers = inUse.filter { tracker in
            (tracker.mode == .number || tracker.mode == .counter) && !tracker.isAboutMood
                && tracker.days.loggedDays >= fewestDays
        }
        let saboteurs = inUse.filter { $0.kind == .saboteur && $0.days.logs > 0 }
        let all =
            [moods].compactMap(\.self)
            + numbers.prefix(mostNumbers).map { (.number(tracker: $0.index), $0.dayValues) }
            + saboteurs.prefix(mostSaboteurs).map {
                (.saboteur(tracker: $0.index), $0.noticedDays(upTo: analysis.today))
            }
        return Array(all.prefix(mostThings))
    }
}

extension ComparedThing {
    /// How a tracker is measured in an experiment, and its values by day; nil if it can't be measured.
    ///
    /// A mood without a scale can't: its most frequent option may change. A day without a log of a saboteur has a value
    /// only if something else was recorded on it.
    static func values(
        of tracker: TrackerAnalysis, in analysis: Analysis
    ) -> (thing: ComparedThing, values: [(day: Day, value: FixedDecimal)])? {
        if tracker.mode == .number || tracker.mode == .counter {
            return (
                tracker.isAboutMood
                    ? .mood(tracker: tracker.index, .pleasant) : .number(tracker: tracker.index), tracker.dayValues
            )
        }
        if tracker.kind == .saboteur {
            let written = WrittenKinds(analysis)
            let thing = ComparedThing.saboteur(tracker: tracker.index)
            return (thing, tracker.noticedDays(upTo: analysis.today).filter { written.isKnown(thing, on: $0.day) })
        }
        guard tracker.isAboutMood, let moods = analysis.moods(of: tracker), moods.isScale else { return nil }
        return moods.values(of: tracker).map { (.mood(tracker: tracker.index, $0.kind), $0.values) }
    }
}

extension TrackerAnalysis {
    fileprivate var dayValues: [(day: Day, value: FixedDecimal)] {
        guard let range = days.range else { return [] }
        return range.compactMap { day in
            let value = days.value(on: day)
            return value.isKnown ? (day, value.rounded(toPlaces: 9)) : nil
        }
    }

    /// 1 for each day on which it was noticed, 0 for the other days since the first.
    fileprivate func noticedDays(upTo today: Day) -> [(day: Day, value: FixedDecimal)] {
        guard let first = firstDay, first <= today else { return [] }
        return (first...today).map { ($0, FixedDecimal(days.count(on: $0) > 0 ? 1 : 0)) }
    }
}

extension MoodHistory {
    /// How pleasant each day with a mood was: on a scale, the mean of its logs; else whether the most frequent mood was
    /// logged; nil if no day has a value.
    fileprivate func values(
        of tracker: TrackerAnalysis
    ) -> (kind: ComparisonFactor.MoodKind, values: [(day: Day, value: FixedDecimal)])? {
        guard let compared else { return nil }
        if tracker.mode == .number { return (compared.kind, tracker.dayValues) }
        var sums = [(sum: Int, count: Int)](repeating: (0, 0), count: range.count)
        for (index, row) in rows.enumerated() {
            let step: Int? =
                switch row.step {
                case .valence(let valence): valence
                case .value(let value): value
                case .option: isScale ? nil : compared.rows.contains(index) ? 1 : 0
                }
            guard let step else { continue }
            for day in row.days {
                let offset = range.lowerBound.distance(to: day)
                // Without a scale a day has the mood or doesn't; steps of a scale have a mean.
                sums[offset] =
                    isScale ? (sums[offset].sum + step, sums[offset].count + 1) : (max(sums[offset].sum, step), 1)
            }
        }
        let values = range.enumerated().compactMap { offset, day -> (day: Day, value: FixedDecimal)? in
            let (sum, count) = sums[offset]
            guard count > 0 else { return nil }
            return (day, FixedDecimal(billionths: divideRounding(Int128(sum) * FixedDecimal.unit, by: Int128(count))))
        }
        return values.isEmpty ? nil : (compared.kind, values)
    }
}
