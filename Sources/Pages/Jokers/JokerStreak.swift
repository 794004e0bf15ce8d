import Counting
import Markup
import Model
import Wording

/// A streak on the pages about jokers.
struct JokerStreak: Sendable {
    let family: StreakFamily
    /// Its id in addresses.
    let id: String
    let icon: String
    let name: String
    let streak: Streak
    /// Whether it is still counted, so that it can hold jokers.
    var isActive = true
    /// Whether its days aren't good ones, because moments are only noticed.
    var isOfNoticing = false

    var hasJokers: Bool { streak.walk.policy.cap > 0 }

    /// Every streak that was ever counted, in the order of the header, then of the tracker file.
    static func all(in report: Report) -> [JokerStreak] {
        let analysis = report.analysis
        let noalc = JokerStreak(
            family: .noalc, id: "noalc", icon: "🍀", name: StreakFamily.noalc.name(in: report),
            streak: analysis.noalc.streak)
        let activities = Activity.allCases.map { activity in
            JokerStreak(
                family: .activity(activity), id: activity.rawValue, icon: activity.emoji,
                name: activity.name(report.phrases), streak: analysis.activity(activity).streak)
        }
        let trackers = analysis.trackers.compactMap { tracker in
            tracker.streak.map { streak in
                JokerStreak(
                    family: .tracker(tracker.index), id: "tracker-" + tracker.id, icon: tracker.icon,
                    name: report.name(of: tracker), streak: streak,
                    isActive: tracker.isActive && !streak.walk.isEmpty, isOfNoticing: tracker.mode == .awareness)
            }
        }
        return ([noalc] + activities).filter { !$0.streak.walk.isEmpty } + trackers
    }
}

/// The jokers that a streak holds now.
extension JokerStreak {
    /// The id of the card or the line of a streak, from its id in addresses.
    static func element(of id: String) -> String { "hand-" + id }

    /// `2 of 3 jokers`.
    func held(_ phrases: Phrases) -> String { phrases.held(streak.shownRewards, of: streak.walk.policy.cap) }

    /// When the next joker is earned, or the reason that none is; empty if no more can be held.
    func next(_ phrases: Phrases) -> String {
        if streak.current == 0, streak.rewardsEarned == 0, let units = streak.nextRewardIn {
            return phrases.earnFirstJoker(units, streak.unit, isGoal: family == .noalc)
        }
        let words = streak.rewardsEarned > 0 ? phrases.nextJoker(in:_:) : phrases.firstJoker(in:_:)
        let next = streak.nextRewardIn.map { words($0, streak.unit) } ?? ""
        // A streak of 0 days shows no jokers, even if the policy keeps some.
        let waiting = streak.rewardsAvailable - streak.shownRewards
        return [waiting > 0 ? phrases.jokersWait(waiting) : "", next].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A card with a star for each joker that can be held, and the time of the next one.
    func hand(_ phrases: Phrases) -> HTML {
        let (id, next) = (JokerStreak.element(of: id), next(phrases))
        return """
            <article class="card hand\(if: isOfNoticing, " of-noticing")" id="\(id)" aria-labelledby="\(id)-h"><header>\
            <h2 id="\(id)-h">\(emoji: icon) \(name)</h2><p>\(phrases.length(streak.current, streak.unit))\
            \(streak.goodAndHealed(phrases, ofNoticing: isOfNoticing), { " <small>\($0)</small>" })</p></header>
            <p class="jokers" aria-hidden="true">\
            \({ $0.jokerStars(streak.shownRewards, of: streak.walk.policy.cap) })</p>\
            <p class="hand-next"><b>\(held(phrases))</b>\(if: !next.isEmpty, " \(next)")</p></article>
            """
    }

    /// A line for a streak that has not earned a joker yet.
    func line(_ phrases: Phrases) -> HTML {
        let length = [
            streak.current > 0 ? phrases.length(streak.current, streak.unit).text : nil,
            streak.goodAndHealed(phrases, ofNoticing: isOfNoticing),
        ].compactMap(\.self).joined(separator: ", ")
        return """
            <li id="\(JokerStreak.element(of: id))">\(emoji: icon)<p><b>\(name)</b>\
            \(if: !length.isEmpty, "<small>\(length)</small>")</p>\
            <p class="quiet">\(next(phrases))</p></li>

            """
    }
}

/// A joker that was earned, used or lost, with the streak that it belongs to.
struct JokerEvent: Sendable {
    let reward: RewardEvent
    let streak: JokerStreak

    /// Whether it was lost because no more can be held.
    var isLost: Bool { if case .lostToCap = reward.kind { true } else { false } }

    /// The events of all streaks, latest first, on some days or on all.
    static func all(in report: Report, _ days: ClosedRange<Day>? = nil) -> [JokerEvent] {
        let byFamily = Dictionary(
            JokerStreak.all(in: report).map { ($0.family, $0) }, uniquingKeysWith: { first, _ in first })
        return report.analysis.streakEvents(in: days).reversed().compactMap { event in
            byFamily[event.family].map { JokerEvent(reward: event.event, streak: $0) }
        }
    }

    /// `2 earned, 1 day healed`.
    static func summary(of events: some Sequence<JokerEvent>, _ phrases: Phrases) -> String {
        phrases.ledgerSummary(events.map(\.reward).sums)
    }
}

extension RewardEvent {
    /// The event in words, with its sign and its class; `taken` returns the words for lost jokers.
    func told(
        in family: StreakFamily, _ report: Report, taken: (MissReason, Int) -> String
    ) -> (style: String, sign: Block.Sign, text: String) {
        let phrases = report.phrases
        return switch kind {
        case .earned(let days), .lostToCap(let days):
            ("earned", .icon(.star, "⭐"), phrases.jokerEarned(for: days, unit))
        case .spent where unit == .week: ("spent", .icon(.clover, "🍀"), phrases.healedWeek(from: date))
        case .spent where family.isOfNoticing(in: report):
            ("spent", .icon(.clover, "🍀"), capitalized(phrases.keptByJoker))
        case .spent(let reason):
            ("spent", .icon(.clover, "🍀"), phrases.weekSpent(reason, on: day, hasLevels: family == .noalc))
        // A clover is only used for healed days.
        case .taken(let reason, let count): ("taken", .minus("🍀"), taken(reason, count))
        }
    }
}
