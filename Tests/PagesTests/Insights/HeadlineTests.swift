import Model
import TestSupport
import Testing
import Wording

@testable import Pages

/// The sentences above charts, for random histories.
@Suite("The headlines of charts")
struct HeadlineTests {
    /// A history of some weeks with random drinks, moments, a habit and minutes on each day; either nothing changes, or
    /// something does in the middle.
    private func history(_ seed: Int, weeks: Int, changes: Bool) -> HistoryBuilder {
        var random = SeededGenerator(seed: UInt64(seed))
        var history = HistoryBuilder()
        if changes && seed % 3 == 0 { history.profile.aim = .habits }
        if changes && seed % 4 == 1 { history.profile.drinkGoal = AmountOverTime(FixedDecimal(seed % 20)) }
        history.track(.yesNo, id: "run", name: "Run")
        let days = weeks * 7 - (changes ? seed % 7 : 0)
        let change = changes ? Int.random(in: 1...days, using: &random) : days
        let most = [Int.random(in: 1...6, using: &random), Int.random(in: 1...6, using: &random)]
        for number in 1...days where !changes || Int.random(in: 0..<12, using: &random) > 0 {
            let part = most[number <= change ? 0 : 1]
            let hadAny = Int.random(in: 0..<7, using: &random) < part
            history.drink(hadAny ? Int.random(in: 1...8, using: &random) : 0, on: number)
            if Bool.random(using: &random) { history.log(number) }
            history.spend("\(Int.random(in: 1...90, using: &random))", on: .meditation, day: day(number))
        }
        history.track(.awareness)
        for number in 1...days {
            let part = most[number <= change ? 1 : 0]
            for _ in 0..<Int.random(in: 0...part, using: &random) { history.log(number, hour: 21) }
        }
        return history
    }

    /// The cards with a chart of weeks and their headline.
    private func charts(of history: HistoryBuilder, on today: Int) -> [Card] {
        let page = history.insights(on: today)
        let cards = [page?.drinks, page?.habitWeeks, history.trackerPage(on: today)?.trend]
        return (cards + (page?.minutes ?? []).map(\.card)).compactMap(\.self).filter {
            !$0.lead.isEmpty && $0.chart != nil
        }
    }

    /// English words that state a direction.
    private func claims(_ lead: String) -> Bool {
        lead.contains(/^(Down|Up) from |more often|less often|Less often|More often/)
    }

    @Test("V-36 of 200 histories in which nothing changes at most one in ten claims a direction above a chart")
    func noise() {
        let claiming = (0..<200).count { seed in
            charts(of: history(seed, weeks: 26, changes: false), on: 26 * 7).contains { claims($0.lead) }
        }
        #expect(claiming <= 20, "\(claiming) of 200")
    }

    @Test("V-36 each number of the headlines of 200 histories has its label in the chart below, also on a phone")
    func labels() {
        var (directions, running) = (0, 0)
        for seed in 0..<200 {
            let weeks = 2 + seed % 90
            for card in charts(of: history(seed, weeks: weeks, changes: true), on: weeks * 7 - seed % 7) {
                let drawn = card.drawn
                let texts = drawn.matches(of: /<text(?<style>[^>]*)>(?<text>.*?)<\/text>/)
                    .filter { !$0.style.contains("minor") }
                // The words above the columns, or on a line: not the numbers of the scale.
                let above = drawn.firstMatch(of: /<svg class="chart-levels".*?<\/svg>/).map { String($0.0) } ?? ""
                let labels = texts.filter { above.contains($0.0) || $0.style.contains("on-line") }
                    .map { String($0.text) }
                let numbers = card.lead.matches(of: /[0-9]+(?:\.[0-9]+)?/).map { String($0.0) }
                for number in numbers where card.lead != "Less often than before" {
                    #expect(
                        labels.contains { $0.split { !$0.isNumber && $0 != "." }.contains(Substring(number)) },
                        "\(seed): \(number) of “\(card.lead)” is not in \(labels)")
                }
                directions += claims(card.lead) ? 1 : 0
                running += card.lead.contains("this week so far") ? 1 : 0
                #expect(!card.lead.contains("mostly") && !card.lead.contains("Most "), "\(card.lead)")
            }
        }
        #expect(directions > 5 && running > 0, "\(directions), \(running)")
    }
}
