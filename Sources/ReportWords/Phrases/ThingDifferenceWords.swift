package import ProgressAnalysis
package import ProgressModel

/// The parts of the sentence about something written down that differs between two groups of days.
package struct ThingDifferenceWords: Sendable {
    /// What differs.
    package enum Kind: Sendable, Hashable {
        /// How pleasant moods were.
        case mood
        /// On how many days a mood was logged, by its name.
        case moodDays(String)
        /// The value of a day.
        case number
        /// On how many days a saboteur was noticed.
        case noticedDays
    }

    package let kind: Kind
    /// The name of its tracker.
    package let name: String
    package let factor: FactorName
    package let first, second: DayComparison.Part
    /// Whether the values are those of the day after.
    package let later: Bool
    /// Whether the first group has more.
    package let isMore: Bool
    /// The difference, and the ends of its interval from the smaller to the greater, without a sign; of days in percentage
    /// points.
    package let amount, least, most: String
    /// How many days of each group were compared.
    package let days: ComparedDays
}

extension ThingDifferenceWords {
    /// The words of a difference that may be said; nil if none may.
    ///
    /// `trackers` are all of the analysis.
    package init?(
        _ comparison: DayComparison, of thing: ComparedThing, _ trackers: [TrackerAnalysis], in language: Language,
        _ phrases: Phrases
    ) {
        guard comparison.verdict == .said, let difference = comparison.days.difference else { return nil }
        let tracker = trackers[thing.tracker].tracker
        kind =
            switch thing {
            case .mood(_, .pleasant): .mood
            case .mood(_, .option(let option)): .moodDays(tracker.options[option].name.text(in: language).isolated)
            case .number: .number
            case .saboteur: .noticedDays
            }
        name = tracker.name.text(in: language).isolated
        factor = FactorName(comparison.factor, trackers, in: language)
        (first, second) = (comparison.first, comparison.second)
        later = comparison.daysLater > 0
        isMore = difference.difference > .zero
        let ends = [difference.interval.lowerBound.magnitude, difference.interval.upperBound.magnitude].sorted()
        let (unit, isSleep) = (tracker.unit?.text(in: language) ?? "", tracker.preset == .sleep)
        let amounts = ([difference.difference.magnitude] + ends).map { amount in
            // Days differ by at most all of them; nobody sleeps 0.4 hours longer, minutes say it.
            thing.isYesNo
                ? FixedDecimal(billionths: min(amount.billionths, FixedDecimal.unit) * 100)
                : isSleep ? FixedDecimal(billionths: amount.billionths * 60) : amount
        }
        // A difference that is said is never said as 0.
        let places = ((thing.isYesNo || isSleep ? 0 : 1)...9).first { places in
            amounts.allSatisfy { $0.rounded(toPlaces: places) > .zero }
        }
        let texts = amounts.map { phrases.numbers.text($0.rounded(toPlaces: places ?? 9)) }
        amount = isSleep ? phrases.minutes(texts[0]).text : Figure(texts[0], thing.isYesNo ? "" : unit).text
        (least, most) = (texts[1], texts[2])
        days = comparison.days
    }
}
