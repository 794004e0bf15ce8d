import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// A badge for each streak that was ever begun, the savings and the timer, then the active trackers with a streak in
    /// the order of their file.
    package var badges: [Badge] {
        var badges: [Badge] = []
        if hasLevels { badges.append(badge("noalc", phrases.noalcStreak, analysis.noalc.streak)) }
        if hasMindfulness { badges.append(badge("meditation", phrases.meditationStreak, analysis.meditation.streak)) }
        if hasWorkouts { badges.append(badge("workout", phrases.workoutStreak, analysis.workout.streak)) }
        if hasLevels, let amount = analysis.savings?.amount {
            let isGood = analysis.sobriety.soberDays > 0
            badges.append(
                Badge(name: "savings", label: phrases.saved, message: phrases.money.text(amount), isGood: isGood))
        }
        if hasLevels { badges.append(timerBadge()) }
        // A tracker may be called what a badge of ours is called.
        var taken = Set(badges.map(\.name) + ["today"])
        for tracker in analysis.trackers where tracker.tracker.isActive {
            guard let streak = tracker.streak else { continue }
            var name = tracker.tracker.id
            while !taken.insert(name).inserted { name = "tracker-" + name }
            badges.append(badge(name, of: tracker, streak))
        }
        return badges
    }

    package var todayRing: TodayRing {
        let shares = analysis.ringShares(on: today, focus: [])
        let record = analysis.days[today]
        let drawing = RingCell.Drawing(
            core: hasLevels ? core(of: record?.level) : nil, isHealed: isHealed(today), isToday: false,
            workout: shares.workout, mindfulness: shares.mindfulness, focus: [])
        var words: [String] = []
        if hasLevels { words.append(record?.level.map(phrases.level) ?? phrases.noEntry) }
        for (minutes, what) in [
            (record?.workoutMinutes ?? 0, phrases.workout), (record?.mindfulnessMinutes ?? 0, phrases.mindfulness),
        ] where minutes > 0 {
            words.append("\(phrases.minutes(numbers.text(minutes)).text) \(what)")
        }
        let text = words.isEmpty ? phrases.noEntry : words.joined(separator: ", ")
        let title = "\(phrases.today), \(phrases.date(today)): \(text)"
        return TodayRing(
            cell: RingCell(number: today.dayOfMonth, label: title, drawing: drawing, link: nil),
            rings: RingSet(hasWorkout: hasWorkouts, hasMindfulness: hasMindfulness, focusColours: []), title: title)
    }

    private func core(of level: Level?) -> RingCell.Core {
        switch level {
        case .steady: .steady
        case .easy: .easy
        case .wild: .wild
        case nil: .none
        }
    }

    private func badge(_ name: String, _ label: String, _ streak: Streak) -> Badge {
        Badge(name: name, label: label, message: phrases.days(streak.current).text, isGood: streak.current > 0)
    }

    private func badge(_ name: String, of tracker: TrackerAnalysis, _ streak: Streak) -> Badge {
        let title = self.name(of: tracker)
        switch tracker.mode {
        case .avoidance: return badge(name, capitalized(phrases.without(title)), streak)
        case .awareness:
            let message = phrases.awareDays(streak.current).text
            return Badge(name: name, label: title, message: message, isGood: streak.current > 0)
        case .counter, .yesNo, .selection, .note: return badge(name, title, streak)
        }
    }

    /// The whole days that the timer shows.
    private func timerBadge() -> Badge {
        let days = (analysis.sobriety.timer?.elapsedSeconds(at: analysis.now) ?? 0) / 86_400
        let message = Figure(numbers.text(days), phrases.dayUnit(days)).text
        return Badge(name: "timer", label: phrases.soberFor, message: message, isGood: analysis.sobriety.current != nil)
    }
}
