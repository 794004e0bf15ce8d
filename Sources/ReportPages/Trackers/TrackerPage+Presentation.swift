import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// The page of a tracker by its id; nil where no tracker has it.
    func trackerPage(_ id: String) -> TrackerPage? {
        guard let index = analysis.trackers.firstIndex(where: { $0.tracker.id == id }) else { return nil }
        let tracker = analysis.trackers[index]
        let name = name(of: tracker)
        return TrackerPage(
            frame: frame(.tracker(id), title: title(name), description: phrases.trackerDescription(name)),
            icon: tracker.tracker.icon, name: name, pager: trackerPager(index),
            prompt: tracker.tracker.prompt?.text(in: language), tags: tags(of: tracker), remark: remark(on: tracker),
            streak: tracker.streak.map { trackerStreak(tracker, $0) }, facts: trackerFacts(tracker),
            calendar: trackerCalendar(tracker), cards: trackerCards(tracker))
    }

    private func trackerPager(_ index: Int) -> Pager {
        func step(_ index: Int) -> Pager.Step? {
            guard analysis.trackers.indices.contains(index) else { return nil }
            let tracker = analysis.trackers[index]
            return Pager.Step(link: Link(.tracker(tracker.tracker.id)), text: name(of: tracker))
        }
        return Pager(
            label: phrases.trackerPages, before: step(index - 1), after: step(index + 1), up: nil,
            beforeWord: phrases.before, afterWord: phrases.next)
    }

    private func tags(of tracker: TrackerAnalysis) -> [String] {
        var tags: [String] = []
        if tracker.mode.kind == .saboteur { tags.append(phrases.mode(tracker.mode)) }
        if tracker.tracker.visibility == .hidden { tags.append(phrases.onlyForYou) }
        return tags
    }

    private func remark(on tracker: TrackerAnalysis) -> String? {
        if !tracker.tracker.isActive { return phrases.rests }
        if tracker.mode == .avoidance, tracker.walk(on: today) == nil,
            let since = tracker.tracker.modeChanges.first?.since ?? tracker.tracker.createdAt, since > today
        {
            return phrases.avoidanceBegins(phrases.date(since))
        }
        return tracker.days.logs == 0 && tracker.mode != .avoidance ? phrases.noLogsYet : nil
    }

    private func trackerStreak(_ tracker: TrackerAnalysis, _ streak: Streak) -> TrackerStreak {
        let policy = streak.walk.policy
        let earns = policy.rewardEvery != nil && !policy.heals.isEmpty
        var notes: [String] = []
        if streak.current > streak.good { notes.append(phrases.healedDays(streak.current - streak.good)) }
        if tracker.tracker.isActive {
            if streak.isPending { notes.append(phrases.openToday) }
            if streak.current > 0, let days = streak.nextRewardIn { notes.append(phrases.nextReward(days)) }
            if streak.current == 0, !streak.walk.days.isEmpty { notes.append(phrases.streakBegins) }
        }
        return TrackerStreak(
            label: phrases.streak, figure: streakFigure(tracker.mode, streak.current, name(of: tracker)),
            rewards: streak.shownRewards, cap: earns ? policy.cap : 0,
            rewardText: streak.shownRewards > 0 ? phrases.rewards(streak.shownRewards).text : nil,
            notes: notes.joined(separator: " "))
    }

    /// A length in the words of a mode: `5 days aware`, `5 days without X`, `5 days`.
    func streakFigure(_ mode: Tracker.Mode, _ length: Int, _ name: String) -> Figure {
        switch mode {
        case .awareness: phrases.awareDays(length)
        case .avoidance: phrases.daysWithout(length, name)
        case .counter, .yesNo, .selection, .note: phrases.days(length)
        }
    }

    private func trackerFacts(_ tracker: TrackerAnalysis) -> [Fact] {
        var facts: [Fact] = []
        if let longest = tracker.streak?.longest {
            facts.append(
                Fact(
                    .peak, phrases.longestStreak, phrases.days(longest.length),
                    note: span(longest.first, longest.last)))
        }
        guard let range = tracker.days.range else { return facts }
        if tracker.mode == .counter { facts += counterFacts(tracker) }
        let count = tracker.mode.kind == .saboteur ? phrases.moments : phrases.logs
        if tracker.mode.kind == .saboteur, tracker.tracker.isActive,
            let recent = tracker.insights.trend.lastFourWeeks
        {
            facts.append(
                Fact(.flag, phrases.lastFourWeeks, count(recent)))
        }
        if tracker.mode != .counter {
            facts.append(
                Fact(
                    .leaf, phrases.inAllLabel, count(tracker.days.logs),
                    note: phrases.since(phrases.date(range.lowerBound))))
        }
        if tracker.mode != .avoidance, tracker.streak?.current ?? 0 == 0 {
            let last = range.upperBound
            let date =
                last.date.year == today.date.year ? phrases.shortDayAndMonth(last) : phrases.shortDate(last)
            facts.append(
                Fact(
                    .drop, phrases.lastLog,
                    Figure(last == today ? phrases.today : date)))
        }
        return facts
    }

    private func counterFacts(_ tracker: TrackerAnalysis) -> [Fact] {
        var facts: [Fact] = []
        if let goal = tracker.tracker.dailyGoal {
            facts.append(
                Fact(
                    .flag, phrases.goalReached,
                    phrases.onDays(tracker.days.days(reaching: goal), of: tracker.days.loggedDays),
                    note: amountWords(goal, tracker)))
        }
        if let mean = tracker.days.meanTotal {
            facts.append(
                Fact(
                    .drop, phrases.averageDay, amountFigure(mean, tracker),
                    note: phrases.ofDaysWithLog))
        }
        facts.append(
            Fact(
                .leaf, phrases.inAllLabel, amountFigure(tracker.days.total, tracker),
                note: tracker.days.range.map { phrases.since(phrases.date($0.lowerBound)) } ?? ""))
        return facts
    }

    /// `8 glasses`.
    func amountFigure(_ amount: FixedDecimal, _ tracker: TrackerAnalysis) -> Figure {
        let unit = tracker.tracker.unit?.text(in: language) ?? ""
        return Figure(numbers.text(amount), amount.whole == 1 ? phrases.singular(unit) : unit)
    }

    func amountWords(_ amount: FixedDecimal, _ tracker: TrackerAnalysis) -> String {
        amountFigure(amount, tracker).text
    }

    /// `3 March to 21 March 2025`; one day alone is named once.
    func span(_ first: Day, _ last: Day) -> String {
        if first == last { return phrases.shortDate(first) }
        let isOneYear = first.date.year == last.date.year
        let start = isOneYear ? phrases.shortDayAndMonth(first) : phrases.shortDate(first)
        return phrases.span(start, phrases.shortDate(last))
    }
}
