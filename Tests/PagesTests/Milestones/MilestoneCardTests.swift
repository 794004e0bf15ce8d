import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite struct MilestoneCardTests {
    @Test("U-36 every milestone is a badge with the day it was reached, the next with its way and its date")
    func badges() throws {
        let page = try DrawnReport("SSSSS").milestones()
        let badges = try #require(page.badges?.drawing(BadgeList.self)).badges.shown
        #expect(badges.prefix(3).map(\.number) == ["1", "3", "7"])
        #expect(badges.prefix(3).map(\.note) == ["6 Jan 2025", "8 Jan 2025", "2 days to go"])
        #expect(badges.map(\.isReached).prefix(3) == [true, true, false])
        let next = try #require(page.next?.rows.first)
        #expect(next.name.text == "5 of 7 days" && next.text == "2 days to go")
        #expect(page.next?.drawn.contains("stroke-dasharray=\"71 100\"") == true)
        #expect(next.lines.last?.text.hasPrefix("On 12 January 2025, if every day until then is sober.") == true)
    }

    @Test("U-36 an open today is one of the days that are still to come")
    func pending() throws {
        let next = try #require(try DrawnReport("SSSSS.").milestones().next?.rows.first)
        #expect(next.text == "2 days to go" && next.lines.last?.text.hasPrefix("On 12 January 2025") == true)
    }

    @Test("U-36, V-32 after a slip the badges stay and the way begins anew at the first rung")
    func slip() throws {
        let page = try DrawnReport("SSSSSSSE").milestones()
        #expect(page.badges?.aside == "3 reached")
        #expect(page.next?.rows.first?.name.text == "0 of 1 day" && page.next?.drawn.contains("dial-arc") == false)
        #expect(page.next?.rows.first?.lines.last?.text.hasPrefix("On 14 January 2025") == true)
    }

    @Test("U-36 one's own list is sorted, without repeats, and done when all of it is")
    func own() throws {
        let page = try DrawnReport("SSS", profile: "{ \"milestones\": [3, 1, 3, 2] }").milestones()
        #expect(page.badges?.drawing(BadgeList.self)?.badges.shown.map(\.number) == ["1", "2", "3"])
        #expect(page.next == nil && page.badges?.aside == "You have reached every milestone on your list.")
        let none = try DrawnReport("SSS", profile: "{ \"milestones\": [] }").milestones()
        #expect(none.badges == nil && none.next == nil)
    }

    @Test("U-36 without an entry the first sober day is still ahead")
    func empty() throws {
        let page = try DrawnReport(".").milestones()
        #expect(
            page.badges?.aside == "The first sober day is the first badge."
                && page.next?.drawn.contains("dial-arc") == false)
    }

    @Test("a date beyond the calendar is not shown")
    func farAway() throws {
        let page = try DrawnReport("S", from: "9999-12-30", profile: "{ \"milestones\": [100] }").milestones()
        #expect(page.next?.rows.first?.lines.map(\.text) == ["99 days to go"])
    }

    @Test("U-38 what is known carries its source in every line, in both languages", arguments: Language.allCases)
    func known(language: Language) throws {
        let health = try #require(try DrawnReport("S", language: language).milestones().health)
        #expect(!health.rows.isEmpty && health.text(.remark)?.isEmpty == false)
        for row in health.rows {
            let source = row.drawn
            #expect(source.contains("doi 10.") && source.contains("<a href=\"https://doi.org/10."))
            #expect(row.lines.isEmpty)
        }
    }

    @Test("U-38 a line says when the current streak came that far, or that an earlier one did")
    func reached() throws {
        let health = try DrawnReport(String(repeating: "S", count: 31) + "E").milestones().health
        #expect(health?.rows.first?.text == "You got this far before, first on 4 February 2025.")
    }

    @Test("U-38 after a drink on the way, no text claims the effects that studies found in people who drank nothing")
    func drinks() throws {
        func lines(_ drinks: String, on day: Int) throws -> [Block.Row] {
            let rows = (1...31).map { "2025-10-\($0 < 10 ? "0" : "")\($0),steady,\($0 == day ? drinks : "")\n" }
            let profile = #"{ "soberUpTo": 1 }"#
            let folder = Folder().with("entries.csv", "date,level,drinks\n" + rows.joined())
            let analysis = try folder.with("profile.json", profile).analysis()
            #expect(analysis.sobriety.current?.length == 31)
            let page = try #require(JokersPage(at: .jokers, in: Report(analysis)))
            return try #require(page.health).rows
        }
        #expect(try lines("1", on: 15).map(\.text) == [nil, nil])
        #expect(try lines("0.5", on: 31).first?.text == "You got this far before, first on 30 October 2025.")
        #expect(try lines("1", on: 1).first?.text == "You got this far on 31 October 2025, in this streak.")
        #expect(try lines("0", on: 15).first?.text == "You got this far on 30 October 2025, in this streak.")
        #expect(try lines("0", on: 15).first?.label == "After 30 days without a drink")
    }

    @Test("U-38 own lines are reached by the sober streak, whatever it counts as sober")
    func ownAndDrinks() throws {
        let profile = #"{"soberUpTo": 1, "healthMilestones": [{"days": 2, "text": "a", "source": "b"}]}"#
        let entries = "date,drinks\n2025-10-30,1\n2025-10-31,1\n"
        let analysis = try Folder().with("entries.csv", entries).with("profile.json", profile).analysis()
        let page = try #require(JokersPage(at: .jokers, in: Report(analysis)))
        #expect(page.health?.rows.first?.text == "You got this far on 31 October 2025, in this streak.")
    }

    @Test("U-38 they can be hidden, and replaced by lines of one's own, which are sorted")
    func choice() throws {
        #expect(try DrawnReport("S", profile: "{ \"healthMilestones\": false }").milestones().health == nil)
        #expect(try DrawnReport("S", profile: "{ \"healthMilestones\": [] }").milestones().health == nil)
        #expect(try DrawnReport("S", profile: "{ \"healthMilestones\": true }").milestones().health != nil)
        let own = """
            { "healthMilestones": [ { "days": 9, "text": "later", "source": "b" },
                                    { "days": 1, "text": { "de": "früh", "en": "early" }, "source": "a" } ] }
            """
        let health = try #require(try DrawnReport("S", profile: own, language: .german).milestones().health)
        #expect(health.rows.map(\.name.text) == ["früh", "later"])
        #expect(health.rows.map(\.drawn) == ["a", "b"].map { "<p class=\"source written\">Quelle: \($0)</p>" })
        #expect(health.rows.map(\.label) == ["Nach 1 Tag", "Nach 9 Tagen"])
    }
}
