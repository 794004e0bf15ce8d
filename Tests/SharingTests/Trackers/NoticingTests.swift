import Model
import TestSupport
import Testing

@Suite("What a saboteur's page says first")
struct NoticingTests {
    @Test(
        "T-38 is that one notices it, in awareness and in avoidance, in the language of the page",
        arguments: ["awareness", "avoidance"])
    func prompt(mode: String) throws {
        let tracker = #"""
            [{ "id": "gossip", "type": "saboteur", "name": { "en": "gossip", "de": "Tratsch" },
               "trackingMode": "\#(mode)", "createdAt": "2025-10-30" }]
            """#
        let folder = Folder(levels: "S").with("trackers.json", tracker)
            .with("logs.csv", "timestamp,tracker\n2025-10-31T10:00,gossip\n")
        #expect(try folder.site().page("trackers/gossip.html").text.contains("I notice gossip"))
        #expect(try folder.site(language: .german).page("trackers/gossip.html").text.contains("Ich bemerke Tratsch"))
    }
}
