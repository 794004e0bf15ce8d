import Model

extension FactorDays {
    private static let mostSaboteurs = 2
    private static let mostHabits = 3

    /// Everything that written things are compared with: the person's choice, or a fixed list.
    static func besideThings(in analysis: Analysis) -> [FactorDays] {
        guard analysis.history.profile.comparisons == nil else { return besideMetrics(in: analysis) }
        let habits = analysis.trackers.filter { tracker in
            tracker.isActive && tracker.kind == .good && !tracker.isAboutMood && tracker.days.logs > 0
        }
        let factors = fixedList(in: analysis)
        let habitDays = habits.prefix(mostHabits).map { days(of: $0, in: analysis) }
        return factors.filter { !$0.factor.isSaboteur } + habitDays + factors.filter(\.factor.isSaboteur)
    }

    /// Everything that metrics are compared with, in display order: the person's choice, or a fixed list.
    static func besideMetrics(in analysis: Analysis) -> [FactorDays] {
        analysis.history.profile.comparisons.map { chosen in chosen.compactMap { days(of: $0, in: analysis) } }
            ?? fixedList(in: analysis)
    }

    private static func fixedList(in analysis: Analysis) -> [FactorDays] {
        let activities = Activity.allCases.compactMap { recordedDays(of: $0, in: analysis) }
        let saboteurs = analysis.trackers.filter {
            $0.tracker.kind == .saboteur && $0.tracker.isActive && $0.days.logs > 0
        }
        return [evenings(in: analysis)].compactMap(\.self) + activities
            + [analysis.trackers.firstNonNil { mood($0, in: analysis) }].compactMap(\.self)
            + saboteurs.prefix(mostSaboteurs).map { days(of: $0, in: analysis) }
    }

    /// The factor for a choice in the profile; nil if it was never recorded.
    private static func days(of records: Reminder.Activity, in analysis: Analysis) -> FactorDays? {
        switch records {
        case .noalc: return evenings(in: analysis)
        case .meditation: return recordedDays(of: .meditation, in: analysis)
        case .workout: return recordedDays(of: .workout, in: analysis)
        case .tracker(let id):
            guard let tracker = analysis.trackers.first(where: { $0.tracker.id == id }) else { return nil }
            if tracker.isAboutMood { return mood(tracker, in: analysis) }
            return tracker.days.logs > 0 ? days(of: tracker, in: analysis) : nil
        }
    }

    private static func recordedDays(of activity: Activity, in analysis: Analysis) -> FactorDays? {
        analysis.activity(activity).streak.walk.isEmpty ? nil : days(of: activity, in: analysis)
    }

    private static func evenings(in analysis: Analysis) -> FactorDays? {
        guard !analysis.noalc.streak.walk.isEmpty else { return nil }
        return FactorDays(.evenings, in: analysis.days.range) { day in
            guard let record = analysis.days[day], !record.isAssumed else { return nil }
            return switch record.level {
            case .steady: 0
            case .easy: 1
            case .wild: 2
            case nil: nil
            }
        }
    }

    private static func days(of activity: Activity, in analysis: Analysis) -> FactorDays {
        let first = analysis.activity(activity).streak.walk.days.lowerBound
        return FactorDays(.activity(activity), in: first...max(first, analysis.today)) {
            analysis.counts(activity, on: $0) ? 0 : 1
        }
    }

    private static func days(of tracker: TrackerAnalysis, in analysis: Analysis) -> FactorDays {
        let first = tracker.firstDay ?? analysis.today
        let isHabit = tracker.kind == .good
        let factor = isHabit ? ComparisonFactor.habit(tracker: tracker.index) : .saboteur(tracker: tracker.index)
        return FactorDays(factor, in: first...max(first, analysis.today)) { day in
            let isWith = isHabit ? tracker.isGood(day) : tracker.days.count(on: day) > 0
            return isWith ? 0 : 1
        }
    }

    /// Nil for a tracker without moods, or with too few of them.
    private static func mood(_ tracker: TrackerAnalysis, in analysis: Analysis) -> FactorDays? {
        guard let moods = analysis.moods(of: tracker), let wanted = moods.compared else { return nil }
        let first = moods.range.lowerBound
        var groups = [Int?](repeating: nil, count: moods.range.count)
        for (rows, group) in [(Array(moods.rows.indices), 1), (wanted.rows, 0), (wanted.opposed, 1)] {
            for day in rows.flatMap({ moods.rows[$0].days }) { groups[first.distance(to: day)] = group }
        }
        return FactorDays(.mood(tracker: tracker.index, wanted.kind), in: moods.range) {
            groups[first.distance(to: $0)]
        }
    }
}

extension ComparisonFactor {
    fileprivate var isSaboteur: Bool { if case .saboteur = self { true } else { false } }
}

extension MoodHistory {
    /// The rows that form one group, and the rows that take a day out of it.
    var compared: (kind: ComparisonFactor.MoodKind, rows: [Int], opposed: [Int])? {
        guard isScale else {
            guard let most = rows.indices.max(by: { (rows[$0].days.count, $1) < (rows[$1].days.count, $0) }),
                case .option(let option) = rows[most].step
            else { return nil }
            return (.option(option), [most], [])
        }
        let values = rows.compactMap { if case .value(let value) = $0.step { value } else { nil } }
        // Twice the middle, which may be between two values.
        let middle = (values.min() ?? 0) + (values.max() ?? 0)
        func side(_ step: MoodStep) -> Int {
            switch step {
            case .valence(let valence): valence
            case .value(let value): 2 * value - middle
            case .option: 0
            }
        }
        return (
            .pleasant, rows.indices.filter { side(rows[$0].step) > 0 }, rows.indices.filter { side(rows[$0].step) < 0 }
        )
    }
}
