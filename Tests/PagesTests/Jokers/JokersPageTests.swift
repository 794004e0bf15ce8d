import Counting
import Model
import TestSupport
import Testing
import Wording

@testable import Pages

@Suite struct JokersPageTests {
    @Test("every joker earned and spent is listed, latest first, with the balance after it")
    func ledger() throws {
        // Monday the 6th is day 1; the joker of day 7 heals the wild Sunday after.
        let page = try DrawnReport("SSSSSSSSSSSSSWS").jokers()
        let ledger = try #require(page.ledger)
        #expect(ledger.months.map(\.text) == ["January"])
        #expect(
            ledger.rows.map(\.name.text) == [
                "A joker saved the wild Sunday", "Joker earned on day 14", "Joker earned on day 7",
            ])
        #expect(ledger.rows.map(\.label) == ["19 Jan", "19 Jan", "12 Jan"])
        #expect(ledger.rows.map(\.lines.last?.text) == ["1 held after that", "2 held after that", "1 held after that"])
        #expect(ledger.drawn.contains("#jh1") && ledger.drawn.contains("#jh2") && !ledger.drawn.contains("#jh3"))
        #expect(ledger.rows.first?.labelLink?.fragment == "d19")
        #expect(ledger.aside == "2 earned, 1 healed")
    }

    @Test("what a streak holds, and when the next comes")
    func hand() throws {
        let drawn = try DrawnReport("SSSSSSSSS")
        let (hand, phrases) = (try #require(try drawn.jokers().hands.first), drawn.report.phrases)
        #expect(hand.held(phrases) == "1 of 3 jokers" && hand.next(phrases) == "Next in 5 good days.")
    }

    @Test(
        "over time every joker earned and every day healed has its place and its month, which leads to the last of them"
    )
    func timeline() throws {
        let card = try #require(try DrawnReport("SSSSSSSSSSSSSWS").jokers().timeline)
        let timeline: JokerTimeline = try #require(card.drawing())
        let row = try #require(timeline.rows.first)
        #expect(timeline.rows.count == 1 && card.aside == "2 earned, 1 healed")
        #expect(row.events.map { timeline.place(of: $0.reward.day) } == [11, 18, 18])
        #expect(row.events.map(\.reward.kind) == [.earned(days: 7), .earned(days: 14), .spent(.wild)])
        #expect(row.months.map(\.words) == ["January 2025: 2 earned, 1 healed"])
        #expect(row.months.first?.link?.fragment == "d19")
        #expect(card.table?.rows == [["January 2025", "2 earned, 1 healed"]])
    }

    @Test("over time healed days that would overlap are one sign with their number")
    func clovers() throws {
        let days = String(repeating: "S", count: 21) + "WWWSSSSSSSSW"
        let row = try #require(try DrawnReport(days).jokers().timeline?.drawing(JokerTimeline.self)?.rows.first)
        #expect(row.clovers.map(\.count) == [3, 1])
        #expect(row.clovers.map(\.days.lowerBound) == [26, 37] && row.clovers.first?.days.upperBound == 28)
        #expect(row.events.count { if case .spent = $0.reward.kind { true } else { false } } == 4)
    }

    @Test("over time a page shows twelve months, and the page of an earlier year its own")
    func timelineOfYears() throws {
        let drawn = try DrawnReport(String(repeating: "SSSSSSE", count: 150), from: "2023-01-02")
        let timeline: JokerTimeline = try #require(try drawn.jokers().timeline?.drawing())
        #expect(timeline.months.count == 12 && timeline.months.first?.name == "Dec")
        let page = try drawn.jokers(in: 2023)
        let earlier: JokerTimeline = try #require(page.timeline?.drawing())
        #expect(earlier.months.map(\.name).first == "Jan" && earlier.months.count == 12)
        #expect(page.timeline?.table?.rows.first?.first == "January 2023")
        #expect(page.timeline?.aside == page.ledger.aside)
        #expect(try DrawnReport(String(repeating: "S", count: 6)).jokers().timeline == nil)
    }

    @Test("a full hand says so, and what found no place is one quiet line a month")
    func full() throws {
        let drawn = try DrawnReport(String(repeating: "S", count: 42), from: "2025-05-01")
        let page = try drawn.jokers()
        #expect(page.hands.first?.next(drawn.report.phrases) == "")
        let months = try #require(page.ledger?.months)
        #expect(months.map(\.text) == ["June 2025", "May"], "a month in which no joker could be held is a line")
        #expect(months[0].rows.map(\.name.text) == ["At 35 and 42 days no more could be held."])
        #expect(months[1].rows.last?.name.text == "At 28 days no more could be held.")
        #expect(months[1].rows.count { $0.style == "lost" } == 1)
    }

    @Test("a streak that has not earned one yet is under way")
    func underWay() throws {
        let drawn = try DrawnReport("S")
        let page = try drawn.jokers()
        #expect(page.hands.isEmpty && page.ledger == nil)
        #expect(page.underWay.map { $0.next(drawn.report.phrases) } == ["First in 6 good days."])
    }

    @Test("classic: a wild day uses a joker, and at 0 days none is shown but the waiting one is named")
    func classic() throws {
        let drawn = try DrawnReport(
            "SSSSSSSSSSSSSSW", profile: "{ \"policies\": { \"noalc\": \"classic\" } }")
        let (page, phrases) = (try drawn.jokers(), drawn.report.phrases)
        let hand = try #require(page.hands.first)
        #expect(hand.held(phrases).hasPrefix("0 of"))
        #expect(hand.next(phrases).hasPrefix("One joker waits for the next streak."))
        let entry = try #require(page.ledger?.rows.first)
        #expect(entry.name.text == "The wild Monday took a joker" && entry.lines.last?.text == "1 held after that")
        #expect(page.ledger?.aside == "2 earned, 0 healed, 1 taken", "with the one held it adds up")
        #expect(entry.style == "taken")
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

    @Test("streaks without jokers are named in addition to those with them")
    func some() throws {
        let page = try DrawnReport(
            "SS", trackers: "[ { \"preset\": \"snacking\", \"trackingMode\": \"avoidance\" } ]",
            others: ["logs.csv": "timestamp,tracker\n2025-01-06T10:00,snacking\n"]
        ).jokers()
        #expect(page.remark == "Snacking earns no jokers.")
    }

    @Test("with nothing recorded the page says how it begins")
    func empty() throws {
        #expect(try DrawnReport(".").jokers().remark == "7 good days earn the first joker.")
        let german = try DrawnReport(".", language: .german).jokers()
        #expect(german.remark == "7 gute Tage bringen den ersten Joker.")
    }

    @Test("V-30 without a week within the goal the page says how the first joker comes, instead of nothing")
    func aboveTheGoal() throws {
        let page = try DrawnReport("WWWWWWWWWWWWWWWW", profile: #"{ "aim": "less", "goals": { "drinksPerWeek": 10 } }"#)
            .jokers()
        #expect(page.hands.isEmpty && page.remark == nil && page.timeline == nil)
        #expect(
            page.underWay.map { $0.next(Language.english.phrases) }
                == ["7 weeks within the goal earn the first joker."])
    }

    @Test("of ten years the latest is on the page, month by month; each earlier one has its own page with a link on")
    func tenYears() throws {
        let drawn = try DrawnReport(String(repeating: "SSSSSSE", count: 560), from: "2015-01-05")
        let ledger = try #require(try drawn.jokers().ledger)
        #expect(ledger.drawn.contains("<h3>2025</h3>") && !ledger.months.contains { $0.style == "open" })
        let earlier = try #require(ledger.blocks.last).rows
        #expect(earlier.map(\.name.text) == (2015...2024).reversed().map { String($0) })
        let addresses = SitePages.addresses(in: drawn.report)
        #expect(earlier.allSatisfy { $0.text != "" && $0.link.map { addresses.contains($0.page) } == true })
        let years = try (2015...2024).map(drawn.jokers(in:))
        #expect(years.allSatisfy { $0.ledger.months.map(\.style) == Array(repeating: "open", count: 12) })
        let numbers = (2015...2025).map { "\($0)" }
        #expect(years.map { $0.pager.before?.text ?? "" } == [""] + numbers.prefix(9))
        #expect(years.map { $0.pager.after?.text ?? "" } == Array(numbers.dropFirst()))
        #expect(years.last?.pager.after?.link == Link(.jokers, fragment: "h-ledger"))
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

extension Card {
    /// The months of a ledger, latest first.
    fileprivate var months: [Block] { blocks.filter { !$0.text.isEmpty } }
}
