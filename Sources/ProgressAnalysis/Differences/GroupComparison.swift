/// Adds the days of two groups up and compares them, each with days of its stratum: a Saturday with Saturdays.
struct GroupComparison {
    /// The days of both groups, ascending.
    private var days: [ComparedValue] = []
    /// For each day 1 in the first group and 0 in the second.
    private var groups: [Double] = []
    private let isWhole: Bool

    /// `isFirst` tells the group of a day, by its number since 1970-01-01; nil if it is in neither.
    init(_ compared: ComparedValues, isFirst: (Int) -> Bool?) {
        isWhole = compared.isWhole
        days.reserveCapacity(compared.values.count)
        groups.reserveCapacity(compared.values.count)
        for day in compared.values {
            guard let isFirst = isFirst(day.day) else { continue }
            days.append(day)
            groups.append(isFirst ? 1 : 0)
        }
    }

    /// O(days).
    func result() -> ComparedDays {
        let rest = isWhole ? groups : withoutSlowChange
        var strata = InlineArray<7, Stratum>(repeating: Stratum())
        for index in days.indices {
            strata[days[index].stratum].add(days[index].value, groups[index], rest[index])
        }
        let weeks = weeks(of: rest, strata)
        let plain = [0, 1].map { GroupComparison.pairs(of: weeks, \.plain, shift: $0) }
        let held = plain.map { $0.count { $0.hasFirst && $0.hasSecond } }.min() ?? 0
        let all = strata.indices.map { strata[$0] }
        let compared = all.filter(\.hasBoth)
        let (first, both) = (compared.reduce(0) { $0 + $1.group }, compared.reduce(0) { $0 + $1.count })
        let (allFirst, allBoth) = (all.reduce(0) { $0 + $1.group }, all.reduce(0) { $0 + $1.count })
        let isEnough =
            Int(both) >= GroupDifference.fewestDays && Int(min(first, both - first)) >= GroupDifference.fewestOnASide
            && held >= GroupDifference.fewestBlocks
        return ComparedDays(
            first: Int(first), second: Int(both - first), all: (Int(allFirst), Int(allBoth - allFirst)), blocks: held,
            difference: isEnough
                ? GroupDifference(
                    plain, withoutSlowChange: [0, 1].map { GroupComparison.pairs(of: weeks, \.rest, shift: $0) },
                    blocks: held)
                : nil)
    }

    /// How far the group of each day is from what is usual around it: else a long spell would lose its difference to the
    /// slow change of the values.
    private var withoutSlowChange: [Double] {
        var around = SlowChange.runningMean.around(days.map(\.day), groups, fewest: 1)
        for index in around.indices { around[index] = groups[index] - around[index] }
        return around
    }

    /// The weeks with days of strata that have both groups.
    private func weeks(of rest: [Double], _ strata: InlineArray<7, Stratum>) -> [Week] {
        var weeks: [Week] = []
        var week = Week(number: .min)
        for index in days.indices {
            let (day, group) = (days[index], groups[index])
            let stratum = strata[day.stratum]
            guard stratum.hasBoth else { continue }
            if day.week != week.number {
                weeks.append(week)
                week = Week(number: day.week)
            }
            let value = day.value - stratum.value / stratum.count
            week.plain.add(group - stratum.group / stratum.count, value, isFirst: group > 0)
            week.rest.add(rest[index] - stratum.rest / stratum.count, value, isFirst: group > 0)
        }
        return weeks + [week]
    }

    /// Two weeks each, which begin with an even week, or with an odd one if `shift` is 1.
    private static func pairs(
        of weeks: [Week], _ block: (Week) -> ComparedBlock, shift: Int
    ) -> [ComparedBlock] {
        var blocks: [ComparedBlock] = []
        var last = Int.min
        for week in weeks {
            let (pair, block) = ((week.number + shift) >> 1, block(week))
            guard block.square > 0 else { continue }
            if pair == last {
                blocks[blocks.count - 1] = blocks[blocks.count - 1] + block
            } else {
                blocks.append(block)
            }
            last = pair
        }
        return blocks
    }
}

/// The sums of the days of a stratum.
private struct Stratum {
    /// The days, those of the first group, and how far the groups are from what is usual around them.
    var (count, group, rest, value) = (0.0, 0.0, 0.0, 0.0)

    /// Strata that have only one group say nothing.
    var hasBoth: Bool { group > 0 && group < count }

    mutating func add(_ value: Double, _ group: Double, _ rest: Double) {
        count += 1
        self.group += group
        self.rest += rest
        self.value += value
    }
}

/// What a week adds, by the groups and by how far they are from what is usual around them.
private struct Week {
    let number: Int
    var plain = ComparedBlock()
    var rest = ComparedBlock()
}
