import Foundation
import Pages
import TestSupport
import Testing

@testable import Sharing

@Suite("Badges as files")
struct BadgeSVGTests {
    private static let folder = Folder(levels: "SSSSSSSESS")
        .with("trackers.json", #"[{ "id": "odd", "preset": "mood", "name": "A \"<b>\" \\ \u0007 & c" }]"#)
        .with("logs.csv", "timestamp,tracker,value\n2025-10-31T10:00,odd,relaxed\n")
        .with("activities.csv", "date,kind,minutes\n2025-10-31,workout,30\n")

    private func drawing(_ site: Site, _ path: String) throws -> Element {
        let reader = HTMLReader(fragment: try #require(site.bytes(path), "\(path)"))
        #expect(reader.faults == [], "\(path)")
        return try #require(reader.root.first("svg"))
    }

    @Test("T-31 are sound drawings that say in words what they show")
    func drawings() throws {
        let site = try BadgeSVGTests.folder.site()
        let paths = site.paths.filter { $0.hasPrefix("badges/") && $0.hasSuffix(".svg") }
        let names = ["noalc", "noalc-heatmap", "odd", "odd-heatmap", "timer", "today", "workout", "workout-heatmap"]
        #expect(Set(paths) == Set(names.map { "badges/\($0).svg" }))
        for path in paths {
            let svg = try drawing(site, path)
            #expect(svg.attributes["role"] == "img")
            #expect(svg.first("title")?.text.isEmpty == false)
            #expect(svg.all("script").isEmpty && svg.all("image").isEmpty)
        }
        #expect(try drawing(site, "badges/noalc.svg").first("title")?.text == "Low alcohol: 10 days")
        let today = try drawing(site, "badges/today.svg")
        #expect(today.all("use.steady").count == 1)
        #expect(today.first("text")?.text == "31")
    }

    @Test("the room of a badge is that of its words, whatever the letters")
    func room() {
        #expect(ViewerText.width(of: "144 days") > ViewerText.width(of: "14 days"))
        #expect(ViewerText.width(of: "飲酒なし") > 40)
        #expect(ViewerText.width(of: "") > 0)
    }

    @Test("T-31 the endpoint of shields reads label, message and colour, whatever a tracker is called")
    func endpoint() throws {
        let site = try BadgeSVGTests.folder.site()
        let noalc = try JSONSerialization.jsonObject(with: Data(try #require(site.bytes("badges/noalc.json"))))
        let expected: NSDictionary = [
            "schemaVersion": 1, "label": "Low alcohol", "message": "10 days", "color": "06713f",
        ]
        #expect(noalc as? NSDictionary == expected)
        let odd = try JSONSerialization.jsonObject(with: Data(try #require(site.bytes("badges/odd.json"))))
        #expect((odd as? [String: Any])?["label"] as? String == "A \"<b>\" \\ \u{7} & c")
    }
}
