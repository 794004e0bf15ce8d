import Counting
import Model

extension StreakExplanation {
    /// The result of a day for a tracker, in its mode then; nil if nothing was recorded and the day is in no walk.
    init?(
        _ tracker: TrackerAnalysis, _ records: [String], on day: Day, _ profile: Profile, _ language: Language,
        _ phrases: Phrases
    ) {
        let name = tracker.name.text(in: language)
        guard let (mode, walk) = tracker.walk(on: day) else {
            guard !records.isEmpty else { return nil }
            self.init(name: name, lines: records)
            return
        }
        var footer: [String] = []
        if tracker.streak == nil { footer.append(phrases.trackerShowsNoStreak) }
        if !tracker.isActive { footer.append(phrases.trackerIsInactive) }
        let meaning = StreakExplanation.meaning(of: mode, tracker, isLogged: !records.isEmpty, phrases)
        let value = DayValueWords(analysis: tracker, day: day, phrases: phrases).sentence(in: mode)
        self.init(
            phrases.explainedTracker(name, mode), records + [value, meaning].compactMap(\.self), on: day, in: walk,
            footer: footer, isAvoided: mode == .avoidance,
            rest: mode == .avoidance
                ? nil : RestSentences(tracker.tracker.rest(profile), isGood: tracker.isGood(_:)), phrases)
    }

    private static func meaning(
        of mode: Tracker.Mode, _ tracker: TrackerAnalysis, isLogged: Bool, _ phrases: Phrases
    ) -> String? {
        if mode != .avoidance, tracker.streakOn == .goal, tracker.target != nil { return nil }
        return switch (mode, isLogged) {
        case (.avoidance, false): phrases.nothingLoggedWhileAvoiding
        case (.avoidance, true): phrases.loggedWhileAvoiding
        case (_, false): nil
        case (.counter, true) where tracker.tracker.dailyLimit == nil: phrases.anythingAboveZeroIsEnough
        case (_, true): phrases.oneLogIsEnough
        }
    }
}

/// The value of a tracker's day, and whether it met the goal or limit.
struct DayValueWords {
    let analysis: TrackerAnalysis
    let day: Day
    let phrases: Phrases

    private var tracker: Tracker { analysis.tracker }

    /// Nil if the tracker has no amounts, and if a day without a value needs no remark.
    func sentence(in mode: Tracker.Mode) -> String? {
        guard mode == .counter || mode == .number else { return nil }
        let decides = tracker.streakOn == .goal
        let value = analysis.days.value(on: day)
        guard value.isKnown else {
            return decides && tracker.dailyLimit != nil ? phrases.noLogUnderALimit : nil
        }
        let isMet = analysis.days.meetsTarget(of: tracker, on: day)
        switch tracker.target {
        case .goal(let goal)?:
            let words =
                value.shown > goal
                ? amount(value.shown) : phrases.amount(number(value.shown), of: number(goal), unit: unit(for: goal))
            return decides ? phrases.goalDecided(words, isMet: isMet) : phrases.valueOfTheDay(words)
        case .limit(let limit)?:
            return phrases.limitDecided(amount(value.shown), limit: amount(limit), isKept: isMet)
        case nil: return phrases.valueOfTheDay(amount(value.shown))
        }
    }

    private func amount(_ amount: FixedDecimal) -> String {
        phrases.amount(number(amount), of: nil, unit: unit(for: amount))
    }

    private func number(_ amount: FixedDecimal) -> String { tracker.text(of: amount, phrases.numbers) }

    private func unit(for amount: FixedDecimal) -> String? { tracker.unit(for: amount, phrases, in: phrases.language) }
}
