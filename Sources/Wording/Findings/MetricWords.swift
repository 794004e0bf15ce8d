package import Counting
package import Model

/// The name and number format of a metric, or of a tracker in comparisons.
package struct MetricWords: Sendable {
    package let known: KnownMetric?
    /// As a heading; an unknown metric as written.
    package let name: String
    private let unit: String
    /// Whether it is a yes or no, so that a mean is a share of days.
    private let isShare: Bool
    let phrases: Phrases
}

extension MetricWords {
    package init(_ values: MetricValues, _ phrases: Phrases) {
        known = values.known
        name = values.known.map(phrases.name(of:)) ?? values.name.isolated
        unit = known.map(phrases.unit(of:)) ?? ""
        isShare = false
        self.phrases = phrases
    }

    init(_ thing: ComparedThing, _ trackers: [TrackerAnalysis], _ phrases: Phrases) {
        let tracker = trackers[thing.tracker].tracker
        known = tracker.preset == .sleep ? .sleep : nil
        name = tracker.name.text(in: phrases.language).isolated
        unit = known.map(phrases.unit(of:)) ?? tracker.unit?.text(in: phrases.language) ?? ""
        isShare = thing.isYesNo
        self.phrases = phrases
    }

    package init(_ measure: ExperimentAnalysis.Measure, _ trackers: [TrackerAnalysis], _ phrases: Phrases) {
        switch measure {
        case .metric(let values): self.init(values, phrases)
        case .thing(let thing): self.init(thing, trackers, phrases)
        }
    }

    /// `Resting heart rate (bpm)`, for numbers without their unit.
    package var nameWithUnit: String {
        unit.isEmpty || unit.lowercased() == name.lowercased() ? name : "\(name) (\(unit))"
    }

    /// The number of decimal places that are meaningful.
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

    /// A value with its unit; for a yes or no, the share of days.
    package func figure(_ value: FixedDecimal) -> Figure {
        isShare ? Figure(phrases.percent((value * 100).rounded)) : Figure(number(value), unit)
    }

    /// Two values with one unit: `6:48 to 7:54 h`.
    package func span(_ values: ClosedRange<FixedDecimal>) -> String { Figure(plainSpan(values), unit).text }

    /// From one value to another, without the unit.
    package func plainSpan(_ values: ClosedRange<FixedDecimal>) -> String {
        phrases.span(number(values.lowerBound), number(values.upperBound))
    }

    package func days(_ number: Int) -> String { phrases.metricDays(number, of: known).text }

    func signed(_ difference: FixedDecimal) -> String {
        (difference < .zero ? "\u{2212}" : difference > .zero ? "+" : "") + amount(difference)
    }

    /// The absolute value of a difference, with its unit.
    func amount(_ difference: FixedDecimal) -> String {
        let magnitude = difference.magnitude
        if isShare { return phrases.percentagePoints(phrases.numbers.text((magnitude * 100).rounded(toPlaces: 0))) }
        // Differences in sleep are shown in minutes.
        return known == .sleep
            ? phrases.minutes(phrases.numbers.text((magnitude * 60).rounded)).text : figure(magnitude).text
    }

    /// The absolute value of a difference and the ends of its interval, with units; for days in percentage points.
    ///
    /// With enough places that none is shown as 0, and at least `fewestPlaces` unless the unit is whole.
    func texts(of difference: GroupDifference, fewestPlaces: Int? = nil) -> DifferenceTexts {
        let ends = [difference.interval.lowerBound.magnitude, difference.interval.upperBound.magnitude].sorted()
        let isSleep = known == .sleep
        let amounts = ([difference.difference.magnitude] + ends).map { amount in
            // A share can't differ by more than all days.
            isShare ? min(amount, FixedDecimal(1)) * 100 : isSleep ? amount * 60 : amount
        }
        let places = ((isShare || isSleep ? 0 : fewestPlaces ?? places)...9).first { places in
            amounts.allSatisfy { $0.rounded(toPlaces: places) > .zero }
        }
        let texts = amounts.map { phrases.numbers.text($0.rounded(toPlaces: places ?? 9)) }
        return (isSleep ? phrases.minutes(texts[0]) : Figure(texts[0], isShare ? "" : unit), texts[1], texts[2])
    }
}

extension FixedDecimal {
    fileprivate static func * (number: FixedDecimal, factor: Int128) -> FixedDecimal {
        FixedDecimal(billionths: number.billionths * factor)
    }
}
