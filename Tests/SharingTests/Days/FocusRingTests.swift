import TestSupport
import Testing

@Suite("A focus tracker's ring")
struct FocusRingTests {
    private let trackers = """
        [
          { "id": "water", "name": "Water", "icon": "💧", "type": "good", "trackingMode": "counter", "dailyGoal": 8,
            "unit": "glasses", "showInCalendar": true, "color": "#3FA7D6" },
          { "id": "reading", "name": "Reading", "icon": "📖", "type": "good", "trackingMode": "yesNo",
            "showInCalendar": true },
          { "id": "mood", "name": "Mood", "icon": "😊", "type": "good", "trackingMode": "note" },
        ]
        """
    private let logs = """
        timestamp,tracker,value
        2025-10-29T10:00,water,8
        2025-10-29T20:00,reading,
        2025-10-30T20:00,reading,
        2025-10-31T10:00,water,2
        2025-10-31T11:00,mood,

        """

    private func site() throws -> Site {
        try Folder(levels: "SSS").with("trackers.json", trackers).with("logs.csv", logs).site()
    }

    @Test("T-20 is the fourth or the fifth, and no other tracker has one")
    func places() throws {
        let site = try site()
        #expect(
            try site.cell(29).first("#c29")?.all("use").compactMap { $0.attributes["href"] } == [
                "#track-xy", "#x", "#y", "#closed", "#fill",
            ])
        #expect(try site.month.first("#x")?.attributes["r"] == "26")
        #expect(try site.month.first("#y")?.attributes["r"] == "29.5")
        #expect(try site.month.first("ul.legend")?.text.contains("Mood") == false)
    }

    @Test("T-21 shows in the chosen colour how much is done, at the same place every day")
    func completion() throws {
        let site = try site()
        let full = try #require(try site.cell(29).all("use").first { $0.attributes["href"] == "#x" })
        #expect(full.attributes["stroke"] == "#3A9AC5", "#3FA7D6 as dark as it has to be on a light card")
        let second = try #require(try site.cell(29).all("use").first { $0.attributes["href"] == "#y" })
        #expect(second.attributes["stroke"] == "#2B7FD4", "the first hue, without a chosen colour")
        #expect(full.attributes["stroke-dasharray"] == nil)
        let quarter = try site.cell(31).all("use").first { $0.attributes["href"] == "#x" }
        #expect(quarter?.attributes["stroke-dasharray"] == "25 100")
        let alone = try site.cell(30).first("#c30")?.all("use").compactMap { $0.attributes["href"] }
        #expect(alone == ["#track-xy", "#y", "#fill"], "the first ring stays empty, the second keeps its place")
    }

    @Test("T-19, T-40 of an avoidance is drawn on every day that its streak counts")
    func avoidance() throws {
        let tracker = """
            [{ "id": "av", "name": "Av", "type": "saboteur", "createdAt": "2025-09-28",
               "trackingMode": "avoidance", "showInCalendar": true }]
            """
        let site = try Folder(levels: "SSS").with("trackers.json", tracker).site()
        for day in 1...31 {
            let ring = try #require(try site.cell(day).all("use").first { $0.attributes["href"] == "#x" })
            #expect(ring.attributes["stroke-dasharray"] == nil, "\(day) October")
        }
        let september = try #require(try site.page("calendar/2025-09.html").first("#c28"))
        #expect(september.all("use").contains { $0.attributes["href"] == "#x" })
        #expect(try site.page("trackers/av.html").text.contains("34 days without Av"))
        #expect(try site.page("calendar/2025-09.html").all("#c28").count == 1)
        #expect(site.paths.contains("weeks/2025-W39.html"))
    }

    @Test("is in the tooltip")
    func words() throws {
        let site = try site()
        #expect(
            try site.cell(31).first("title")?.text == "Friday 31: 💧 Steady, Water 2 of 8 glasses")
        #expect(
            try site.cell(30).first("title")?.text
                == "Thursday 30: 💧 Steady, Reading logged")
    }
}
