import Counting
import Foundation
import Model
import TestSupport
import Testing
import Wording

/// The numbers of metrics as JSON and as text.
@Suite struct MetricStatisticsTests {
    /// A hundred evenings in turn, the mornings after steady ones an hour longer; a second metric that is not known.
    private let folder: Folder = {
        let first = date("2025-07-01")
        let days = (0..<100).map { first.advanced(by: $0) }
        let metrics = days.enumerated().map { index, day in
            "\(day.advanced(by: 1)),sleep,\(index % 2 == 0 ? 7 : 6).\(index % 5)\n\(day),Weight,80.125\n"
        }
        return Folder(levels: "SE" * 50, from: first)
            .with("metrics.csv", "date,metric,value\n" + metrics.joined())
            .with("trackers.json", #"[ { "preset": "doomscrolling" } ]"#)
            .with("logs.csv", "timestamp,tracker\n2025-07-01,doomscrolling\n")
    }()

    private func document(_ statistics: Statistics) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(statistics.json.bytes)) as? [String: Any])
    }

    private func schema() throws -> SchemaValidator {
        let path = Repository.root.appending(path: "Sources/Counting/Schema/stats.schema.json")
        return try SchemaValidator(Data(contentsOf: path))
    }

    @Test("F-13 the numbers of metrics are valid by the schema, and none of them is public")
    func valid() throws {
        let analysis = try folder.analysis()
        let json = try document(Statistics(analysis, sources: ["watch"]))
        #expect(try schema().problems(of: json) == [])
        #expect(json["sources"] as? [String] == ["watch"])
        #expect(try document(Statistics(analysis.publicEdition))["metrics"] == nil)
    }

    @Test("F-13 medians, quartiles, groups and differences are those of the page")
    func numbers() throws {
        let metrics = try #require(try document(Statistics(folder.analysis()))["metrics"] as? [String: Any])
        #expect(metrics["compared"] as? Int == 2 && metrics["clear"] as? Int == 1)
        let series = try #require(metrics["series"] as? [[String: Any]])
        #expect(series.map { $0["name"] as? String } == ["sleep", "Weight"])
        let sleep = series[0]
        #expect(sleep["unit"] as? String == "h" && sleep["days"] as? Int == 100)
        #expect(sleep["first"] as? String == "2025-07-02" && sleep["last"] as? String == "2025-10-09")
        let months = try #require(sleep["monthly"] as? [[String: Any]])
        #expect(months.map { $0["month"] as? String } == ["2025-07", "2025-08", "2025-09", "2025-10"])
        let beside = try #require(sleep["beside"] as? [[String: Any]])
        #expect(beside.map { $0["factor"] as? String } == ["evenings", "saboteur"])
        #expect(beside[1]["tracker"] as? String == "doomscrolling")
        let groups = try #require(beside[0]["groups"] as? [[String: Any]])
        #expect(groups.map { $0["days"] as? Int } == [50, 50, 0])
        #expect(groups[0]["median"] as? Double == 7.2 && groups[2]["median"] is NSNull)
        let differences = try #require(beside[0]["differences"] as? [[String: Any]])
        #expect(differences[0]["difference"] as? Double == 1 && differences[0]["clear"] as? Bool == true)
        #expect(differences[1]["from"] is NSNull && differences[1]["clear"] as? Bool == false)
        #expect(series[1]["unit"] is NSNull && series[1]["median"] as? Double == 80.13)
    }

    @Test("without metrics and sources the document is as it was")
    func without() throws {
        let json = try document(Statistics(Folder(levels: "SE").analysis()))
        #expect(json["metrics"] == nil && json["sources"] == nil)
        #expect(try schema().problems(of: json) == [])
    }

    @Test("F-13 the terminal shows each metric, and what differs clearly")
    func text() throws {
        let text = StatisticsText(try folder.analysis(), in: .english).text
        #expect(text.contains("  Sleep         100 nights, middle "))
        #expect(text.contains("After steady evenings sleep was on average 60 min longer than after easy ones (likely "))
        #expect(text.contains("2 comparisons, 1 clear difference."))
    }
}
