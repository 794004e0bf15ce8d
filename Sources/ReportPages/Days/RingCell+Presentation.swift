import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// A day as a ring cell; its label begins with the weekday.
    func ringCell(_ day: Day) -> RingCell {
        let number = day.dayOfMonth
        guard analysis.days.range.contains(day) else {
            let label = day > today ? "\(phrases.weekdayAndNumber(day)): \(phrases.notYet)" : ""
            return RingCell(number: number, label: label, drawing: nil, link: nil)
        }
        let label = "\(phrases.weekdayAndNumber(day)): \(words(for: day))"
        let link = span.contains(day.yearMonth) ? Link.day(day) : nil
        return RingCell(number: number, label: label, drawing: ringDrawing(day), link: link)
    }

    private func ringDrawing(_ day: Day) -> RingCell.Drawing {
        let shares = analysis.ringShares(on: day, focus: focus)
        let core: RingCell.Core? =
            switch analysis.days[day]?.level {
            case .steady: .steady
            case .easy: .easy
            case .wild: .wild
            case nil: hasLevels ? RingCell.Core.none : nil
            }
        return RingCell.Drawing(
            core: core, isHealed: isHealed(day), isToday: day == today, workout: shares.workout,
            mindfulness: shares.mindfulness, focus: shares.focus)
    }

    func isHealed(_ day: Day) -> Bool { analysis.noalc.streak.walk[day]?.outcome == .healed }

    /// A day in words: `💧 Steady, 0 drinks, 30 min Workout, Snacking: 2 moments`.
    func words(for day: Day) -> String {
        var parts = hasLevels ? [levelWords(day)] : []
        if isHealed(day) { parts.append(phrases.healedByJoker) }
        if let record = analysis.days[day] {
            if record.workoutMinutes > 0 { parts.append(minutes(record.workoutMinutes, phrases.workout)) }
            if record.mindfulnessMinutes > 0 { parts.append(minutes(record.mindfulnessMinutes, phrases.mindfulness)) }
        }
        for (tracker, name) in zip(focus, focusNames) {
            if let words = focusWords(tracker, name, on: day) { parts.append(words) }
        }
        return parts.isEmpty ? phrases.noEntry : parts.joined(separator: ", ")
    }

    private func levelWords(_ day: Day) -> String {
        guard let entry = analysis.days[day]?.entry.map({ analysis.history.entries[$0] }) else {
            return phrases.noEntry
        }
        let level = "\(entry.level.emoji) \(phrases.level(entry.level))"
        return analysis.tellsDrinks ? "\(level), \(phrases.drinks(entry.shownDrinks).text)" : level
    }

    private func minutes(_ minutes: Int, _ what: String) -> String {
        "\(phrases.minutes(numbers.text(minutes)).text) \(what)"
    }

    /// What a focus tracker's ring says; nil before the tracker's time.
    private func focusWords(_ tracker: TrackerAnalysis, _ name: String, on day: Day) -> String? {
        let count = tracker.days.count(on: day)
        guard count > 0 || tracker.walk(on: day) != nil else { return nil }
        switch tracker.walk(on: day)?.mode ?? tracker.mode {
        case .counter: return "\(name) \(counterTotal(tracker, on: day))"
        case .avoidance where count == 0: return phrases.without(name)
        case .awareness, .avoidance: return phrases.noticed(name, count)
        case .yesNo, .selection, .note: return count > 0 ? phrases.withTracker(name) : nil
        }
    }

    /// `6 of 8 glasses`.
    func counterTotal(_ tracker: TrackerAnalysis, on day: Day) -> String {
        let total = tracker.days.total(on: day)
        let goal = tracker.tracker.dailyGoal
        return phrases.amount(
            numbers.text(total), of: goal.map(numbers.text(_:)), unit: unit(of: tracker.tracker, for: goal ?? total))
    }
}
