import Counting
import Markup
import Model
import Wording

/// The jokers of all streaks: those held, and past events.
package struct JokersPage: SitePage {
    package let frame: Frame
    let name: String
    let lede: String
    /// Whether the page has its second part: the milestones, and the facts about health along the way.
    let hasMilestones: Bool
    let next, badges, health: Card?
    /// The streaks with past or present jokers, in the order of the header, then of the tracker file.
    let hands: [JokerStreak]
    /// The streaks that can earn jokers but haven't yet, in the same order.
    let underWay: [JokerStreak]
    /// The explanation if streaks can't earn jokers; nil if all can.
    let remark: String?
    /// Nil if there are no events in the past year.
    let timeline: Card?
    /// Nil if there are no events.
    let ledger: Card?
    private var phrases: Phrases { frame.language.phrases }

    package static let template = PageTemplate<JokersPage>(
        "jokers", shapes: [BadgeShapes.html, JokerShapes.html],
        [
            .html("heading", "the page's heading") { $1.head($0.name, lede: $0.lede, on: $0.frame.address) },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .flag("hasHands", "whether any streak has jokers or can earn them") {
                !$0.hands.isEmpty || !$0.underWay.isEmpty
            },
            .text("handsLabel", "what the streaks' cards are called together") { $0.phrases.inHand },
            .list(
                "hands", "the streaks that have or had jokers", { page in page.hands.map { ($0, page.phrases) } },
                [
                    .html("card", "the whole card") { $1 += $0.0.hand($0.1) },
                    .text("name", "the streak's name") { $0.0.name },
                ]),
            .html(
                "underWay", "the card of the streaks without a joker yet", { $0.underWay.isEmpty ? nil : $0.underWay }
            ) { streaks, page, html in
                html += """
                    <article class="card underway" aria-labelledby="h-underway"><header>\
                    <h2 id="h-underway">\(page.phrases.jokersUnderWay)</h2></header>\
                    <ul>\(each: streaks, { $0.line(page.phrases) })</ul></article>
                    """
            },
            .text("remark", "what is said if streaks have no jokers") { $0.remark ?? "" },
            .card("timeline", "the past year's jokers over time, if there were any", \.timeline),
            .card("ledger", "what happened to the jokers, if anything did", \.ledger),
            .text("milestonesName", "what the milestones are called; empty where there are none") {
                $0.hasMilestones ? $0.phrases.milestones : ""
            },
            .text("milestonesLede", "the sentence below that") {
                $0.hasMilestones ? $0.phrases.milestonesLede : ""
            },
            .card("next", "the card of the next milestone, until all are reached", \.next),
            .card("badges", "the card of all milestones", \.badges),
            .flag("isSplit", "whether there is both a next milestone and a card of all") {
                $0.next != nil && $0.badges != nil
            },
            .card("health", "the card of what is known of health, unless it is hidden", \.health),
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.jokersPageName == nil ? [] : [.jokers]
    }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .jokers, let name = report.jokersPageName else { return nil }
        let phrases = report.phrases
        let streaks = JokerStreak.all(in: report).filter(\.isActive)
        frame = report.frame(.jokers, title: report.title(name), description: phrases.jokersDescription)
        self.name = name
        hasMilestones = report.hasMilestones
        next = hasMilestones ? .nextMilestone(in: report) : nil
        badges = hasMilestones ? .badges(in: report) : nil
        health = hasMilestones ? .health(in: report) : nil
        hands = streaks.filter { $0.hasJokers && !$0.streak.walk.ledger.isEmpty }
        // A streak of 0 days is only shown if there are no others.
        let waiting = streaks.filter { $0.hasJokers && $0.streak.walk.ledger.isEmpty }
        let begun = waiting.filter { $0.streak.current > 0 }
        underWay = hands.isEmpty && begun.isEmpty ? waiting : begun
        let isEmpty = hands.isEmpty && underWay.isEmpty
        remark = JokersPage.remark(on: streaks, isEmpty: isEmpty, in: report)
        lede = JokersPage.hasNone(streaks, in: report) ? "" : phrases.jokersLede
        timeline = .timeline(in: report)
        ledger = .ledger(in: report)
    }

    /// How to begin if nothing is counted; if there are no jokers, that nothing is missing.
    private static func remark(on streaks: [JokerStreak], isEmpty: Bool, in report: Report) -> String? {
        let phrases = report.phrases
        if hasNone(streaks, in: report) { return phrases.noJokersAtAll }
        let without = streaks.filter { !$0.hasJokers }
        let remarks = [
            isEmpty ? phrases.earnFirstJoker(7, .day) : "",
            without.isEmpty ? "" : phrases.withoutJokers(without.map(\.name)),
        ].filter { !$0.isEmpty }
        return remarks.isEmpty ? nil : remarks.joined(separator: " ")
    }

    /// Whether no streak can earn jokers, or none will be able to once the first one begins.
    private static func hasNone(_ streaks: [JokerStreak], in report: Report) -> Bool {
        guard streaks.isEmpty else { return !streaks.contains(where: \.hasJokers) }
        let policies = report.profile.policies
        return [policies.noalc, policies.meditation, policies.workout, policies.trackers].allSatisfy { $0 == .none }
    }
}
