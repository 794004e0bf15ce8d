import Counting
import Model
import Pages
import TestSupport
import Testing

/// A year of a streak or a tracker in one file, for a README.
@Suite struct YearHeatmapTests {
    @Test("V-35 there is one for each streak and each tracker in use, of at most 30 KB, light and dark")
    func files() throws {
        let trackers = """
            [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true, "schedule": { "perWeek": 2 } },
             { "id": "run-heatmap", "name": "Second", "type": "good", "trackingMode": "yesNo", "color": "#FF0000" },
             { "id": "noalc-x", "name": "Rests", "type": "good", "trackingMode": "yesNo", "isActive": false },
             { "id": "none", "name": "None", "type": "good", "trackingMode": "yesNo" }]
            """
        let days = (0..<371).map { date("2025-10-31").advanced(by: -$0) }
        let logs =
            "timestamp,tracker\n"
            + days.map { "\($0),\($0.number % 3 == 0 ? "run" : $0.number % 3 == 1 ? "run-heatmap" : "noalc-x")\n" }
            .joined()
        let entries = "date,level\n" + days.map { "\($0),\($0.number % 9 == 0 ? "wild" : "steady")\n" }.joined()
        let folder = Folder().with("trackers.json", trackers).with("logs.csv", logs).with("entries.csv", entries)
        let analysis = try folder.analysis(asOf: "2025-10-31")
        let site = try Site(analysis)
        let maps = site.allPaths.filter { $0.hasPrefix("badges/") && $0.hasSuffix("-heatmap.svg") }
        #expect(
            maps.sorted() == [
                "badges/noalc-heatmap.svg", "badges/run-heatmap-heatmap.svg", "badges/run-heatmap.svg",
            ])
        #expect(site.paths.count == site.allPaths.count, "no two files have one name")
        for path in maps {
            let text = try site.text(path)
            #expect(text.utf8.count < 30_000 && text.contains("prefers-color-scheme:dark"), "\(path)")
        }
        #expect(try site.text("badges/run-heatmap-heatmap.svg").contains("#"))
        let run = try #require(YearHeatmap.all(in: Report(analysis)).first { $0.name == "run-heatmap" })
        #expect(run.weeks.count == 53 && run.title == "Run: 123 days in the past year", "\(run.title)")
    }
}
