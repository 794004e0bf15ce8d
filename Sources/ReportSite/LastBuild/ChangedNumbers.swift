import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ProgressStatistics

/// What the first build by a new version says of the numbers that its rules count differently.
///
/// The numbers of the old site are compared with those of the same day by the new rules, so that only the rules differ.
struct ChangedNumbers {
    /// One line for each number that changed; empty where none did or it cannot be known.
    let lines: [String]

    /// What is compared, as `data.json` names it.
    private static let numbers: KeyValuePairs = [
        "noalc.streak.current": "streak", "noalc.streak.longest": "longest streak",
        "noalc.streak.rewards.available": "jokers", "sobriety.soberDays": "sober days",
        "sobriety.current": "sober streak", "sobriety.longest": "longest sober streak", "savings.amount": "savings",
        "savings.caloriesAvoided": "calories avoided",
    ]

    /// Compares `old`, the bytes of the site's `data.json`, with what an edition of the history says of that day now.
    init(_ old: [UInt8], _ history: History, _ edition: Edition) {
        let old = WrittenNumbers(old)
        guard let day = old["asOf"].flatMap({ parseDay(Array($0.utf8).span) }) else {
            lines = []
            return
        }
        func numbers(of history: History) -> WrittenNumbers {
            WrittenNumbers(Statistics(edition.analysis(Analysis(history, asOf: .day(day)))).json.bytes)
        }
        let new = numbers(of: history)
        let changed = ChangedNumbers.numbers.filter { old[$0.key] != new[$0.key] && old[$0.key] != nil }
        // Where the records of that time are others now, the rules are not what changed.
        guard old["records.entries"] == new["records.entries"], !changed.isEmpty else {
            lines = []
            return
        }
        let lenient = history.profile.soberUpTo == 0 ? numbers(of: history.callingEverySteadyDaySober) : new
        lines = changed.map { key, name in
            let key = String(key)
            let isRestored = lenient[key] == old[key]
            return "\(name) on \(day): \(old[key] ?? "none") before, \(new[key] ?? "none") now"
                + (isRestored ? "; \"soberUpTo\": 1 in profile.json brings the old number back" : "")
        }
    }
}

/// The single values of a JSON file that this program wrote: a member on each line, two spaces deeper within an object.
private struct WrittenNumbers {
    private var values: [String: String] = [:]

    init(_ bytes: [UInt8]) {
        var path: [Substring] = []
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let text = line.drop { $0 == " " }
            let depth = (line.count - text.count) / 2
            let parts = text.split(separator: "\": ", maxSplits: 1)
            guard depth >= 1, depth <= path.count + 1, parts.count == 2, parts[0].first == "\"" else { continue }
            path = path.prefix(depth - 1) + [parts[0].dropFirst()]
            values[path.joined(separator: ".")] = String(parts[1].filter { $0 != "," && $0 != "\"" })
        }
    }

    subscript(_ path: String) -> String? { values[path] }
}

extension History {
    fileprivate var callingEverySteadyDaySober: History {
        var profile = profile
        profile.soberUpTo = 1
        return History(
            profile: profile, trackers: trackers, entries: entries, sessions: sessions, logs: logs, why: why,
            notes: notes, files: files)
    }
}
