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
