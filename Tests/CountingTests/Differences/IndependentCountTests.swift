import Model
import TestSupport
import Testing

@testable import Counting

/// The claimed differences, calculated from the records by an independent method.
@Suite struct IndependentCountTests {
    /// The differences of a metric from the median of the 28 days around each day; without days that have fewer than
    /// seven values around them.
    private func rest(_ values: [Day: Double]) -> [Day: Double] {
        var rest: [Day: Double] = [:]
        for (day, value) in values {
            let around = (-14...13).compactMap { values[day.advanced(by: $0)] }.sorted()
            guard around.count >= 7 else { continue }
            let middle = around.count / 2
            rest[day] = value - (around.count % 2 == 1 ? around[middle] : (around[middle - 1] + around[middle]) / 2)
        }
        let ascending = rest.values.sorted()
        guard !ascending.isEmpty else { return [:] }
        func quartile(_ quarter: Double) -> Double {
            let place = Double(ascending.count - 1) * quarter
            let (low, part) = (Int(place), place - Double(Int(place)))
            return ascending[low] + (ascending[min(low + 1, ascending.count - 1)] - ascending[low]) * part
        }
        let limit = 3 * (quartile(0.75) - quartile(0.25))
        return limit > 0 ? rest.mapValues { min(limit, max(-limit, $0)) } : rest
    }

    /// The number of days of each group, on weekdays that have both, and their difference: the slope of a regression of
    /// the values on the groups, after subtracting the means of weekdays from both and the mean of the days around from
    /// the groups.
    private func difference(
        _ values: [Day: Double], _ isFirst: (Day) -> Bool?
    ) -> (first: Int, second: Int, difference: Double) {
        let groups = values.keys.reduce(into: [Day: Double]()) { groups, day in
            if let isFirst = isFirst(day) { groups[day] = isFirst ? 1 : 0 }
        }
        var (first, second, square, product) = (0, 0, 0.0, 0.0)
        for weekday in Weekday.allCases {
            let days = groups.keys.filter { $0.weekday == weekday }
            let firstDays = days.count { groups[$0] == 1 }
            guard firstDays > 0, firstDays < days.count else { continue }
            first += firstDays
            second += days.count - firstDays
            let rest = days.map { day in
                let around = (-14...13).compactMap { groups[day.advanced(by: $0)] }
                return (groups[day] ?? 0) - around.reduce(0, +) / Double(around.count)
            }
            let told = days.map { values[$0] ?? 0 }
            let means = (rest.reduce(0, +) / Double(days.count), told.reduce(0, +) / Double(days.count))
            for (group, value) in zip(rest, told) {
                square += (group - means.0) * (group - means.0)
                product += (group - means.0) * (value - means.1)
            }
        }
        return (first, second, square > 0 ? product / square : 0)
    }

    @Test(
        "V-36 every comparison of levels and minutes is what the records say, counted in another way", arguments: 1...60
    )
    func counted(seed: UInt64) throws {
        var noise = NoiseHistory(seed: seed, carried: 0.5, spell: 5)
        let history = seed % 2 == 0 ? noise.measured() : noise.shifted(by: 1.2)
        let said = try count(history.history, history.analysis(on: day(180)))
        #expect(seed % 2 == 0 || said == 1, "what was planted is said, and is the only thing that is compared")
    }

    @Test("V-36 so is every one of the sample, and of ten years")
    func sample() throws {
        let sample = try Folder.sample.analysis(asOf: "2025-10-31T20:00")
        #expect(try count(sample.history, sample) >= 1, "it has something to say")
        var noise = NoiseHistory(seed: 1, carried: 0.6, spell: 3)
        noise.days = 3_650
        let history = noise.measured()
        _ = try count(history.history, history.analysis(on: day(3_650)))
    }

    /// Compares every comparison with levels and minutes, and returns the number of claimed differences.
    private func count(_ history: History, _ analysis: Analysis) throws -> Int {
        let entries = history.entries.filter { !$0.isSuperseded }
        let levels = Dictionary(entries.map { ($0.day, $0.level) }) { $1 }
        var said = 0
        for metric in try #require(analysis.metrics).metrics {
            let values = Dictionary(metric.values.days.map { ($0.day, Double($0.value.billionths) / 1e9) }) { $1 }
            let rest = rest(values)
            for beside in metric.beside {
                let minutes: [Day: Double]
                switch beside.factor {
                case .evenings: minutes = [:]
                case .activity(let activity):
                    minutes = history.sessions.filter { ($0.kind == .workout) == (activity == .workout) }
                        .reduce(into: [:]) { $0[$1.day, default: 0] += Double($1.minutes.billionths) / 1e9 }
                case .mood, .saboteur, .habit: continue
                }
                let first = minutes.keys.min()
                let least = Double(history.profile.minimumMinutes)
                for comparison in beside.comparisons {
                    let counted = difference(rest) { date in
                        let day = date.advanced(by: -1)
                        guard beside.factor == .evenings else {
                            return first.map { $0 <= day } == true ? (minutes[day] ?? 0).rounded() >= least : nil
                        }
                        return switch levels[day] {
                        case .steady: true
                        case .easy: comparison.second.group == .easy ? false : nil
                        case .wild: comparison.second.group == .wild ? false : nil
                        case nil: nil
                        }
                    }
                    #expect(comparison.days.first == counted.first && comparison.days.second == counted.second)
                    guard let found = comparison.days.difference else { continue }
                    #expect(abs(Double(found.difference.billionths) / 1e9 - counted.difference) < 1e-6)
                    guard comparison.verdict == .said else { continue }
                    said += 1
                    #expect(!found.interval.contains(.zero) && found.interval.contains(found.difference))
                }
            }
        }
        return said
    }
}
