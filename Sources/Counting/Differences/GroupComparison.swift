/// Adds the days of two groups up and compares them, each with days of its stratum: a Saturday with Saturdays.
struct GroupComparison {
    private let values: ComparedValues
    /// Of each value whether it is in the first group, 1, or in the second, 0, and how far that is from what is usual around
    /// it; not a number in neither group.
    ///
    /// A long spell would else lose its difference to the slow change of the values.
    private let sides: [SIMD2<Double>]

    /// `isFirst` tells the group of a day, by its number since 1970-01-01; nil if it is in neither.
    ///
    /// O(days).
    @inline(__always)
    init(_ values: ComparedValues, isFirst: (Int) -> Bool?) {
        let (days, windows) = (values.values.span, values.windows.span)
        // How many of the values before each place are in either group, and how many of these in the first.
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
        // How many days each stratum has, and the sums of their values and of both parts of their sides.
        var strata = [SIMD4<Double>](repeating: .zero, count: 7)
        for index in days.indices where !sides[index].x.isNaN {
            strata[days[index].stratum] += SIMD4(1, days[index].value, sides[index].x, sides[index].y)
        }
        // Strata that have only one group say nothing.
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

    /// The weeks with days of strata that have both groups, by the means of these, which of others are not a number.
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
