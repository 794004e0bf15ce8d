import ProgressAnalysis
import ProgressModel
import ReportWords

/// The value of a tracker's day, and what its goal or limit made of it.
struct DayValueWords {
    let analysis: TrackerAnalysis
    let day: Day
    let phrases: Phrases

    private var tracker: Tracker { analysis.tracker }

    /// Nil where the tracker has no amounts, and where there is nothing to say of a day without a value.
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
            let words = phrases.amount(number(value.shown), of: number(goal), unit: unit(for: goal))
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
