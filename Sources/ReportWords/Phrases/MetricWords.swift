package import ProgressAnalysis
package import ProgressModel

/// How a metric is called and its values are written.
package struct MetricWords: Sendable {
    package let known: KnownMetric?
    /// As a heading; of a metric that the program does not know as it was written.
    package let name: String
    private let phrases: Phrases

    /// The words of a metric.
    package init(_ values: MetricValues, _ phrases: Phrases) {
        known = values.known
        name = values.known.map(phrases.name(of:)) ?? values.name.isolated
        self.phrases = phrases
    }

    private var unit: String { known.map(phrases.unit(of:)) ?? "" }

    /// `Resting heart rate (bpm)`, for numbers without their unit.
    package var nameWithUnit: String {
        unit.isEmpty || unit.lowercased() == name.lowercased() ? name : "\(name) (\(unit))"
    }

    /// As many places as say something.
    private var places: Int {
        switch known {
        case .sleep, .restingHeartRate, .heartRateVariability: 1
        case .steps, .systolic, .diastolic: 0
        case nil: 2
        }
    }

    /// A value without its unit; hours of sleep as `7:15`.
    package func number(_ value: FixedDecimal) -> String {
        known == .sleep ? phrases.numbers.hours(value) : phrases.numbers.text(value.rounded(toPlaces: places))
    }

    /// A value with its unit.
    package func figure(_ value: FixedDecimal) -> Figure { Figure(number(value), unit) }

    /// Two values with one unit: `6:48 to 7:54 h`.
    package func span(_ values: ClosedRange<FixedDecimal>) -> String {
        Figure(plainSpan(values), unit).text
    }

    /// From one value to another, without the unit.
    package func plainSpan(_ values: ClosedRange<FixedDecimal>) -> String {
        phrases.span(number(values.lowerBound), number(values.upperBound))
    }

    /// Days with a value.
    package func days(_ number: Int) -> String { phrases.metricDays(number, of: known).text }

    /// What is to be said of two groups: a difference, that there is none, or what is missing to tell.
    package func sentence(_ comparison: MetricBeside.Comparison, of factor: FactorName) -> String {
        if let claim = claim(comparison, of: factor) { return "\(claim.text) \(claim.limits)" }
        let text = phrases.unsaid(comparison.verdict, comparison.days)
        guard factor == .evenings else { return capitalized(text) + "." }
        return "\(phrases.pair(comparison.first.group, comparison.second.group)): \(text)."
    }

    /// A difference that may be said; nil if there is none.
    package func claim(_ comparison: MetricBeside.Comparison, of factor: FactorName) -> MetricClaim? {
        guard let difference = comparison.days.difference, comparison.verdict == .said else { return nil }
        return phrases.clearDifference(words(difference, comparison, factor))
    }

    private func words(
        _ difference: GroupDifference, _ comparison: MetricBeside.Comparison, _ factor: FactorName
    ) -> MetricDifferenceWords {
        let ends = [difference.interval.lowerBound.magnitude, difference.interval.upperBound.magnitude].sorted()
        // Nobody sleeps 0.4 hours longer; minutes say it.
        let isSleep = known == .sleep
        let amounts = ([difference.difference.magnitude] + ends).map { amount in
            isSleep ? FixedDecimal(billionths: amount.billionths * 60) : amount
        }
        // A difference that is said is never said as 0.
        let places = ((isSleep ? 0 : self.places)...9).first { places in
            amounts.allSatisfy { $0.rounded(toPlaces: places) > .zero }
        }
        let texts = amounts.map { phrases.numbers.text($0.rounded(toPlaces: places ?? 9)) }
        return MetricDifferenceWords(
            factor: factor, isWild: comparison.second.group == .wild, metric: known, name: name,
            isMore: difference.difference > .zero, amount: isSleep ? phrases.minutes(texts[0]) : Figure(texts[0], unit),
            least: texts[1], most: texts[2],
            firstDays: phrases.numbers.text(comparison.days.first),
            secondDays: phrases.metricDays(comparison.days.second, of: known))
    }
}
