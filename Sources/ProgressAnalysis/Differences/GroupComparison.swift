import ProgressModel

/// Adds the days of two groups up and compares them.
struct GroupComparison {
    /// Which days are compared with which.
    enum Likeness: Sendable {
        /// Those of the same weekday: a Saturday with Saturdays.
        case sameWeekday
        /// All: where the groups are weekdays themselves.
        case any
    }

    private let likeness: Likeness
    private var (days, values, areFirst): ([Int], [Double], [Bool]) = ([], [], [])
    /// Of each day its weekday, or 0 where all days are compared, and its week, counted from a Monday on.
    private var (strata, weeks): ([Int], [Int]) = ([], [])

    init(_ likeness: Likeness) { self.likeness = likeness }

    /// Adds a day, by its number since 1970-01-01; days come in ascending order.
    mutating func add(_ day: Int, _ value: Double, isFirst: Bool) {
        days.append(day)
        values.append(value)
        areFirst.append(isFirst)
        let weekday = Day(number: day).weekday.rawValue
        weeks.append((day + 3 - weekday) / 7)
        strata.append(likeness == .any ? 0 : weekday)
    }

    /// O(days).
    func result() -> ComparedDays {
        var (first, second) = ([Int](repeating: 0, count: 7), [Int](repeating: 0, count: 7))
        for index in days.indices {
            let stratum = strata[index]
            if areFirst[index] { first[stratum] += 1 } else { second[stratum] += 1 }
        }
        // Weekdays that have only one group say nothing.
        let compared = (0..<7).map { first[$0] > 0 && second[$0] > 0 }
        let indices = days.indices.filter { compared[strata[$0]] }
        func sum(_ counts: [Int]) -> Int { zip(counts, compared).reduce(0) { $1.1 ? $0 + $1.0 : $0 } }
        let groups = areFirst.map { $0 ? 1.0 : 0 }
        let plain = layings(groups, indices)
        let held = plain.map { $0.count { $0.hasFirst && $0.hasSecond } }.min() ?? 0
        let isEnough =
            sum(first) + sum(second) >= GroupDifference.fewestDays
            && min(sum(first), sum(second)) >= GroupDifference.fewestOnASide && held >= GroupDifference.fewestBlocks
        return ComparedDays(
            first: sum(first), second: sum(second),
            all: (first.reduce(0, +), second.reduce(0, +)), blocks: held,
            difference: isEnough
                ? GroupDifference(
                    plain, withoutSlowChange: likeness == .any ? plain : layings(withoutSlowChange(groups), indices),
                    blocks: held) : nil)
    }

    /// How far the group of each day is from what is usual around it: else a long spell would lose its difference to the
    /// slow change of the values.
    private func withoutSlowChange(_ groups: [Double]) -> [Double] {
        zip(groups, SlowChange.runningMean.around(days, groups, fewest: 1)).map { $0 - ($1 ?? 0) }
    }

    /// The blocks of the two ways to lay them over the calendar.
    private func layings(_ groups: [Double], _ indices: [Int]) -> [[ComparedBlock]] {
        var sums = [(count: Double, group: Double, value: Double)](repeating: (0, 0, 0), count: 7)
        for index in indices {
            let stratum = strata[index]
            sums[stratum].count += 1
            sums[stratum].group += groups[index]
            sums[stratum].value += values[index]
        }
        let firstWeek = indices.first.map { weeks[$0] } ?? 0
        var blocks: [ComparedBlock] = []
        for index in indices {
            let sum = sums[strata[index]]
            let offset = weeks[index] - firstWeek
            while blocks.count <= offset { blocks.append(ComparedBlock()) }
            let group = groups[index] - sum.group / sum.count
            blocks[offset].product += group * (values[index] - sum.value / sum.count)
            blocks[offset].square += group * group
            if areFirst[index] { blocks[offset].hasFirst = true } else { blocks[offset].hasSecond = true }
        }
        return [firstWeek, firstWeek + 1].map { GroupComparison.pairs(of: blocks, from: $0) }
    }

    /// Two weeks each: those that begin with an even week where `first` is the number of the first one.
    private static func pairs(of weeks: [ComparedBlock], from first: Int) -> [ComparedBlock] {
        var blocks: [ComparedBlock] = []
        for (offset, week) in weeks.enumerated() where week.square > 0 {
            let block = (first + offset) >> 1 - first >> 1
            while blocks.count <= block { blocks.append(ComparedBlock()) }
            blocks[block] = blocks[block] + week
        }
        return blocks.filter { $0.square > 0 }
    }
}
