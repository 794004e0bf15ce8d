package import Model

/// The values of a metric up to today, one a day.
package struct MetricValues: Sendable {
    /// As spelled in files.
    package let name: String
    /// The metric if the program knows it; nil for any other name.
    package let known: KnownMetric?
    private let metrics: ArraySlice<Metric>
    /// The indices of the values, from the smallest to the largest, equal ones by day.
    let ascending: [Int]

    /// The values of one name, ascending by day; not empty.
    init(_ metrics: ArraySlice<Metric>, name: String) {
        self.metrics = metrics
        self.name = name
        known = KnownMetric(rawValue: name)
        let keys = metrics.indices.map { (value: metrics[$0].value.billionths, index: $0) }
        ascending = keys.sorted { $0.value != $1.value ? $0.value < $1.value : $0.index < $1.index }.map(\.index)
    }

    /// The number of days with a value; at least 1.
    package var count: Int { metrics.count }
    /// From the first day with a value to the last.
    package var range: ClosedRange<Day> { metrics[metrics.startIndex].day...metrics[metrics.endIndex - 1].day }

    subscript(index: Int) -> (day: Day, value: FixedDecimal) { (metrics[index].day, metrics[index].value) }

    /// Each day with its value, ascending.
    package var days: [(day: Day, value: FixedDecimal)] { metrics.indices.map { self[$0] } }

    var spread: Spread? { Spread(ascending: ascending.map { metrics[$0].value }) }

    /// The spread of each calendar month that has a value, ascending.
    var months: [(month: YearMonth, spread: Spread)] {
        var months: [(month: YearMonth, spread: Spread)] = []
        var index = metrics.startIndex
        while index < metrics.endIndex {
            let month = metrics[index].day.yearMonth
            let last = month.lastDay
            var values: [FixedDecimal] = []
            while index < metrics.endIndex, metrics[index].day <= last {
                values.append(metrics[index].value)
                index += 1
            }
            values.sort()
            if let spread = Spread(ascending: values) { months.append((month, spread)) }
        }
        return months
    }
}

extension History {
    /// The metrics up to a day: the known ones in their order, then the others by name.
    func metrics(through today: Day) -> [MetricValues] {
        var names: [MetricValues] = []
        var start = metrics.startIndex
        while start < metrics.endIndex {
            let name = metrics[start].name
            let end = metrics[start...].firstIndex { $0.name != name } ?? metrics.endIndex
            let known = metrics[start..<end].prefix { $0.day <= today }
            if !known.isEmpty { names.append(MetricValues(known, name: name)) }
            start = end
        }
        let order = KnownMetric.allCases.compactMap { known in names.firstIndex { $0.known == known } }
        return order.map { names[$0] } + names.filter { $0.known == nil }
    }
}

/// The median and quartiles of some values.
package struct Spread: Sendable, Hashable {
    /// The number of values; at least 1.
    package let count: Int
    package let median: FixedDecimal
    /// From the first to the third quartile.
    package let middleHalf: ClosedRange<FixedDecimal>
}

extension Spread {
    /// The spread of values in ascending order; nil without values; O(1).
    package init?(ascending values: some RandomAccessCollection<FixedDecimal>) {
        guard !values.isEmpty else { return nil }
        count = values.count
        median = values.quantile(quarters: 2)
        middleHalf = values.quantile(quarters: 1)...values.quantile(quarters: 3)
    }
}

extension RandomAccessCollection<FixedDecimal> {
    /// A quantile of ascending values, interpolated between the closest ranks: type 7 of Hyndman and Fan, "Sample
    /// Quantiles in Statistical Packages" (1996); to nine places, halves away from zero.
    ///
    /// `quarters` is 0 to 4.
    fileprivate func quantile(quarters: Int) -> FixedDecimal {
        let (place, rest) = ((count - 1) * quarters).quotientAndRemainder(dividingBy: 4)
        let below = self[index(startIndex, offsetBy: place)].billionths
        guard rest > 0 else { return FixedDecimal(billionths: below) }
        let above = self[index(startIndex, offsetBy: place + 1)].billionths
        return FixedDecimal(billionths: divideRounding(below * Int128(4 - rest) + above * Int128(rest), by: 4))
    }
}
