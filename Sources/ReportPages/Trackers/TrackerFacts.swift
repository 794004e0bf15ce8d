import ProgressAnalysis
import ProgressModel
import ReportWords

/// The large numbers of a tracker's page.
enum TrackerFacts {
    /// The longest streak, what a counter adds up, how often the tracker was logged, and when last.
    static func all(_ tracker: TrackerAnalysis, in report: Report) -> [Fact] {
        let phrases = report.phrases
        var facts: [Fact] = []
        if let streak = tracker.streak, let longest = streak.longest {
            facts.append(
                Fact(
                    .peak, phrases.longestStreak, phrases.length(longest.length, streak.unit),
                    note: phrases.shortSpan(longest.first, longest.last)))
        }
        guard let range = tracker.days.range else { return facts }
        facts += tracker.mode == .counter ? amounts(tracker, in: report) : counts(tracker, phrases)
        if tracker.mode != .avoidance, tracker.streak?.current ?? 0 == 0 {
            facts.append(Fact(.drop, phrases.lastLog, lastLog(range.upperBound, in: report)))
        }
        return facts
    }

    private static func lastLog(_ day: Day, in report: Report) -> Figure {
        let phrases = report.phrases
        if day == report.today { return Figure(phrases.today) }
        let isThisYear = day.date.year == report.today.date.year
        return Figure(isThisYear ? phrases.shortDayAndMonth(day) : phrases.shortDate(day))
    }

    /// How often something was noticed lately and in all.
    private static func counts(_ tracker: TrackerAnalysis, _ phrases: any Phrases) -> [Fact] {
        let isSaboteur = tracker.mode.kind == .saboteur
        let words = isSaboteur ? phrases.moments : phrases.logs
        var facts: [Fact] = []
        if isSaboteur, tracker.tracker.isActive, let recent = tracker.insights.trend.lastFourWeeks {
            facts.append(Fact(.flag, phrases.lastFourWeeks, words(recent)))
        }
        facts.append(Fact(.leaf, phrases.inAllLabel, words(tracker.days.logs), note: since(tracker, phrases)))
        return facts
    }

    /// How much was counted on a day and in all.
    private static func amounts(_ tracker: TrackerAnalysis, in report: Report) -> [Fact] {
        let phrases = report.phrases
        var facts: [Fact] = []
        if let goal = tracker.tracker.dailyGoal {
            facts.append(
                Fact(
                    .flag, phrases.goalReached,
                    phrases.onDays(tracker.days.days(meeting: .goal(goal)), of: tracker.days.loggedDays),
                    note: Figure(goal, of: tracker, in: report).text))
        }
        if let mean = tracker.days.meanTotal {
            facts.append(
                Fact(.drop, phrases.averageDay, Figure(mean, of: tracker, in: report), note: phrases.ofDaysWithLog))
        }
        facts.append(
            Fact(
                .leaf, phrases.inAllLabel, Figure(tracker.days.total, of: tracker, in: report),
                note: since(tracker, phrases)))
        return facts
    }

    private static func since(_ tracker: TrackerAnalysis, _ phrases: any Phrases) -> String {
        tracker.days.range.map { phrases.since(phrases.date($0.lowerBound)) } ?? ""
    }
}

extension Figure {
    /// An amount of what a counter counts: `8 glasses`.
    init(_ amount: FixedDecimal, of tracker: TrackerAnalysis, in report: Report) {
        let unit = tracker.tracker.unit?.text(in: report.language) ?? ""
        self.init(report.numbers.text(amount), amount.whole == 1 ? report.phrases.singular(unit) : unit)
    }
}

extension Phrases {
    /// `3 March to 21 March 2025`; one day alone is named once.
    func shortSpan(_ first: Day, _ last: Day) -> String {
        if first == last { return shortDate(first) }
        let isOneYear = first.date.year == last.date.year
        return span(isOneYear ? shortDayAndMonth(first) : shortDate(first), shortDate(last))
    }
}
