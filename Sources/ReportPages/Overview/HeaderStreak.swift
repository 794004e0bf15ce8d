import ProgressAnalysis
import ProgressModel
package import ReportWords

/// One of the streaks at the top.
package struct HeaderStreak: Sendable {
    package let emoji: String
    package let name: String
    /// All about the activity; nil where there is no such page.
    package let link: Link?
    package let figure: Figure
    /// `19 good, 3 healed`; nil where all its days are good.
    package let goodAndHealed: String?
    /// How far the week has come under a goal of drinks; nil without one.
    package let week: String?
    /// `2 jokers`; nil where none are held.
    package let jokerText: String?
    package let jokers: Int
    /// How many can be held; 0 where none are earned.
    package let cap: Int
    /// The way to the next joker, as a ring around the emoji; nil where none is on its way.
    package let nextJoker: JokerRing?
    /// Its jokers in the ledger, and what the link is called.
    package let jokersLink: Link
    package let jokersLabel: String
    /// `longest 30 days`; nil where the current one is the longest.
    package let longest: String?
}

extension HeaderStreak {
    /// As many trackers stand at the top where there is nothing else.
    private static let mostTrackers = 3

    /// What leads first: the levels, which also a report without any record has unless it is about habits, and the
    /// activities that were ever recorded; the longest streaks of trackers where habits lead and there are no activities.
    static func all(in report: Report) -> [HeaderStreak] {
        let (levels, activities) = (levels(in: report), activities(in: report))
        guard report.lead == .habits else { return levels + activities }
        return (activities.isEmpty ? trackers(in: report) : activities) + levels
    }

    private static func levels(in report: Report) -> [HeaderStreak] {
        let (phrases, noalc) = (report.phrases, report.analysis.noalc)
        guard report.hasLevels || report.isBlank && report.lead == .stop else { return [] }
        guard report.lead == .less else {
            return [
                HeaderStreak(
                    "noalc", "🍀", phrases.noalcStreak, noalc.streak, figure: phrases.levelLength(noalc),
                    week: noalc.week.map(phrases.sentences), in: report)
            ]
        }
        // The ring tells the running week, and no streak of 0 weeks is told.
        guard noalc.streak.current > 0 else { return [] }
        let name = noalc.streak.unit == .week ? phrases.withinGoalLabel : phrases.noalcStreak
        return [HeaderStreak("noalc", "🍀", name, noalc.streak, in: report)]
    }

    private static func activities(in report: Report) -> [HeaderStreak] {
        report.activities.map { activity in
            HeaderStreak(
                activity.rawValue, activity.emoji, activity.name(report.phrases),
                report.analysis.activity(activity).streak, Link(activity, in: report), in: report)
        }
    }

    private static func trackers(in report: Report) -> [HeaderStreak] {
        longestTrackers(in: report).prefix(mostTrackers).map { tracker, streak in
            HeaderStreak(
                "tracker-" + tracker.id, tracker.icon, report.name(of: tracker), streak, Link(.tracker(tracker.id)),
                figure: report.phrases.streakFigureBelowName(tracker.mode, streak.current, streak.unit), in: report)
        }
    }

    /// The trackers in use that have a streak, the longest first; among equals in the order of their file.
    private static func longestTrackers(in report: Report) -> [(tracker: TrackerAnalysis, streak: Streak)] {
        report.analysis.trackers.compactMap { tracker in
            tracker.isActive ? tracker.streak.map { (tracker, $0) } : nil
        }
        .sorted { left, right in
            (right.streak.currentDays, left.tracker.index) < (left.streak.currentDays, right.tracker.index)
        }
    }

    private init(
        _ id: String, _ emoji: String, _ name: String, _ streak: Streak, _ link: Link? = nil,
        figure: Figure? = nil, week: String? = nil, in report: Report
    ) {
        let phrases = report.phrases
        let longest = streak.longest.flatMap {
            $0.length > streak.current ? phrases.units($0.length, streak.unit) : nil
        }
        self.emoji = emoji
        self.name = name
        self.link = link
        self.figure = figure ?? phrases.length(streak.current, streak.unit)
        goodAndHealed = streak.goodAndHealed(phrases)
        self.week = week
        jokers = streak.shownRewards
        jokerText = jokers > 0 ? phrases.jokers(jokers) : nil
        cap = streak.current > 0 ? streak.walk.policy.cap : 0
        nextJoker = JokerRing(streak, phrases)
        jokersLink = Link(.jokers, fragment: JokerHand.element(of: id))
        jokersLabel = phrases.jokers(jokers, of: name)
        self.longest = longest.map(phrases.longest)
    }
}

extension Streak {
    /// What its days were, in words; nil where all are good, or where it is 0.
    func goodAndHealed(_ phrases: any Phrases) -> String? {
        good < current ? phrases.goodAndHealed(good, current - good) : nil
    }
}
