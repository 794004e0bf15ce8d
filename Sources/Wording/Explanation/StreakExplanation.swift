import Counting
import Model

/// The result of a day, or of the week that contains it, for one streak.
package struct StreakExplanation: Sendable {
    package let name: String
    /// Sentences: what was recorded, what kind of day it was, which rule decided, and what changed.
    package let lines: [String]

    init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }

    /// Nil if nothing was recorded and the streak hadn't begun.
    init?(
        _ name: String, _ records: [String], on day: Day, in walk: StreakWalk, footer: [String] = [],
        isAvoided: Bool = false, rest: RestSentences? = nil, _ phrases: Phrases
    ) {
        guard let stand = walk[day] else {
            guard !records.isEmpty else { return nil }
            self.init(name: name, lines: records + [phrases.streakDoesNotReachThisDay] + footer)
            return
        }
        let span = walk.unit.span(holding: day)
        let before = walk[span.lowerBound.advanced(by: -1)]
        let recorded = records.isEmpty ? [phrases.nothingWasRecorded] : records
        let verdict = Verdict(
            stand, of: walk, events: Array(walk.ledger(in: span)), isLast: span.lowerBound == walk.lastStep,
            isAvoided: isAvoided, phrases)
        var lines = recorded + verdict.sentences
        lines += rest?.of(stand, on: day, in: walk, phrases) ?? []
        lines.append(phrases.streakChange(before: before?.length ?? 0, after: stand.length, walk.unit))
        if walk.policy.rewardEvery != nil {
            lines.append(phrases.jokerChange(before: before?.balance ?? 0, after: stand.balance))
        }
        self.init(name: phrases.explainedStreak(name, walk.policy.name), lines: lines + footer)
    }
}

/// Sentences about why a day or its week rested, or how many days a missed week had.
struct RestSentences {
    private let rest: RestDays
    private let isGood: (Day) -> Bool

    init(_ rest: RestDays, isGood: @escaping (Day) -> Bool = { _ in false }) {
        (self.rest, self.isGood) = (rest, isGood)
    }

    /// Empty if a record decided.
    func of(_ step: StreakStep, on day: Day, in walk: StreakWalk, _ phrases: Phrases) -> [String] {
        if walk.unit == .week { return ofWeek(step, Week(containing: day), in: walk, phrases) }
        guard step.mark == .rest, let reason = rest.reason(on: day) else { return [] }
        return [phrases.restReason(reason, rest.pause(on: day)?.reason)]
    }

    private func ofWeek(_ step: StreakStep, _ week: Week, in walk: StreakWalk, _ phrases: Phrases) -> [String] {
        guard let needed = rest.goodDaysNeeded(in: week) else {
            return step.mark == .rest ? [phrases.wholeWeekIsPaused] : []
        }
        guard case .missed = step.mark else { return [] }
        let good = week.days.clamped(to: walk.days).count(where: isGood)
        let isShortened = needed < rest.schedule.daysPerWeek ?? 7
        return [phrases.goodDaysOfWeek(good, needed: needed, isShortened: isShortened)]
    }
}
