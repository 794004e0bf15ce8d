import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func dayDetail(_ day: Day, isDefault: Bool) -> DayDetail {
        let record = analysis.days[day]
        let entry = record?.entry.map { analysis.history.entries[$0] }
        let mindfulness = record?.mindfulnessMinutes ?? 0
        let workout = record?.workoutMinutes ?? 0
        let logs = analysis.days.logs(on: day).count
        return DayDetail(
            number: day.dayOfMonth, name: phrases.weekdayAndNumber(day), month: phrases.monthName(day.date.month),
            today: day == today ? phrases.today : nil, levelEmoji: entry?.level.emoji,
            level: entry.map { phrases.level($0.level) } ?? (hasLevels ? phrases.noEntry : ""),
            healed: isHealed(day) ? phrases.healedByJoker : nil,
            mindfulness: mindfulness > 0 ? numbers.text(mindfulness) : nil,
            workout: workout > 0 ? numbers.text(workout) : nil, logs: logs > 0 ? phrases.logs(logs).text : nil,
            isDefault: isDefault, remarks: remarks(on: day),
            metrics: metrics(on: day, entry, mindfulness: mindfulness, workout: workout),
            marks: analysis.trackers.compactMap { mark(of: $0, on: day) },
            timeline: analysis.audience == .public ? [] : timeline(of: day),
            noEntries: analysis.audience == .public ? "" : phrases.noLogs, entryNote: entry?.note,
            note: analysis.history.notes[day],
            back: phrases.backToCalendar)
    }

    private func remarks(on day: Day) -> [DayDetail.Remark] {
        var remarks: [DayDetail.Remark] = []
        if let event = earnedRewards[day], case .earned(let days) = event.kind {
            remarks.append(.init(symbol: .earned, text: phrases.earned(days: days, held: event.balance)))
        }
        guard let streakDay = analysis.noalc.streak.walk[day], case .missed(let reason) = streakDay.mark else {
            return remarks
        }
        switch streakDay.outcome {
        case .healed:
            let text = phrases.healedDay(reason, length: streakDay.length, left: streakDay.balance)
            remarks.append(.init(symbol: .healed, text: text))
        case .broken(let lost) where lost > 0 || reason != .gap:
            remarks.append(.init(symbol: .open, text: phrases.openDay(reason)))
        case .broken, .good, .pending: break
        }
        return remarks
    }

    private func metrics(
        on day: Day, _ entry: Entry?, mindfulness: Int, workout: Int
    ) -> [DayDetail.Metric] {
        var metrics: [DayDetail.Metric] = []
        if hasLevels {
            let figure =
                entry.map { entry in
                    let drinks = analysis.tellsDrinks ? phrases.drinks(entry.shownDrinks).text : ""
                    return Figure(phrases.level(entry.level), drinks)
                } ?? Figure("–")
            metrics.append(.init(symbol: .level, label: phrases.level, figure: figure))
        }
        if hasMindfulness {
            let goal = phrases.ofMinutes(profile.mindfulnessGoal.map(numbers.text(_:)))
            metrics.append(
                .init(
                    symbol: .mindfulness, label: phrases.mindfulness, figure: Figure(numbers.text(mindfulness), goal)))
        }
        if hasWorkouts {
            var unit = phrases.ofMinutes(profile.workoutGoal.map(numbers.text(_:)))
            if let energy = analysis.workoutEnergy(on: day) { unit += ", \(phrases.kilocalories(energy))" }
            metrics.append(
                .init(symbol: .workout, label: phrases.workout, figure: Figure(numbers.text(workout), unit)))
        }
        return metrics
    }

    /// A tracker's mark on a day; nil outside of its time, and for one that is no longer used and was not logged.
    private func mark(of tracker: TrackerAnalysis, on day: Day) -> DayDetail.TrackerMark? {
        let count = tracker.days.count(on: day)
        let walk = tracker.walk(on: day)
        guard count > 0 || walk != nil else { return nil }
        let mode = walk?.mode ?? tracker.mode
        let detail =
            switch mode {
            case .counter: counterTotal(tracker, on: day)
            case .awareness, .avoidance: count > 0 ? phrases.moments(count).text : ""
            case .yesNo, .selection, .note: ""
            }
        let name = name(of: tracker)
        return DayDetail.TrackerMark(
            icon: tracker.tracker.icon, name: mode == .avoidance && count == 0 ? phrases.without(name) : name,
            detail: detail, isGood: tracker.isGood(day))
    }
}
