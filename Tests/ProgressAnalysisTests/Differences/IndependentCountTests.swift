import ProgressModel
import TestSupport
import Testing

@testable import ProgressAnalysis

/// The differences that are said, counted once more from the records in another way.
@Suite struct IndependentCountTests {
    /// What a metric is on a day beside the middle of the 28 days around it; nil with fewer than seven values there.
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
        let limit = 3 * (ascending[(ascending.count - 1) * 3 / 4] - ascending[(ascending.count - 1) / 4])
        return limit > 0 ? rest.mapValues { min(limit, max(-limit, $0)) } : rest
    }

    /// The days of each group and the mean of the weekdays' differences.
    private func difference(
        _ values: [Day: Double], _ isFirst: (Day) -> Bool?
    ) -> (first: Int, second: Int, difference: Double) {
        var (first, second, weight, sum) = (0, 0, 0.0, 0.0)
        for weekday in Weekday.allCases {
            let days = values.keys.filter { $0.weekday == weekday }
            let groups = [true, false].map { group in days.filter { isFirst($0) == group }.compactMap { values[$0] } }
            let counts = groups.map { Double($0.count) }
            guard counts[0] > 0, counts[1] > 0 else { continue }
            let means = zip(groups, counts).map { $0.reduce(0, +) / $1 }
            let rests = counts[0] * counts[1] / (counts[0] + counts[1])
            first += groups[0].count
            second += groups[1].count
            weight += rests
            sum += rests * (means[0] - means[1])
        }
        return (first, second, weight > 0 ? sum / weight : 0)
    }

    @Test(
        "V-36 every comparison of levels and minutes is what the records say, counted in another way", arguments: 1...60
    )
    func counted(seed: UInt64) throws {
        var noise = NoiseHistory(seed: seed, carried: 0.5, spell: 5)
        let history = seed % 2 == 0 ? noise.measured() : noise.shifted(by: 1.2)
        let analysis = history.analysis(on: day(180))
        let levels = Dictionary(history.entries.map { ($0.day, $0.level) }) { $1 }
        var said = 0
        for metric in try #require(analysis.metrics).metrics {
            let values = Dictionary(
                metric.values.days.map { ($0.day, Double($0.value.billionths) / 1e9) }
            ) { $1 }
            let rest = rest(values)
            for beside in metric.beside {
                let minutes: Set<Day>
                switch beside.factor {
                case .activity(let activity):
                    minutes = Set(
                        history.sessions.filter { ($0.kind == .workout) == (activity == .workout) }.map(\.day))
                default: minutes = []
                }
                for comparison in beside.comparisons {
                    let counted = difference(rest) { date in
                        let day = date.advanced(by: -1)
                        guard beside.factor == .evenings else {
                            return day < (minutes.min() ?? day) ? nil : minutes.contains(day)
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
        #expect(seed % 2 == 0 || said == 1, "what was planted is said, and is the only thing that is compared")
    }
}
