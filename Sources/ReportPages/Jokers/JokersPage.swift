import ProgressModel
import ReportMarkup
import ReportWords

/// The jokers of all streaks: what they hold, and what happened.
package struct JokersPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// Nil where there are no milestones.
    package let milestones: MilestonesPart?
    package let handsLabel: String
    /// One for each streak whose jokers have a story, in the order of the header, then of the tracker file.
    package let hands: [JokerHand]
    package let underWayTitle: String
    /// The streaks that have jokers and have not earned one yet, in the same order.
    package let underWay: [JokerHand]
    /// What there is to say where streaks have no jokers; nil where all have.
    package let remark: String?
    /// Nil where nothing happened in the past year.
    package let timeline: JokerTimeline?
    /// Nil where nothing ever happened.
    package let ledger: JokerLedger?

    package static let template = PageTemplate<JokersPage>(
        "jokers", shapes: [BadgeShapes.html, JokerShapes.html],
        [
            .html("heading", "the page's heading") {
                $1.head($0.name, lede: $0.lede, beside: nil, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .flag("hasHands", "whether any streak has jokers or can earn them") {
                !$0.hands.isEmpty || !$0.underWay.isEmpty
            },
            .text("handsLabel", "what the streaks' cards are called together") { $0.handsLabel },
            .list("hands", "the streaks that have or had jokers", { $0.hands }, JokerHand.fields),
            .html(
                "underWay", "the card of the streaks without a joker yet", { $0.underWay.isEmpty ? nil : $0.underWay }
            ) {
                $2 += $1.html(underWay: $0)
            },
            .text("remark", "what is said where streaks have no jokers") { $0.remark ?? "" },
            .html("timeline", "the card of the past year's jokers over time, if there were any", { $0.timeline }) {
                $0.write(on: $1.frame.address, to: &$2)
            },
            .html("ledger", "the card of what happened to the jokers, if anything did", { $0.ledger }) {
                $2 += $0.html(on: $1.frame.address)
            },
        ] + milestoneFields)

    package static func addresses(in report: Report) -> [PageAddress] {
        report.jokersPageName == nil ? [] : [.jokers]
    }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .jokers, let name = report.jokersPageName else { return nil }
        let phrases = report.phrases
        let streaks = JokerStreak.all(in: report).filter(\.isActive)
        let hands = streaks.filter(\.hasJokers).map { JokerHand($0, in: report) }
        frame = report.frame(
            .jokers, title: report.title(name), description: phrases.jokersDescription)
        self.name = name
        milestones = MilestonesPart(in: report)
        handsLabel = phrases.inHand
        self.hands = hands.filter(\.hasStory)
        underWayTitle = phrases.jokersUnderWay
        // A streak of nothing is on no way yet.
        underWay = hands.filter { !$0.hasStory && $0.streak.number != "0" }
        remark = JokersPage.remark(on: streaks, in: report)
        lede = JokersPage.hasNone(streaks, in: report) ? "" : phrases.jokersLede
        timeline = JokerTimeline(in: report)
        ledger = JokerLedger(in: report)
    }

    /// Without anything to count, how it begins; without jokers, that nothing is missing.
    private static func remark(on streaks: [JokerStreak], in report: Report) -> String? {
        let phrases = report.phrases
        if hasNone(streaks, in: report) { return phrases.noJokersAtAll }
        if streaks.isEmpty { return phrases.noJokersYet }
        let without = streaks.filter { !$0.hasJokers }
        return without.isEmpty ? nil : phrases.withoutJokers(without.map(\.name))
    }

    /// Whether no streak has jokers, or before the first one none ever will.
    private static func hasNone(_ streaks: [JokerStreak], in report: Report) -> Bool {
        guard streaks.isEmpty else { return !streaks.contains(where: \.hasJokers) }
        let policies = report.profile.policies
        return [policies.noalc, policies.meditation, policies.workout, policies.trackers].allSatisfy { $0 == .none }
    }

    private func html(underWay hands: [JokerHand]) -> HTML {
        """
        <article class="card underway" aria-labelledby="h-underway"><header><h2 id="h-underway">\(underWayTitle)</h2>\
        </header><ul>\(each: hands, \.line)</ul></article>
        """
    }
}
