import Counting
import Model
import Pages
import TestSupport
import Testing

/// The pages of a drawn history: one letter a day, `S` steady, `E` easy, `W` wild, `.` no entry.
struct DrawnReport {
    let report: Report
    let analysis: Analysis

    /// The last letter is today; the first is `first`.
    init(
        _ levels: String, from first: String = "2025-01-06", profile: String = "{}", trackers: String? = nil,
        others: [String: String] = [:], language: Language = .english
    ) throws {
        let first = date(first)
        var folder = Folder(levels: levels, from: first).with("profile.json", profile)
        if let trackers { folder = folder.with("trackers.json", trackers) }
        for (path, text) in others { folder = folder.with(path, text) }
        analysis = try folder.analysis(asOf: "\(first.advanced(by: max(0, levels.count - 1)))")
        report = Report(analysis, language: language)
    }

    func jokers() throws -> JokersPage {
        try #require(JokersPage(at: .jokers, in: report))
    }

    func jokers(in year: Int) throws -> JokerYearPage {
        try #require(JokerYearPage(at: .jokerYear(year), in: report))
    }

    func milestones() throws -> JokersPage {
        try jokers()
    }

    func years() throws -> YearsPage {
        try #require(YearsPage(at: .years, in: report))
    }
}
