import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ReportPages
import Testing

/// The pages of a history that is drawn: one letter a day, `S` steady, `E` easy, `W` wild, `.` no entry.
struct DrawnReport {
    let report: Report
    let analysis: Analysis

    /// The last letter is today; the first stands for `first`.
    init(
        _ levels: String, from first: String = "2025-01-06", profile: String = "{}", trackers: String? = nil,
        others: [String: String] = [:], language: Language = .english
    ) throws {
        let parts = first.split(separator: "-").compactMap { Int($0) }
        let day = try #require(Day(year: parts[0], month: parts[1], day: parts[2]))
        var rows = "date,level\n"
        for (offset, letter) in levels.enumerated() {
            let level: [Character: String] = ["S": "steady", "E": "easy", "W": "wild"]
            if let level = level[letter] { rows += "\(day.advanced(by: offset)),\(level)\n" }
        }
        var files = ["entries.csv": rows, "profile.json": profile]
        files["trackers.json"] = trackers
        files.merge(others) { $1 }
        let sources = files.map { SourceFile(path: $0, bytes: Array($1.utf8)) }
        let (history, diagnostics) = HistoryLoader { _ in nil }.load(sources)
        let today = day.advanced(by: max(0, levels.count - 1))
        analysis = Analysis(try #require(history, "\(diagnostics)"), asOf: .day(today))
        report = Report(analysis, language: language)
    }

    func rewards() throws -> RewardsPage {
        try #require(RewardsPage(at: .rewards, in: report))
    }

    func jokers(in year: Int) throws -> JokerYearPage {
        try #require(JokerYearPage(at: .jokerYear(year), in: report))
    }

    func milestones() throws -> MilestonesPage {
        try #require(MilestonesPage(at: .milestones, in: report))
    }

    func years() throws -> YearsPage {
        try #require(YearsPage(at: .years, in: report))
    }
}
