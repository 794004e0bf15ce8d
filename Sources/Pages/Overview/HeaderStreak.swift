import Counting
import Markup
import Model
package import Wording

/// One of the streaks at the top.
package struct HeaderStreak: Sendable {
    private let id: String
    package let emoji: String
    package let name: String
    private let streak: Streak
    package let figure: Figure
    private let phrases: Phrases
    /// The page of the activity; nil if there isn't one.
    package var link: Link?
    /// The progress of the week with a goal of drinks; nil without one.
    package var week: String?
    /// `on 26 of the last 28 days`; nil if habits aren't the aim.
    package var recent: String?
    /// Whether its days aren't good ones, because moments are only noticed.
    private var isOfNoticing = false
    /// The jokers that it holds.
    package var jokers: Int { streak.shownRewards }
    /// `19 good, 3 healed`; nil if all of its days are good.
    package var goodAndHealed: String? { streak.goodAndHealed(phrases, ofNoticing: isOfNoticing) }
    /// `longest 30 days`; nil if the current one is the longest.
    package var longest: String? {
        guard let longest = streak.longest, longest.length > streak.current else { return nil }
        return phrases.longest(phrases.units(longest.length, streak.unit))
    }
}

extension HeaderStreak {
    /// The maximum number of habits at the top, if they are the aim.
    private static let mostHabits = 3

    /// The streaks, the leading one first: the levels, even without records unless habits are the aim, and the
    /// activities that were ever recorded; if habits are the aim, the longest streaks.
    static func all(in report: Report) -> [HeaderStreak] {
        guard report.lead == .habits else { return levels(in: report) + activities(in: report) }
        return habits(in: report) + levels(in: report)
    }

    private static func levels(in report: Report) -> [HeaderStreak] {
        let (phrases, noalc) = (report.phrases, report.analysis.noalc)
        guard report.hasLevels else { return [] }
        guard report.lead == .less else {
            return [
                HeaderStreak(
                    id: "noalc", emoji: "🍀", name: report.profile.levelStreakName(phrases), streak: noalc.streak,
                    figure: phrases.levelLength(noalc), phrases: phrases, week: noalc.week.map(phrases.sentences))
            ]
        }
        // The ring shows the current week; a streak of 0 weeks isn't shown.
        guard noalc.streak.current > 0 else { return [] }
        return [
            HeaderStreak(
                id: "noalc", emoji: "🍀", name: StreakFamily.noalc.name(in: report), streak: noalc.streak,
                figure: phrases.length(noalc.streak.current, noalc.streak.unit), phrases: phrases)
        ]
    }

    private static func activities(in report: Report) -> [HeaderStreak] {
        report.activities.map { HeaderStreak(.activity($0), report.analysis.activity($0).streak, in: report) }
    }

    /// The longest streaks of activities and active trackers; equal ones in the order of the overview's list.
    private static func habits(in report: Report) -> [HeaderStreak] {
        let analysis = report.analysis
        let all = report.activities.map(Habit.activity) + analysis.trackers.filter(\.isActive).map(Habit.tracker)
        let longest = all.compactMap { habit in analysis.streak(of: habit).map { (habit: habit, streak: $0) } }
            .enumerated().sorted { left, right in
                (right.element.streak.currentDays, left.offset) < (left.element.streak.currentDays, right.offset)
            }
        return longest.prefix(mostHabits).map { HeaderStreak($1.habit, $1.streak, in: report) }
    }

    /// If habits are the aim, a streak of 0 is replaced by the recent days that counted, or all days.
    private init(_ habit: Habit, _ streak: Streak, in report: Report) {
        let phrases = report.phrases
        let (id, icon) =
            switch habit {
            case .activity(let activity): (activity.rawValue, activity.emoji)
            case .tracker(let tracker): ("tracker-" + tracker.id, tracker.icon)
            }
        var (figure, tellsRecent, isOfNoticing) = (nil as Figure?, streak.current == 0, false)
        if case .tracker(let tracker) = habit {
            isOfNoticing = tracker.mode == .awareness
            figure = phrases.streakFigureBelowName(tracker.mode, streak.current, streak.unit)
        }
        if report.lead == .habits {
            // The ring of a single habit shows its last days.
            let (isSole, recent) = (report.soleHabit != nil, report.recentDays(of: habit))
            tellsRecent = !isSole && (streak.current > 0 || recent.done == 0)
            if streak.current == 0 {
                figure =
                    recent.done > 0 && !isSole
                    ? report.figure(recent, of: habit) : HeaderStreak.allDays(of: habit, in: report)
            }
        }
        self.init(
            id: id, emoji: icon, name: report.name(of: habit), streak: streak,
            figure: figure ?? phrases.length(streak.current, streak.unit), phrases: phrases,
            link: report.link(to: habit), recent: tellsRecent ? TrackerTile.words(for: habit, in: report) : nil,
            isOfNoticing: isOfNoticing)
    }

    /// `73 of 119 days since 5 Jul 2025`; nil before the first day.
    private static func allDays(of habit: Habit, in report: Report) -> Figure? {
        guard let first = report.analysis.firstDay(of: habit), first <= report.today else { return nil }
        let (phrases, days) = (report.phrases, report.analysis.daysDone(habit, in: first...report.today))
        guard days.asked > 0 else { return nil }
        return Figure(
            report.numbers.text(days.done), "\(phrases.ofDays(days.asked)) \(phrases.since(phrases.shortDate(first)))")
    }
}

extension Streak {
    /// Its days in words; nil if all are good, and if it is 0.
    func goodAndHealed(_ phrases: Phrases, ofNoticing: Bool = false) -> String? {
        good < current ? phrases.goodAndHealed(good, current - good, ofNoticing: ofNoticing) : nil
    }
}

extension HeaderStreak {
    static func html(_ streaks: [HeaderStreak], on page: PageAddress) -> HTML {
        """
        <ul class="streaks card">
        \(each: streaks, { $0.html(on: page) })</ul>
        """
    }

    private func html(on page: PageAddress) -> HTML {
        let cap = streak.current > 0 ? streak.walk.policy.cap : 0
        return """
            <li class="streak\(if: isOfNoticing, " of-noticing")">\(streak.progress, { sign($0) }, else: "\(emoji: emoji)")
            <div><h2>\(link, on: page, name)\(longest, { #" <span class="longest">(\#($0))</span>"# })</h2>\
            <p class="big">\(figure)</p>\
            \(each: [goodAndHealed, recent, week].compactMap(\.self), { #"<p class="made-of">\#($0)</p>"# })</div>\
            \(if: cap > 0, """
                <a class="stars"\(href: Link(.jokers, fragment: JokerStreak.element(of: id)), on: page)\
                 aria-label="\(phrases.jokers(jokers, of: name))">\({ $0.jokerStars(jokers, of: cap) })</a>
                """)</li>

            """
    }

    /// The progress to the next joker: a ring with a segment for each day that it takes, around the streak's sign.
    private func sign(_ progress: Streak.Progress) -> HTML {
        let (words, ring): (String, HTML) =
            switch progress {
            case .underWay(let done, let every):
                (
                    phrases.towardsJoker(done, of: every, streak.unit),
                    """
                    \(HeaderStreak.ring("sign-track", parts: every, of: every))\
                    \(if: done > 0, HeaderStreak.ring("sign-done", parts: done, of: every))
                    """
                )
            case .full: (phrases.fullHand, #"<circle class="sign-full" r="21.5"/>"#)
            }
        return """
            <span class="sign" role="img" aria-label="\(words)" title="\(words)">\
            <svg viewBox="-24 -24 48 48" aria-hidden="true">\(ring)</svg>\(emoji: emoji)</span>
            """
    }

    private static func ring(_ style: StaticString, parts: Int, of every: Int) -> HTML {
        """
        <circle class="\(style)" r="21.5" transform="rotate(-87)" pathLength="\(10 * every)" stroke-dasharray="\
        \(each: 1..<max(parts, 1), { _ in "8 2 " })8 \(10 * (every - parts) + 2)"/>
        """
    }
}
