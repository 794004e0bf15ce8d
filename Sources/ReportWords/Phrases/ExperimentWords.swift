package import ProgressAnalysis
package import ProgressModel

/// An experiment in words.
package struct ExperimentWords: Sendable {
    /// A difference with its interval, each with its sign, and the pairs of weeks that it rests on.
    package struct Difference: Sendable {
        package let amount, least, most: String
        package let pairs: Int
    }

    /// What comes first: which week it is, or what was found.
    package let lead: String
    /// What else is to be said, sentence by sentence.
    package let sentences: [String]

    /// Everything in a line.
    package var text: String {
        ([lead.hasSuffix(".") ? lead : lead + "."] + sentences).joined(separator: " ")
    }
}

extension ExperimentWords {
    /// The words of an experiment; `trackers` are all of the analysis.
    package init(
        _ analysis: ExperimentAnalysis, _ trackers: [TrackerAnalysis], in language: Language, _ phrases: Phrases
    ) {
        let experiment = analysis.experiment
        let words = analysis.measure.map { ExperimentMeasureWords($0, trackers, in: language, phrases) }
        let without = phrases.experimentWithoutMeasure(experiment.against.isolated)
        let goesOn = words.map { phrases.experimentGoesOn($0.name) } ?? without
        switch analysis.state {
        case .planned:
            lead = phrases.experimentWillBegin(phrases.date(experiment.start))
            sentences = [goesOn]
        case .running(let week):
            lead = phrases.experimentWeek(week + 1, of: experiment.arms.count, experiment.arms[week])
            sentences = [goesOn]
        case .ended(let isEarly):
            let early = isEarly ? [phrases.experimentEndedEarly(analysis.weeks.count, of: experiment.arms.count)] : []
            guard let words else {
                (lead, sentences) = (without, early)
                return
            }
            guard let result = analysis.result, let means = analysis.means else {
                lead = phrases.experimentTooFew(analysis.pairs, needed: ExperimentResult.fewestPairs)
                sentences = early
                return
            }
            lead = phrases.experimentMeans(
                words.name, with: words.text(means.with), without: words.text(means.without))
            let difference = Difference(
                amount: words.signed(result.difference), least: words.signed(result.interval.lowerBound),
                most: words.signed(result.interval.upperBound), pairs: result.pairs)
            sentences =
                [phrases.experimentDifference(difference, isClear: result.isClear)]
                + (result.couldFind > .zero ? [phrases.experimentCouldFind(words.amount(result.couldFind))] : [])
                + early
        }
    }
}

/// How what an experiment is measured by is called and written.
package struct ExperimentMeasureWords {
    package let name: String
    private let measure: ExperimentAnalysis.Measure
    private let metric: MetricWords?
    /// Of a tracker of numbers.
    private let unit: String
    private let isSleep: Bool
    private let phrases: Phrases

    /// The words of a measure; `trackers` are all of the analysis.
    package init(
        _ measure: ExperimentAnalysis.Measure, _ trackers: [TrackerAnalysis], in language: Language,
        _ phrases: Phrases
    ) {
        self.measure = measure
        self.phrases = phrases
        switch measure {
        case .metric(let values):
            metric = MetricWords(values, phrases)
            name = metric?.name ?? values.name
            (unit, isSleep) = ("", values.known == .sleep)
        case .thing(let thing):
            metric = nil
            let tracker = trackers[thing.tracker].tracker
            isSleep = tracker.preset == .sleep
            unit = isSleep ? phrases.unit(of: .sleep) : tracker.unit?.text(in: language) ?? ""
            name = trackers[thing.tracker].tracker.name.text(in: language).isolated
        }
    }

    private var isShare: Bool { if case .thing(let thing) = measure { thing.isYesNo } else { false } }

    /// A mean of weeks, with its unit; of a yes or no the share of days.
    package func text(_ value: FixedDecimal) -> String {
        if let metric { return metric.figure(value).text }
        if isShare { return phrases.percent(FixedDecimal(billionths: value.billionths * 100).rounded) }
        return Figure(
            isSleep ? phrases.numbers.hours(value) : phrases.numbers.text(value.rounded(toPlaces: 2)), unit
        ).text
    }

    /// A difference without its sign, with its unit.
    func amount(_ difference: FixedDecimal) -> String {
        let magnitude = difference.magnitude
        if isShare {
            let points = FixedDecimal(billionths: magnitude.billionths * 100).rounded(toPlaces: 0)
            return phrases.percentagePoints(phrases.numbers.text(points))
        }
        // Nobody sleeps 0.4 hours longer; minutes say it.
        guard !isSleep else {
            return phrases.minutes(phrases.numbers.text(FixedDecimal(billionths: magnitude.billionths * 60).rounded))
                .text
        }
        return metric?.figure(magnitude).text ?? Figure(phrases.numbers.text(magnitude.rounded(toPlaces: 2)), unit).text
    }

    /// A difference with its sign.
    func signed(_ difference: FixedDecimal) -> String {
        let sign = difference < .zero ? "\u{2212}" : difference > .zero ? "+" : ""
        return sign + amount(difference)
    }
}
