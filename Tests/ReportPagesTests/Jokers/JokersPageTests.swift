import ProgressModel
import ReportPages
import TestSupport
import Testing

@Suite struct JokersPageTests {
    @Test("every joker earned and spent is told, latest first, with what it left")
    func ledger() throws {
        // Monday the 6th is day 1; the joker of day 7 heals the wild Sunday after.
        let page = try DrawnReport("SSSSSSSSSSSSSWS").jokers()
        let month = try #require(page.ledger?.latest.months.first)
        #expect(month.name == "January")
        #expect(month.entries.map(\.title) == ["Healed the wild Sunday", "A joker for 14 days", "A joker for 7 days"])
        #expect(month.entries.map(\.date) == ["19 Jan", "19 Jan", "12 Jan"])
        #expect(month.entries.map(\.balance) == [1, 2, 1])
        #expect(month.entries.first?.link?.fragment == "d19")
        #expect(page.ledger?.summary == "2 earned, 1 healed")
    }

    @Test("what a streak holds, and when the next comes")
    func hand() throws {
        let hand = try #require(try DrawnReport("SSSSSSSSS").jokers().hands.first)
        #expect(hand.heldText == "1 of 3 jokers" && hand.next == "Next in 5 good days.")
    }

    @Test(
        "over time every joker earned and every day healed has its place and its month, which leads to the last of them"
    )
    func timeline() throws {
        let timeline = try #require(try DrawnReport("SSSSSSSSSSSSSWS").jokers().timeline)
        let row = try #require(timeline.rows.first)
        #expect(timeline.rows.count == 1 && timeline.summary == "2 earned, 1 healed")
        #expect(row.marks.map(\.day) == [11, 18, 18] && row.marks.map(\.symbol) == [.earned, .earned, .spent])
        #expect(row.months.map(\.words) == ["January 2025: 2 earned, 1 healed"])
        #expect(row.months.first?.link?.fragment == "d19")
        #expect(timeline.table.rows == [["January 2025", "2 earned, 1 healed"]])
    }

    @Test("over time healed days that would overlap are one sign with their number")
    func clovers() throws {
        let days = String(repeating: "S", count: 21) + "WWWSSSSSSSSW"
        let row = try #require(try DrawnReport(days).jokers().timeline?.rows.first)
        #expect(row.clovers.map(\.count) == [3, 1])
        #expect(row.clovers.map(\.days.lowerBound) == [26, 37] && row.clovers.first?.days.upperBound == 28)
        #expect(row.marks.count { $0.symbol == .spent } == 4)
    }

    @Test("over time a page shows twelve months, and the page of an earlier year its own")
    func timelineOfYears() throws {
        let drawn = try DrawnReport(String(repeating: "SSSSSSE", count: 150), from: "2023-01-02")
        let timeline = try #require(try drawn.jokers().timeline)
        #expect(timeline.months.count == 12 && timeline.months.first?.name == "Dec")
        let earlier = try #require(try drawn.jokers(in: 2023).timeline)
        #expect(earlier.months.map(\.name).first == "Jan" && earlier.months.count == 12)
        #expect(earlier.table.rows.first?.first == "January 2023")
        #expect(earlier.summary == (try drawn.jokers(in: 2023).summary))
        #expect(try DrawnReport(String(repeating: "S", count: 6)).jokers().timeline == nil)
    }

    @Test("a full hand says so, and what found no place is one quiet line a month")
    func full() throws {
        let page = try DrawnReport(String(repeating: "S", count: 42), from: "2025-05-01").jokers()
        #expect(page.hands.first?.next == "")
        let months = try #require(page.ledger?.latest.months)
        #expect(months.map(\.name) == ["June", "May"])
        #expect(
            months.map { $0.lost.map(\.text) } == [
                ["At 35 and 42 days no more could be held."],
                ["At 28 days no more could be held."],
            ])
        #expect(months.first?.entries.isEmpty == true)
    }

    @Test("a streak that has not earned one yet is under way")
    func underWay() throws {
        let page = try DrawnReport("S").jokers()
        #expect(page.hands.isEmpty && page.ledger == nil)
        #expect(page.underWay.map(\.next) == ["First in 6 good days."])
    }

    @Test("classic: a wild day uses a joker up, and at 0 days none is shown but the one that waits is named")
    func classic() throws {
        let page = try DrawnReport(
            "SSSSSSSSSSSSSSW", profile: "{ \"policies\": { \"noalc\": \"classic\" } }"
        ).jokers()
        let hand = try #require(page.hands.first)
        #expect(hand.held == 0 && hand.next.hasPrefix("One joker waits for the next streak."))
        let entry = try #require(page.ledger?.latest.months.first?.entries.first)
        #expect(entry.title == "The wild Monday cost a joker" && entry.balance == 1)
        #expect(page.ledger?.summary == "2 earned, 0 healed, 1 lost", "with the one held it adds up")
        guard case .taken = entry.symbol else {
            Issue.record("\(entry.symbol)")
            return
        }
    }

    @Test("without jokers everywhere nothing is missing")
    func none() throws {
        let profile =
            "{ \"policies\": { \"noalc\": \"none\", \"meditation\": \"none\", \"workout\": \"none\", \"trackers\": \"none\" } }"
        for levels in ["SSSSSSSSE", "."] {
            let page = try DrawnReport(levels, profile: profile).jokers()
            #expect(page.hands.isEmpty && page.underWay.isEmpty && page.ledger == nil)
            #expect(page.remark?.contains("without jokers") == true)
        }
    }

    @Test("streaks without jokers are named beside those with them")
    func some() throws {
        let page = try DrawnReport(
            "SS", trackers: "[ { \"preset\": \"snacking\", \"trackingMode\": \"avoidance\" } ]",
            others: ["logs.csv": "timestamp,tracker\n2025-01-06T10:00,snacking\n"]
        ).jokers()
        #expect(page.remark == "No jokers at present: Snacking.")
    }

    @Test("with nothing recorded the page says how it begins")
    func empty() throws {
        #expect(try DrawnReport(".").jokers().remark == "No joker yet. Seven good days bring the first one.")
        let german = try DrawnReport(".", language: .german).jokers()
        #expect(german.remark == "Noch kein Joker. Sieben gute Tage bringen den ersten.")
    }

    @Test("of ten years the latest stands on the page, month by month; each before has a page that leads on")
    func tenYears() throws {
        let drawn = try DrawnReport(String(repeating: "SSSSSSE", count: 560), from: "2015-01-05")
        let ledger = try #require(try drawn.jokers().ledger)
        #expect(ledger.latest.name == "2025" && ledger.latest.months.count { $0.isOpen } == 0)
        #expect(ledger.earlier.map(\.name) == (2015...2024).reversed().map { String($0) })
        #expect(
            ledger.earlier.allSatisfy {
                !$0.summary.isEmpty && SitePages.addresses(in: drawn.report).contains($0.link.page)
            })
        let years = try (2015...2024).map(drawn.jokers(in:))
        #expect(years.allSatisfy { $0.months.count == 12 && $0.months.allSatisfy(\.isOpen) })
        #expect(years.map(\.pager.before?.text) == [nil] + (2015...2023).map { String($0) })
        #expect(years.map(\.pager.after?.text) == (2016...2025).map { String($0) })
        #expect(years.last?.pager.after?.link == Link(.jokers, fragment: "ledger"))
        #expect(years.first?.name == "Jokers in 2015")
    }

    @Test("a year in which nothing happened has no page")
    func quietYear() throws {
        let levels = "SSSSSSS" + String(repeating: ".", count: 400) + "SSSSSSSS"
        let drawn = try DrawnReport(levels, from: "2023-12-01")
        #expect(SitePages.addresses(in: drawn.report).filter { $0.folder == "jokers" } == [.jokerYear(2023)])
        #expect(try drawn.jokers(in: 2023).pager.after?.text == "2025")
    }
}
