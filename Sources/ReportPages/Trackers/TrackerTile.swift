import ProgressAnalysis
import ProgressModel
package import ReportWords

/// A tracker or an activity among others: its sign, its number, and the last 13 weeks at a glance.
package struct TrackerTile: Sendable {
    /// The days of the last 13 weeks, drawn as a grid of dots.
    package struct Weeks: Sendable {
        package let title: String
        package let description: String
        /// Week by week, seven days each: nil outside of the tracker's time or after today, else 0 for a day without a log
        /// to 3 for one that is full.
        package let strengths: [Int?]

        /// On how many days of each week something was logged.
        var counts: [Int] {
            stride(from: 0, to: strengths.count, by: 7).map { week in
                strengths[week..<week + 7].count { ($0 ?? 0) > 0 }
            }
        }
    }

    package let id: String
    package let icon: String
    package let name: String
    /// Its streak; nil where there is none.
    package let figure: Figure?
    /// Whether a streak is running; one of zero days is no headline.
    var isRunning: Bool { figure.map { $0.number != "0" } ?? false }
    package let jokers: Int
    /// The jokers held in words; nil where none are shown.
    package let jokerText: String?
    /// What is said below the number: when it was logged last, or on how many of the last 28 days; empty where only the
    /// streak may be known.
    package let words: String
    /// Nil where it has no page.
    package let link: Link?
    /// `#RRGGBB`, readable on both schemes; nil where the tracker has no colour of its own.
    package let colour: String?
    package let kind: Kind

    /// Which colour it has where it has none of its own.
    package enum Kind: Sendable {
        case meditation, workout, good, saboteur
    }

    /// Nil where nothing was ever recorded.
    package let weeks: Weeks?
}

extension TrackerTile {
    /// How many weeks are shown.
    static let weekCount = 13

    /// The first days of the weeks that are shown, ascending.
    static func weeks(in report: Report) -> [Day] {
        let last = report.firstDayOfWeek(of: report.today)
        return (0..<weekCount).map { last.advanced(by: 7 * ($0 - weekCount + 1)) }
    }

    /// A tracker of the report.
    init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        let name = report.name(of: tracker)
        id = "tile-" + tracker.id
        icon = tracker.icon
        self.name = name
        link = Link(.tracker(tracker.id))
        colour = report.colour(of: tracker)
        kind = tracker.kind == .saboteur ? .saboteur : .good
        let streak = tracker.isActive ? tracker.streak : nil
        figure = streak.map { phrases.streakFigureBelowName(tracker.mode, $0.current, $0.unit) }
        jokers = streak?.shownRewards ?? 0
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        words = TrackerTile.words(lastDay: tracker.days.range?.upperBound, tracker.mode, in: report) {
            $0.count { tracker.days.count(on: $0) > 0 }
        }
        let marks = TrackerMarks(tracker, in: report)
        weeks =
            tracker.days.logs > 0 || tracker.walk(on: report.today) != nil
            ? Weeks(name, in: report) { TrackerTile.strength(of: marks.mark(on: $0)) } : nil
    }

    /// An activity that was recorded.
    init(_ activity: Activity, in report: Report) {
        let (phrases, days) = (report.phrases, report.analysis.days)
        let streak = report.analysis.activity(activity).streak
        id = "tile-" + activity.rawValue
        icon = activity.emoji
        name = activity.name(phrases)
        link = Link(.activity(activity))
        colour = nil
        kind = activity == .meditation ? .meditation : .workout
        figure = phrases.inARow(streak.current, streak.unit)
        jokers = streak.shownRewards
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        let isRecorded = { (day: Day) in days[day].map(activity.isRecorded) ?? false }
        words = TrackerTile.words(lastDay: days.range.last(where: isRecorded), nil, in: report) {
            $0.count(where: isRecorded)
        }
        weeks = Weeks(name, in: report) { day in
            guard days.range.contains(day) else { return nil }
            return report.analysis.counts(activity, on: day) ? 3 : isRecorded(day) ? 1 : 0
        }
    }

    /// A tracker of which others may see the name and the streak.
    init(_ tracker: SharedTracker, in report: Report) {
        let phrases = report.phrases
        id = ""
        icon = tracker.icon
        name = tracker.name.text(in: report.language).isolated
        figure = phrases.streakFigureBelowName(tracker.mode, tracker.current, tracker.unit)
        jokers = tracker.rewards
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        words = ""
        link = nil
        colour = nil
        kind = tracker.mode.kind == .saboteur ? .saboteur : .good
        weeks = nil
    }

    /// On how many of the last 28 days something was logged, or when it was last.
    private static func words(
        lastDay: Day?, _ mode: Tracker.Mode?, in report: Report, _ count: (ClosedRange<Day>) -> Int
    ) -> String {
        let phrases = report.phrases
        guard let lastDay else { return phrases.neverLogged }
        let recent = report.today.advanced(by: -27)...report.today
        guard recent.contains(lastDay) else { return phrases.lastLogged(report.date(lastDay)) }
        return phrases.onDaysOfLast28(count(recent), mode)
    }

    private static func strength(of mark: TrackerMark) -> Int? {
        switch mark {
        case .outside: nil
        case .none, .healed, .paused, .notPlanned: 0
        case .noted, .done, .kept, .avoided: 3
        case .above, .ended: 1
        case .goal(let third): third == 4 ? 3 : max(1, third - 1)
        case .moments(let count): min(3, count)
        }
    }
}

extension TrackerTile.Weeks {
    /// The weeks up to today's; nil where no day of them is of the tracker's time.
    ///
    /// `strength` is asked for days up to today.
    fileprivate init?(_ name: String, in report: Report, strength: (Day) -> Int?) {
        let (phrases, today) = (report.phrases, report.today)
        let days = TrackerTile.weeks(in: report).flatMap { week in (0..<7).map { week.advanced(by: $0) } }
        let strengths = days.map { $0 > today ? nil : strength($0) }
        self.strengths = strengths
        let known = strengths.compactMap(\.self)
        guard !known.isEmpty else { return nil }
        title = phrases.stripTitle(name, known.count { $0 > 0 }, of: known.count)
        description = phrases.tileDescription
    }
}
