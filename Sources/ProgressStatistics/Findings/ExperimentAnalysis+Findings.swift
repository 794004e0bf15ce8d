package import ProgressAnalysis
import ProgressModel
package import ReportWords

extension ExperimentAnalysis {
    /// What comes first, which week it is or what was found, and what else is to be said, sentence by sentence; `trackers` are
    /// all of the analysis.
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
