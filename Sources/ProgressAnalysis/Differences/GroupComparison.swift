/// Adds the days of two groups up and compares them, each with days of its stratum: a Saturday with Saturdays.
struct GroupComparison {
    private let values: ComparedValues
    /// How many of the values before each place are in either group, and how many of these in the first.
    private let before: [SIMD2<Int32>]

    /// `isFirst` tells the group of a day, by its number since 1970-01-01; nil if it is in neither.
    @inline(__always)
    init(_ values: ComparedValues, isFirst: (Int) -> Bool?) {
        let days = values.values.span
        var before = [SIMD2<Int32>](repeating: .zero, count: days.count + 1)
        var count = SIMD2<Int32>.zero
        for index in days.indices {
            if let isFirst = isFirst(days[index].day) { count &+= isFirst ? SIMD2(1, 1) : SIMD2(1, 0) }
            before[index + 1] = count
        }
        (self.values, self.before) = (values, before)
    }

    /// O(days).
    func result() -> ComparedDays {
        let (days, windows, before) = (values.values.span, values.windows.span, before.span)
        // How many days each stratum has, and the sums of their values and of both parts of their sides.
        var strata = [SIMD4<Double>](repeating: .zero, count: 7)
        for index in days.indices {
            guard let side = GroupComparison.side(of: index, windows, before) else { continue }
            strata[days[index].stratum] += SIMD4(1, days[index].value, side.x, side.y)
        }
        // Strata that have only one group say nothing.
        let compared: [SIMD4<Double>?] = strata.map { $0.z > 0 && $0.z < $0.x ? $0 : nil }
        let weeks = weeks(compared.map { sums in sums.map { $0 / $0.x } })
        let layings = [0, 1].map { GroupComparison.pairs(of: weeks, shift: $0) }
        let held = layings.map { $0.count { $0.hasFirst && $0.hasSecond } }.min() ?? 0
        let all = strata.reduce(into: SIMD4<Double>.zero) { $0 += $1 }
        let shared = compared.compactMap(\.self).reduce(into: SIMD4<Double>.zero) { $0 += $1 }
        let (first, both) = (shared.z, shared.x)
        let isEnough =
            Int(both) >= GroupDifference.fewestDays && Int(min(first, both - first)) >= GroupDifference.fewestOnASide
            && held >= GroupDifference.fewestBlocks
        return ComparedDays(
            first: Int(first), second: Int(both - first), allFirst: Int(all.z), allSecond: Int(all.x - all.z),
            blocks: held,
            difference: isEnough
                ? GroupDifference(
                    layings.map { $0.map { $0.block(0) } },
                    withoutSlowChange: layings.map { $0.map { $0.block(1) }.filter { $0.square > 0 } }, blocks: held)
                : nil)
    }

    /// Whether a value is in the first group, 1, or in the second, 0, and how far that is from what is usual around it.
    ///
    /// Nil in neither group. A long spell would else lose its difference to the slow change of the values.
    @inline(__always)
    private static func side(
        of index: Int, _ windows: Span<Range<Int>>, _ before: Span<SIMD2<Int32>>
    ) -> SIMD2<Double>? {
        let own = before[index + 1] &- before[index]
        guard own.x > 0 else { return nil }
        let group = Double(own.y)
        guard !windows.isEmpty else { return SIMD2(group, group) }
        let around = before[windows[index].upperBound] &- before[windows[index].lowerBound]
        return SIMD2(group, group - Double(around.y) / Double(around.x))
    }

    /// The weeks with days of strata that have both groups, by the means of these.
    private func weeks(_ means: [SIMD4<Double>?]) -> [Week] {
        let (days, windows, before) = (values.values.span, values.windows.span, before.span)
        var weeks: [Week] = []
        weeks.reserveCapacity(days.count / 7 + 2)
        for index in days.indices {
            guard let side = GroupComparison.side(of: index, windows, before), let means = means[days[index].stratum]
            else { continue }
            if days[index].week != weeks.last?.number { weeks.append(Week(number: days[index].week)) }
            weeks[weeks.count - 1].add(side - means.highHalf, days[index].value - means.y, isFirst: side.x > 0)
        }
        return weeks
    }

    /// Two weeks each, which begin with an even week, or with an odd one if `shift` is 1.
    private static func pairs(of weeks: [Week], shift: Int) -> [Week] {
        var pairs: [Week] = []
        pairs.reserveCapacity(weeks.count / 2 + 1)
        for week in weeks {
            let number = (week.number + shift) >> 1
            if pairs.last?.number != number { pairs.append(Week(number: number)) }
            pairs[pairs.count - 1].add(week)
        }
        return pairs
    }
}

/// What a week, or two, adds, by the groups and by how far they are from what is usual around them.
private struct Week {
    let number: Int
    var product = SIMD2<Double>.zero
    var square = SIMD2<Double>.zero
    var hasFirst = false
    var hasSecond = false

    /// Adds a day by how far its group and its value are from the means of its weekday.
    mutating func add(_ side: SIMD2<Double>, _ value: Double, isFirst: Bool) {
        product += side * value
        square += side * side
        if isFirst { hasFirst = true } else { hasSecond = true }
    }

    mutating func add(_ other: Week) {
        product += other.product
        square += other.square
        hasFirst = hasFirst || other.hasFirst
        hasSecond = hasSecond || other.hasSecond
    }

    func block(_ side: Int) -> ComparedBlock { ComparedBlock(product: product[side], square: square[side]) }
}
