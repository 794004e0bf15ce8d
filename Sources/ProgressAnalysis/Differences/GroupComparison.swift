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

    private struct Sums {
        var (count, ofFirst) = (0.0, 0.0)
        var values = 0.0
    }

    private let likeness: Likeness
    private var (days, values, areFirst): ([Int], [Double], [Bool]) = ([], [], [])
    private var strata = [Sums](repeating: Sums(), count: 7)

    init(_ likeness: Likeness) { self.likeness = likeness }

    /// Adds a day, by its number since 1970-01-01; days come in ascending order.
    mutating func add(_ day: Int, _ value: Double, isFirst: Bool) {
        days.append(day)
        values.append(value)
        areFirst.append(isFirst)
        let stratum = stratum(of: day)
        strata[stratum].count += 1
        strata[stratum].values += value
        if isFirst { strata[stratum].ofFirst += 1 }
    }

    private func stratum(of day: Int) -> Int { likeness == .any ? 0 : Day(number: day).weekday.rawValue }

    /// O(days).
    func result() -> ComparedDays {
        var weeks: [ComparedBlock] = []
        let firstWeek = days.first.map(week) ?? 0
        var (first, second) = (0, 0)
        for index in days.indices {
            let sums = strata[stratum(of: days[index])]
            guard sums.ofFirst > 0, sums.ofFirst < sums.count else { continue }
            let offset = week(days[index]) - firstWeek
            while weeks.count <= offset { weeks.append(ComparedBlock()) }
            let group = (areFirst[index] ? 1 : 0) - sums.ofFirst / sums.count
            weeks[offset].product += group * (values[index] - sums.values / sums.count)
            weeks[offset].square += group * group
            if areFirst[index] {
                first += 1
                weeks[offset].hasFirst = true
            } else {
                second += 1
                weeks[offset].hasSecond = true
            }
        }
        let layings = [firstWeek, firstWeek + 1].map { blocks(of: weeks, from: $0) }
        let held = layings.map { $0.count { $0.hasFirst && $0.hasSecond } }.min() ?? 0
        let isEnough =
            first + second >= GroupDifference.fewestDays && min(first, second) >= GroupDifference.fewestOnASide
            && held >= GroupDifference.fewestBlocks
        return ComparedDays(
            first: first, second: second, blocks: held,
            difference: isEnough ? GroupDifference(layings, blocks: held) : nil)
    }

    /// The week of a day, counted from a Monday on.
    private func week(_ day: Int) -> Int { (day + 3 - Day(number: day).weekday.rawValue) / 7 }

    /// Two weeks each: those that begin with an even week where `first` is the number of the first one.
    private func blocks(of weeks: [ComparedBlock], from first: Int) -> [ComparedBlock] {
        var blocks: [ComparedBlock] = []
        for (offset, week) in weeks.enumerated() where week.square > 0 {
            let block = (first + offset) >> 1 - first >> 1
            while blocks.count <= block { blocks.append(ComparedBlock()) }
            blocks[block] = blocks[block] + week
        }
        return blocks.filter { $0.square > 0 }
    }
}
