import Counting
import Model
import Wording

/// The large numbers of a tracker's page.
enum TrackerFacts {
    /// The longest streak, the sum of a counter, the number of logs, and the last log.
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
        switch tracker.mode {
        case .counter: facts += amounts(tracker, in: report)
        case .number: facts += numbers(tracker, in: report)
        default: facts += counts(tracker, phrases, isPublic: report.audience == .public)
        }
        // The public edition counts days, not logs.
        if report.audience == .private, tracker.mode != .avoidance, tracker.streak?.current ?? 0 == 0 {
            facts.append(Fact(nil, phrases.lastLog, lastLog(range.upperBound, in: report)))
        }
        return facts
    }

    private static func lastLog(_ day: Day, in report: Report) -> Figure {
        Figure(day == report.today ? report.phrases.today : report.shortDate(day))
    }

    /// The recent and the total number of moments.
    private static func counts(_ tracker: TrackerAnalysis, _ phrases: Phrases, isPublic: Bool) -> [Fact] {
        let isSaboteur = tracker.mode.kind == .saboteur
        let words = isPublic ? phrases.days : isSaboteur ? phrases.moments : phrases.logs
        var facts: [Fact] = []
        if isSaboteur, tracker.isActive, let recent = tracker.insights.trend.lastFourWeeks {
            facts.append(Fact(nil, phrases.lastFourWeeks, words(recent)))
        }
        facts.append(Fact(nil, phrases.inAllLabel, words(tracker.days.logs), note: since(tracker, phrases)))
        return facts
    }

    /// The amounts on a day and in total.
    private static func amounts(_ tracker: TrackerAnalysis, in report: Report) -> [Fact] {
        let phrases = report.phrases
        var facts = targets(tracker, in: report)
        if let mean = tracker.days.meanTotal {
            facts.append(
                Fact(nil, phrases.averageDay, Figure(mean, of: tracker, in: report), note: phrases.ofDaysWithLog))
        }
        facts.append(
            Fact(
                nil, phrases.inAllLabel, Figure(tracker.days.total, of: tracker, in: report),
                note: since(tracker, phrases)))
        return facts
    }

    /// The number of days on which the goal was met or the limit kept.
    private static func targets(_ tracker: TrackerAnalysis, in report: Report) -> [Fact] {
        let phrases = report.phrases
        guard let target = tracker.target else { return [] }
        let days = phrases.onDays(tracker.days.days(meeting: target), of: tracker.days.doneDays)
        switch target {
        case .goal(let amount):
            return [Fact(nil, phrases.goalReached, days, note: Figure(amount, of: tracker, in: report).text)]
        case .limit(let amount):
            let limit = phrases.atMost(Figure(amount, of: tracker, in: report).text)
            return [Fact(nil, phrases.limitKept, days, note: limit)]
        }
    }

    private static func numbers(_ tracker: TrackerAnalysis, in report: Report) -> [Fact] {
        guard let numbers = tracker.days.numbers, let last = tracker.days.lastValueDay else { return [] }
        let phrases = report.phrases
        let text = { (amount: FixedDecimal) in tracker.tracker.text(of: amount, report.numbers) }
        let unit = Figure(numbers.max, of: tracker, in: report).unit
        var facts = [
            Fact(
                nil, phrases.latestValue, Figure(numbers.latest, of: tracker, in: report),
                note: phrases.shortDate(last)),
            Fact(
                nil, phrases.averageDay, Figure(numbers.mean, of: tracker, in: report),
                note: since(tracker, phrases)),
        ]
        if numbers.min != numbers.max {
            facts.append(Fact(nil, phrases.valueRange, Figure("\(text(numbers.min))–\(text(numbers.max))", unit)))
        }
        if tracker.hasTotal {
            facts.append(Fact(nil, phrases.inAllLabel, Figure(tracker.days.total, of: tracker, in: report)))
        }
        return facts + targets(tracker, in: report)
    }

    private static func since(_ tracker: TrackerAnalysis, _ phrases: Phrases) -> String {
        tracker.days.range.map { phrases.since(phrases.date($0.lowerBound)) } ?? ""
    }
}

extension Figure {
    /// An amount with the tracker's unit: `8 glasses`, `7:30 h`.
    init(_ amount: FixedDecimal, of tracker: TrackerAnalysis, in report: Report) {
        let unit = tracker.unit?.text(in: report.language) ?? ""
        let text = tracker.tracker.text(of: amount, report.numbers)
        self.init(text, amount.whole == 1 ? report.phrases.singular(unit) : unit)
    }
}

extension Phrases {
    /// `3 March to 21 March 2025`; a single day is written once.
    func shortSpan(_ first: Day, _ last: Day) -> String {
        if first == last { return shortDate(first) }
        let isOneYear = first.date.year == last.date.year
        return span(isOneYear ? shortDayAndMonth(first) : shortDate(first), shortDate(last))
    }
}
