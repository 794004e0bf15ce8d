import ProgressFolder
import ProgressRequests

/// What a shell offers behind `reportgen log`: the names of the folder's trackers, their options, what was said before.
enum LogCompletion {
    /// The words behind `log`.
    @Sendable static func words(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        var said: [String] = []
        var rest = line.prefix(max(0, index)).drop { $0 != "log" }.dropFirst()
        while let word = rest.popFirst() {
            if !word.hasPrefix("--") { said.append(word) } else if !flags.contains(word) { _ = rest.popFirst() }
        }
        return suggestions(line)?.words(after: said) ?? []
    }

    /// The options of `log` without a value.
    private static let flags = ["--json", "--build", "--help"]

    @Sendable static func trackers(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        suggestions(line)?.trackers ?? []
    }

    @Sendable static func triggers(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        suggestions(line)?.triggers ?? []
    }

    @Sendable static func places(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        suggestions(line)?.places ?? []
    }

    @Sendable static func streaks(_ line: [String], _ index: Int, _ prefix: String) -> [String] {
        ["noalc", "meditation", "workout", "trackers"] + (suggestions(line)?.trackers ?? [])
    }

    /// Those of the folder of a line; nil where there is none.
    private static func suggestions(_ line: [String]) -> LogSuggestions? {
        let option = line.firstIndex(of: "--data").map { line.index(after: $0) }
        let named = option.flatMap { line.indices.contains($0) ? line[$0] : nil }
        return try? LogSuggestions(Recorder(path: DataSearch.folder(named)).read().history)
    }
}
