package import Counting
package import Model
import Wording

/// The streak of a record.
package struct LogStreak {
    static let levelIcon = "🍀"

    package let icon: String
    package let streak: Streak
    /// Nil for levels and activities.
    package let tracker: TrackerAnalysis?
    /// Nil for other streaks than that of the levels.
    private let levels: NoAlcAnalysis?

    package init(levelsOf analysis: Analysis) {
        (icon, streak, tracker) = (LogStreak.levelIcon, analysis.noalc.streak, nil)
        levels = analysis.noalc
    }

    package init(_ activity: Activity, _ analysis: Analysis) {
        (icon, streak, tracker, levels) = (activity.emoji, analysis.activity(activity).streak, nil, nil)
    }

    /// The streak of a tracker; nil if it has none or is inactive.
    package init?(tracker: TrackerAnalysis) {
        guard let streak = tracker.streak, tracker.isActive else { return nil }
        (icon, self.streak, self.tracker, levels) = (tracker.icon, streak, tracker, nil)
    }

    /// `🍀 29 days, 2 jokers; 1 day to the next`, and for a weekly streak `🎹 1 of 3 this week`.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let length =
            tracker.map { tracker in
                phrases.streakFigure(
                    tracker.mode, streak.current, streak.unit, tracker.name.text(in: language).isolated)
            } ?? levels.map(phrases.levelLength) ?? phrases.length(streak.current, streak.unit)
        let week = levels?.week.map { ". " + phrases.sentences(of: $0) } ?? ""
        guard levels == nil, let soFar = streak.walk.currentWeek.map(phrases.weekSoFar) else {
            return text(length.text, phrases) + week
        }
        // The progress of a first week says more than a streak of 0.
        return streak.current > 0 ? text(length.text, phrases) + "; " + soFar : icon + " " + soFar
    }

    /// The streak with its jokers; its length is given in words.
    func text(_ length: String, _ phrases: Phrases) -> String {
        let next = streak.current > 0 ? streak.nextRewardIn : nil
        return icon + " "
            + phrases.streakAnswer(
                length, jokers: streak.shownRewards, next: next, isFirst: streak.rewardsEarned == 0, streak.unit)
    }

    /// The numbers a person sees.
    fileprivate var numbers: [Int] {
        [streak.current, streak.shownRewards, streak.longest?.length ?? 0, tracker?.mode == .avoidance ? 1 : 0]
    }
}

package struct ChangedStreak {
    package let name: (Language) -> String
    /// Nil without a streak.
    package let before, after: LogStreak?

    /// The streak of the levels; nil if it hasn't changed.
    static func levels(from before: Analysis, to after: Analysis) -> ChangedStreak? {
        let streak = ChangedStreak(
            name: { after.history.profile.levelStreakName($0.phrases) }, before: LogStreak(levelsOf: before),
            after: LogStreak(levelsOf: after))
        return streak.isChanged ? streak : nil
    }

    /// The changed streaks except that of the levels: of activities, and of trackers that existed before.
    static func others(from before: Analysis, to after: Analysis) -> [ChangedStreak] {
        var streaks = Activity.allCases.map { activity in
            ChangedStreak(
                name: { activity.name($0.phrases) }, before: LogStreak(activity, before),
                after: LogStreak(activity, after))
        }
        streaks += after.trackers.compactMap { tracker in
            before.trackers.first { $0.tracker.id == tracker.id }.map { old in
                ChangedStreak(
                    name: { tracker.name.text(in: $0).isolated }, before: LogStreak(tracker: old),
                    after: LogStreak(tracker: tracker))
            }
        }
        // The streak of a removed tracker ends.
        streaks += before.trackers.compactMap { old in
            guard old.streak.map({ $0.current > 0 }) == true,
                !after.trackers.contains(where: { $0.tracker.id == old.tracker.id })
            else { return nil }
            return ChangedStreak(
                name: { old.tracker.name.text(in: $0).isolated }, before: LogStreak(tracker: old), after: nil)
        }
        return streaks.filter(\.isChanged)
    }

    private var isChanged: Bool { before?.numbers != after?.numbers }

    /// Whether it is shorter, or has fewer jokers.
    var isLoss: Bool {
        let (old, new) = (before?.streak, after?.streak)
        return old?.current ?? 0 > new?.current ?? 0 || old?.shownRewards ?? 0 > new?.shownRewards ?? 0
    }
}

/// What the answer to an entry says about streaks, in the order of the person's aim.
///
/// For the aim to stop, the sober streak is first; for the aim to drink less, the week. Then a streak of 0 isn't
/// mentioned. If the aim was only derived, only the streak of the levels is mentioned.
struct LevelAnswer {
    let analysis: Analysis
    let language: Language
    private var phrases: Phrases { language.phrases }

    /// The words after an entry of a day; `today` is the day to which words such as "tomorrow" refer.
    func text(on day: Day, today: Day) -> String {
        if analysis.saysStop {
            let outcome = analysis.soberOutcome(of: day)
            let standing = phrases.soberStreak(outcome.standing, isNext: outcome.ended != nil, today: today)
            let levels = isHealed(day) ? healed : levelStreak
            return joined([outcome.ended.map(phrases.soberStreakEnded), standing, levels])
        }
        guard let running = analysis.leadingWeek else { return LogStreak(levelsOf: analysis).text(in: language) }
        let week = analysis.drinkWeek(Week(containing: day)) ?? running
        return joined([phrases.answer(of: week, in: running.week), weekStreak])
    }

    /// What has changed since `before`, after an undone change; empty if nothing has.
    func text(since before: Analysis, today: Day) -> String {
        let isChanged = ChangedStreak.levels(from: before, to: analysis) != nil
        if analysis.saysStop {
            let isOther = before.soberStanding != analysis.soberStanding && analysis.days.firstLevel != nil
            let standing = phrases.soberStreak(analysis.soberStanding, isNext: false, today: today)
            return joined([isOther ? standing : nil, isChanged ? levelStreak : nil])
        }
        guard let week = analysis.leadingWeek else {
            return isChanged ? LogStreak(levelsOf: analysis).text(in: language) : ""
        }
        let isOther = before.noalc.week != week
        return joined([isOther ? phrases.answer(of: week, in: week.week) : nil, isChanged ? weekStreak : nil])
    }

    /// Whether a joker healed the day, and its streak is still running.
    private func isHealed(_ day: Day) -> Bool {
        let noalc = analysis.noalc
        return noalc.dayWalk[day]?.outcome == .healed && noalc.streak.start.map { $0 <= day } ?? false
    }

    private var healed: String {
        "\(LogStreak.levelIcon) \(phrases.levelLength(analysis.noalc).text): \(phrases.jokerHealedTheDay)"
    }

    /// Nil for a streak of 0.
    private var levelStreak: String? {
        let noalc = analysis.noalc
        guard noalc.streak.current == 0 else { return LogStreak(levelsOf: analysis).text(in: language) }
        return noalc.week.map(phrases.sentences)
    }

    /// The weeks within the goal, or the progress of the first one; nil without any.
    private var weekStreak: String? {
        let streak = analysis.noalc.streak
        if streak.current > 0 {
            let length = phrases.weeksWithinGoal(streak.good, of: streak.current)
            return LogStreak(levelsOf: analysis).text(length, phrases)
        }
        return analysis.noalc.week?.dayOfFirstWeek.map {
            "\(LogStreak.levelIcon) \(phrases.firstFullWeek(day: $0).text)"
        }
    }

    private func joined(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " ") }
}
