import TestSupport
import Testing

@Suite("What the rings of a day say")
struct RingMeaningTests {
    private static func tracker(_ id: String, _ kind: String, _ colour: String = "#3FA7D6") -> String {
        #"{ "id": "\#(id)", "name": "\#(id)", \#(kind), "showInCalendar": true, "color": "\#(colour)" }"#
    }

    private static let done = #""type": "good", "trackingMode": "yesNo""#
    private static let noticed = #""type": "saboteur", "trackingMode": "awareness", "createdAt": "2025-10-29""#

    private func folder(_ trackers: String..., logs: String) -> Folder {
        Folder(levels: "SEW")
            .with("activities.csv", "date,kind,minutes\n2025-10-29,workout,30\n2025-10-29,meditation,30\n")
            .with("trackers.json", "[\(trackers.joined(separator: ","))]")
            .with("logs.csv", "timestamp,tracker\n" + logs)
    }

    private func shapes(_ day: Int, of site: Site) throws -> [String?] {
        try site.cell(day).all("use").map { $0.attributes["href"] }
    }

    @Test("N-04 a day whose every ring is closed has a tick, which is also in words and in the legend")
    func closed() throws {
        let trackers = RingMeaningTests.tracker("a", RingMeaningTests.done)
        let site = try folder(trackers, logs: "2025-10-29T10:00,a\n2025-10-30T10:00,a\n").site()
        #expect(try shapes(29, of: site).contains("#closed"))
        #expect(try !shapes(30, of: site).contains("#closed"), "a ring is open")
        #expect(try site.cell(29).first("title")?.text.hasSuffix(", all rings closed") == true)
        #expect(try site.month.first("ul.legend")?.text.contains("All rings closed") == true)
        let week = try #require(try site.page("weeks/2025-W44.html").first(".seven"))
        let isTick = { (use: Element) in use.attributes["href"] == "#closed-s" }
        #expect(!week.all("use").contains(where: isTick), "the ring of the tracker is not drawn here")
        let plain = try #require(try folder(logs: "").site().page("weeks/2025-W44.html").first(".seven"))
        #expect(plain.all("use").count(where: isTick) == 1)
        let open = try folder(trackers, logs: "").site()
        #expect(try open.month.first("ul.legend")?.text.contains("All rings closed") == false)
        #expect(try open.month.all("use.closed").isEmpty)
    }

    @Test("N-04 one ring alone says itself that it is closed")
    func oneRing() throws {
        let site = try Folder(levels: "S").with("activities.csv", "date,kind,minutes\n2025-10-31,workout,9\n").site()
        #expect(try site.month.all("use.closed").isEmpty)
    }

    @Test(
        "T-18, T-21 the ring of a tracker of awareness has a part for each moment, and the day says how many",
        arguments: [1, 2, 5, 12, 30])
    func moments(count: Int) throws {
        let logs = (0..<count).map { "2025-10-31T10:\($0 < 10 ? "0" : "")\($0),a\n" }.joined()
        let site = try folder(RingMeaningTests.tracker("a", RingMeaningTests.noticed), logs: logs).site()
        let ring = try #require(try site.cell(31).all("use").first { $0.attributes["href"] == "#x" })
        let dashes = try #require(ring.attributes["stroke-dasharray"]).split(separator: " ").compactMap { Double($0) }
        #expect(dashes.count == 2 && dashes.allSatisfy { $0 > 0 })
        #expect(Int(100 / (dashes[0] + dashes[1])) == min(count, 12), "more than twelve cannot be told apart")
        #expect(try !shapes(30, of: site).contains("#x"), "nothing noticed")
        let words = try #require(try site.cell(31).first("title")?.text)
        #expect(words.contains(count == 1 ? "a: 1 moment" : "a: \(count) moments"), "also where the parts are fewer")
    }

    @Test("F-07 if a day is drawn small, only its middle and the two built-in rings are shown")
    func small() throws {
        let trackers = RingMeaningTests.tracker("a", RingMeaningTests.done)
        let site = try folder(trackers, logs: "2025-10-29T10:00,a\n").site()
        #expect(try shapes(29, of: site).contains("#x"))
        for page in [try site.overview, try site.page("weeks/2025-W44.html")] {
            let week = try #require(page.first(".seven"))
            #expect(
                week.all("use").allSatisfy { $0.attributes["href"] != "#x" && $0.attributes["href"] != "#track-wmx" })
            #expect(week.text.contains("a logged"), "the words still tell it")
        }
        #expect(try site.page("weeks/2025-W44.html").all("ul.legend li").allSatisfy { $0.text.trimmed != "a" })
        let styles = StyleSheet.builtIn
        #expect(styles.value("--far", of: ".day-ring", .light) == "none")
        for ring in [".fine", ".far"] {
            #expect(styles.value("display", of: ring, .light) == "var(--far, inline)", "\(ring)")
        }
        #expect(try site.month.first("#track-wmx")?.all(".far").count == 1)
    }

    @Test("N-03 wild differs from easy in shape as well")
    func wild() throws {
        let site = try folder(logs: "").site()
        #expect(try shapes(30, of: site).last == "#easy")
        #expect(try shapes(31, of: site).last == "#wild")
        #expect(try site.month.first("#wild")?.first(".mark-on")?.name == "rect")
        #expect(try site.month.first("#easy")?.first(".mark-on")?.name == "circle")
    }

    @Test("U-09 nothing of today's mark shines through its rings")
    func today() {
        for scheme in StyleSheet.Scheme.allCases {
            #expect(StyleSheet.builtIn.value("fill", of: ".today", scheme) == "none")
        }
    }

    @Test("F-05 a hairline in the colour of the card parts the bold rings from each other and from the disc")
    func hairlines() throws {
        let site = try folder(logs: "").site()
        let radii = try ["#w", "#m"].map { try #require(try site.month.first($0)?.first(".edge")?.attributes["r"]) }
        #expect(radii == ["14.5", "18.7"])
        let styles = StyleSheet.builtIn
        for scheme in StyleSheet.Scheme.allCases {
            let card = try styles.colour("--card-flat", scheme)
            #expect(try styles.colour("stroke", of: ".edge", scheme) == card)
        }
        #expect(styles.value("stroke-dasharray", of: ".edge", .light) == "none", "whole, also beside a part of a ring")
    }

    @Test("F-05 a ring in a chosen colour keeps its hue, and is visible on the card in both schemes")
    func chosen() throws {
        let styles = StyleSheet.builtIn
        for colours in [("#3FA7D6", "#1F9E8A"), ("#000000", "#FFFFFF"), ("#FFFF00", "#FF0000"), ("#777777", "#0000FF")]
        {
            let site = try folder(
                RingMeaningTests.tracker("a", RingMeaningTests.done, colours.0),
                RingMeaningTests.tracker("b", RingMeaningTests.done, colours.1),
                logs: "2025-10-29T10:00,a\n2025-10-29T10:00,b\n"
            ).site()
            let strokes = try ["#x", "#y"].map { shape in
                let ring = try site.cell(29).all("use").first { $0.attributes["href"] == shape }
                return try #require(ring?.attributes["stroke"].flatMap(Colour.init), "\(shape)")
            }
            for scheme in StyleSheet.Scheme.allCases {
                let card = try styles.colour("--card-flat", scheme)
                for stroke in strokes { #expect(stroke.contrast(to: card) >= 3) }
            }
        }
    }
}
