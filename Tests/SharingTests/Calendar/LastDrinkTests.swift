import Model
import TestSupport
import Testing

@Suite("The day of the last drink, without an entry")
struct LastDrinkTests {
    private func folder(_ aim: String, more: String = "") -> Folder {
        Folder(levels: "SSS.SS").with("profile.json", #"{ "aim": "\#(aim)", "lastDrink": "2025-10-29"\#(more) }"#)
    }

    @Test("V-29 is one of the days that sober days are of, so it isn't mentioned as one without an entry")
    func sober() throws {
        for pause in ["", #", "pauses": [{ "from": "2025-10-29", "to": "2025-10-29", "streaks": ["noalc"] }]"#] {
            let site = try folder("stop", more: pause).site()
            for page in [try site.month, try site.year] {
                let facts = try #require(page.first("dl.facts")).text
                #expect(facts.contains("5 of 6"), "\(facts)")
                #expect(!facts.contains("without an entry") && !facts.contains("paused"), "\(facts)")
            }
        }
    }

    @Test("V-29 makes no sober week, also while the question about it is open")
    func week() throws {
        let folder = Folder(levels: "S", from: date("2025-10-30")).with(
            "profile.json", #"{ "aim": "stop", "lastDrink": "2025-10-31T22:00" }"#)
        let card = try #require(try folder.site(asOf: "2025-11-01T09:00").overview.first("section.week")).text
        #expect(card.contains("1 of 2 days sober") && !card.contains("A sober week"), "\(card)")
    }

    @Test("V-29 has no level, so it isn't one of the days that steady days are of, and has no entry")
    func steady() throws {
        let site = try folder("less").site()
        for page in [try site.month, try site.year] {
            let facts = try #require(page.first("dl.facts")).text
            #expect(facts.contains("5 of 5") && facts.contains("1 without an entry"), "\(facts)")
        }
        #expect(try site.month.text.contains("5 of 5 days steady"))
    }
}
