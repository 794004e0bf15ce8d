import ProgressAnalysis
import ReportMarkup
package import ReportWords

/// The jokers that one streak holds now.
package struct JokerHand: Sendable {
    /// What the card is called in addresses.
    package let id: String
    package let icon: String
    package let name: String
    package let streak: Figure
    /// `19 good, 3 healed`; nil where all days of the streak are good.
    package let goodAndHealed: String?
    package let held: Int
    package let cap: Int
    /// `2 of 3 jokers`.
    package let heldText: String
    /// When the next comes, or why none does; empty while the hand is full.
    package let next: String
    /// Whether anything ever happened to its jokers.
    let hasStory: Bool

    /// The id of the card of a streak that is called so in addresses.
    package static func element(of id: String) -> String { "hand-" + id }
}

extension JokerHand {
    /// The hand of a streak whose policy has jokers.
    init(_ streak: JokerStreak, in report: Report) {
        let phrases = report.phrases
        id = streak.id
        icon = streak.icon
        name = streak.name
        self.streak = phrases.length(streak.streak.current, streak.streak.unit)
        goodAndHealed = streak.streak.goodAndHealed(phrases)
        held = streak.streak.shownRewards
        cap = streak.streak.walk.policy.cap
        heldText = phrases.held(held, of: cap)
        next = JokerHand.next(of: streak.streak, phrases)
        hasStory = !streak.streak.walk.ledger.isEmpty
    }

    private static func next(of streak: Streak, _ phrases: Phrases) -> String {
        let words = streak.rewardsEarned > 0 ? phrases.nextJoker(in:_:) : phrases.firstJoker(in:_:)
        let next = streak.nextRewardIn.map { words($0, streak.unit) } ?? ""
        // "0 days" shows no jokers, even where the policy keeps some.
        let waiting = streak.rewardsAvailable - streak.shownRewards
        return [waiting > 0 ? phrases.jokersWait(waiting) : "", next].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// What a template may name of a streak's jokers.
    static let fields: [TemplateField<JokerHand>] = [
        .html("card", "the whole card") { $1 += $0.html },
        .text("name", "the streak's name") { $0.name },
    ]
}

extension JokerHand {
    /// A playing card for each joker that can be held, and when the next one comes.
    private var html: HTML {
        let id = JokerHand.element(of: id)
        return """
            <article class="card hand" id="\(id)" aria-labelledby="\(id)-h"><header>\
            <h2 id="\(id)-h">\(emoji: icon) \(name)</h2>\
            <p><b>\(streak.number)</b> \(streak.unit)\(goodAndHealed, { " <small>\($0)</small>" })</p></header>
            <p class="jokers" aria-hidden="true">\({ $0.jokerStars(held, of: cap) })</p>\
            <p class="hand-next"><b>\(heldText)</b>\(if: !next.isEmpty, " \(next)")</p></article>
            """
    }

    /// A line for a streak that has not earned a joker yet.
    var line: HTML {
        """
        <li id="\(JokerHand.element(of: id))">\(emoji: icon)<p><b>\(name)</b>\
        <small>\([streak.text, goodAndHealed].compactMap(\.self).joined(separator: ", "))</small></p>\
        <p class="quiet">\(next)</p></li>

        """
    }
}
