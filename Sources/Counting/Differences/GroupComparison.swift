/// Compares the days of two groups, each within its stratum: Saturdays with Saturdays.
struct GroupComparison {
    private let values: ComparedValues
    /// For each value whether it is in the first group, 1, or the second, 0, and the difference of that from its usual
    /// value around the day; NaN in neither group.
    ///
    /// Otherwise removing the slow change would hide the difference of a long period.
    private let sides: [SIMD2<Double>]

    /// `isFirst` returns the group of a day, given as days since 1970-01-01; nil for neither; O(days).
    @inline(__always)
    init(_ values: ComparedValues, isFirst: (Int) -> Bool?) {
        let (days, windows) = (values.values.span, values.windows.span)
        // Prefix sums: the number of values in either group, and in the first.
        var before = [SIMD2<Int32>](repeating: .zero, count: days.count + 1)
        var sides = [SIMD2<Double>](repeating: SIMD2(.nan, .nan), count: days.count)
        var count = SIMD2<Int32>.zero
        for index in days.indices {
            if let isFirst = isFirst(days[index].day) {
                count &+= isFirst ? SIMD2(1, 1) : SIMD2(1, 0)
                sides[index] = isFirst ? SIMD2(1, 1) : SIMD2(0, 0)
            }
            before[index + 1] = count
        }
        for index in windows.indices where !sides[index].x.isNaN {
            let around = before[windows[index].upperBound] &- before[windows[index].lowerBound]
            sides[index].y -= Double(around.y) / Double(around.x)
        }
        (self.values, self.sides) = (values, sides)
    }

    /// O(days).
    func result() -> ComparedDays {
        let (days, sides) = (values.values.span, sides.span)
        // By stratum: the number of days, and the sums of values and sides.
        var strata = [SIMD4<Double>](repeating: .zero, count: 7)
        for index in days.indices where !sides[index].x.isNaN {
            strata[days[index].stratum] += SIMD4(1, days[index].value, sides[index].x, sides[index].y)
        }
        // Strata with only one group are left out.
        let compared: [SIMD4<Double>?] = strata.map { $0.z > 0 && $0.z < $0.x ? $0 : nil }
        let weeks = weeks(compared.map { sums in sums.map { $0 / $0.x } ?? SIMD4(repeating: .nan) })
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

    /// The sums by week, over the strata that contain both groups; the means of the others are NaN.
    private func weeks(_ means: [SIMD4<Double>]) -> [Week] {
        let (days, sides) = (values.values.span, sides.span)
        var weeks: [Week] = []
        weeks.reserveCapacity(days.count / 7 + 2)
        var week = Week(number: .min)
        for index in days.indices where !sides[index].x.isNaN {
            let means = means[days[index].stratum]
            guard !means.x.isNaN else { continue }
            if days[index].week != week.number {
                if week.number > .min { weeks.append(week) }
                week = Week(number: days[index].week)
            }
            week.add(sides[index] - means.highHalf, days[index].value - means.y, isFirst: sides[index].x > 0)
        }
        if week.number > .min { weeks.append(week) }
        return weeks
    }

    /// Pairs of weeks that begin with an even week, or with an odd one if `shift` is 1.
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

private struct Week {
    let number: Int
    var product = SIMD2<Double>.zero
    var square = SIMD2<Double>.zero
    var hasFirst = false
    var hasSecond = false

    /// Adds a day by the distances of its group and its value from the means of its weekday.
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
