package import Counting
import Model

extension MetricBeside.Comparison {
    /// The difference of a metric between two groups of days, if it may be claimed; `trackers` are all of the analysis.
    package func claim(
        of words: MetricWords, beside factor: ComparisonFactor, _ trackers: [TrackerAnalysis]
    ) -> Claim? {
        guard let found = days.difference, verdict == .said else { return nil }
        let (phrases, difference) = (words.phrases, words.texts(of: found))
        let groups = phrases.groups(first.group, second.group, of: factor, trackers, later: factor.daysToValue > 0)
        let clause = phrases.clause(
            of: words.known, words.name, difference.amount, isMore: found.difference > .zero)
        return phrases.claim(groups, clause, difference, days, of: words.known)
    }

    /// A sentence that there is no clear difference, or what is missing.
    package func unclear(beside factor: ComparisonFactor, _ phrases: Phrases) -> String {
        let text = phrases.unsaid(verdict, days)
        guard factor == .evenings else { return capitalized(text) + "." }
        return "\(phrases.pair(first.group, second.group)): \(text)."
    }
}

extension DayComparison {
    /// The difference of a written thing between two groups of days, if claimed; `trackers` are all of the analysis.
    package func claim(of thing: ComparedThing, _ trackers: [TrackerAnalysis], _ phrases: Phrases) -> Claim? {
        guard let found = days.difference, verdict == .said else { return nil }
        let words = MetricWords(thing, trackers, phrases)
        let difference = words.texts(of: found, fewestPlaces: 1)
        let groups = phrases.groups(first.group, second.group, of: factor, trackers, later: daysLater > 0)
        let (amount, isMore) = (difference.amount, found.difference > .zero)
        switch thing {
        case .mood(_, .pleasant):
            return phrases.claim(groups, phrases.clause(ofMood: words.name, amount, isMore: isMore), difference, days)
        case .number:
            return phrases.claim(groups, phrases.clause(of: nil, words.name, amount, isMore: isMore), difference, days)
        case .mood(let tracker, .option(let option)):
            let mood = trackers[tracker].tracker.options[option].name.text(in: phrases.language).isolated
            return phrases.claimOfDays(groups, of: words.name, mood: mood, difference, first, second)
        case .saboteur: return phrases.claimOfDays(groups, of: words.name, mood: nil, difference, first, second)
        }
    }
}

extension ExperimentAnalysis {
    /// The main sentence (the current week, or the result) and the others; `trackers` are all of the analysis.
    package func findings(_ trackers: [TrackerAnalysis], _ phrases: Phrases) -> (lead: String, sentences: [String]) {
        let words = measure.map { MetricWords($0, trackers, phrases) }
        let without = phrases.experimentWithoutMeasure(experiment.against.isolated)
        let goesOn = words.map { phrases.experimentGoesOn($0.name) } ?? without
        switch state {
        case .planned: return (phrases.experimentWillBegin(phrases.date(experiment.start)), [goesOn])
        case .running(let week):
            return (phrases.experimentWeek(week + 1, of: experiment.arms.count, experiment.arms[week]), [goesOn])
        case .ended(let isEarly):
            let early = isEarly ? [phrases.experimentEndedEarly(weeks.count, of: experiment.arms.count)] : []
            guard let words else { return (without, early) }
            guard let result, let means else {
                return (phrases.experimentTooFew(pairs, needed: ExperimentResult.fewestPairs), early)
            }
            let (interval, couldFind) = (result.interval, result.couldFind)
            let difference = (
                Figure(words.signed(result.difference)), words.signed(interval.lowerBound),
                words.signed(interval.upperBound)
            )
            return (
                phrases.experimentMeans(
                    words.name, with: words.figure(means.with).text, without: words.figure(means.without).text),
                [phrases.experimentDifference(difference, pairs: result.pairs, isClear: result.isClear)]
                    + (couldFind > .zero ? [phrases.experimentCouldFind(words.amount(couldFind))] : []) + early
            )
        }
    }
}
