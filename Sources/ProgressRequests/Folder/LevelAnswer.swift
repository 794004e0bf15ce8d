package import ProgressAnalysis
package import ProgressModel
import ReportWords

/// What an answer says of the streaks of an entry: what the person is here for leads.
///
/// Who said that they want to stop is told of the sober streak first, who wants to drink less of the week. Nobody of them is
/// told of a streak of no days. Where it is only derived that somebody wants to stop, the streak of the levels is all.
package struct LevelAnswer {
    private let analysis: Analysis
    private let phrases: Phrases
    private let language: Language

    package init(_ analysis: Analysis, in language: Language) {
        (self.analysis, self.language, phrases) = (analysis, language, language.phrases)
    }

    /// What follows an entry of a day; `today` is the day from which tomorrow is told.
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

    /// What is another one than before, after a change that was taken back; empty where nothing is.
    package func text(since before: Analysis, today: Day) -> String {
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

    /// Whether a joker healed the day, and the streak that it is of still goes on.
    private func isHealed(_ day: Day) -> Bool {
        let noalc = analysis.noalc
        return noalc.dayWalk[day]?.outcome == .healed && noalc.streak.start.map { $0 <= day } ?? false
    }

    private var healed: String {
        "\(LogStreak.levelIcon) \(phrases.levelLength(analysis.noalc).text): \(phrases.jokerHealedTheDay)"
    }

    /// Nil for a streak of no days.
    private var levelStreak: String? {
        let noalc = analysis.noalc
        guard noalc.streak.current == 0 else { return LogStreak(levelsOf: analysis).text(in: language) }
        return noalc.week.map(phrases.sentences)
    }

    /// The weeks within the goal, or how far the first one has come; nil for none.
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
