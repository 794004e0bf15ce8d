import Model
import Pages
import Sharing
import TestSupport
import Testing

/// A card for each active tracker, in addition to those of the levels and activities.
@Suite struct TrackerShareCardTests {
    private static let trackers = """
        [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true, "schedule": { "perWeek": 2 } },
         { "id": "streak", "name": "Tea", "type": "good", "trackingMode": "counter", "streak": true, "color": "#A0522D" },
         { "id": "phone", "name": "Phone", "type": "saboteur", "trackingMode": "avoidance", "createdAt": "2025-10-01" },
         { "id": "old", "name": "Old", "type": "good", "trackingMode": "yesNo", "isActive": false }]
        """

    @Test(
        "V-35 a streak of days, one of weeks and one of avoidance each have their own card",
        arguments: Language.allCases)
    func cards(language: Language) throws {
        let days = (0..<40).map { date("2025-10-31").advanced(by: -$0) }
        let logs = days.map { "\($0),\($0.number % 3 == 0 ? "run" : "streak")\n\($0),old\n" }.joined()
        let folder = Folder(levels: "SSS").with("trackers.json", Self.trackers).with(
            "logs.csv", "timestamp,tracker\n" + logs)
        let report = Report(try folder.analysis(asOf: "2025-10-31"), language: language)
        #expect(ShareAddress.trackers(in: report).map(\.name) == ["run", "tracker-streak", "phone"])
        let cards = try ShareAddress.trackers(in: report).map { try #require(ShareCard(at: $0, in: report)) }
        let isGerman = language == .german
        #expect(
            cards[0].title.contains(isGerman ? "Wochen" : "weeks") && cards[0].title.contains("Run"),
            "\(cards[0].title)")
        #expect(cards[1].title.contains("Tea"))
        #expect(
            cards[2].title.contains("31") && cards[2].title.contains(isGerman ? "Ohne" : "Without")
                || cards[2].title.contains("No "), "\(cards[2].title)")
        // A streak that is over isn't the large number, which the days that count are then.
        let later = Report(try folder.analysis(asOf: "2025-11-20"), language: language)
        let tea = try #require(ShareCard(at: ShareAddress.trackers(in: later)[1], in: later))
        #expect(tea.title.contains(isGerman ? "27 Tage" : "27 days") && tea.title.contains("Tea"), "\(tea.title)")
        for address in ShareAddress.trackers(in: report) {
            let graphic = try #require(ShareGraphic(at: address, in: report))
            for shape in address.shapes { #expect(graphic.svg(shape).count < 200_000) }
        }
    }
}
