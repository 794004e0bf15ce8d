import Counting
import Markup
import Model
import Wording

extension Card {
    /// The number of badges in one row, including the next milestone.
    private static let visibleBadges = 5

    /// The badges of the sober streak or, with the aim to drink less, of the weeks within a goal; nil without a goal,
    /// without levels, and if there is no milestone.
    static func milestones(in report: Report) -> Card? {
        guard report.hasLevels else { return nil }
        let (analysis, weeks) = (report.analysis, report.analysis.noalc.streak)
        guard report.lead != .less else {
            guard weeks.unit == .week else { return nil }
            return milestones(
                of: analysis.milestones(of: weeks), next: analysis.nextRung(of: weeks),
                report.phrases.milestonesInWeeks, unit: .week, in: report)
        }
        return milestones(
            of: analysis.milestones, next: analysis.sobriety.lastKnown == nil ? analysis.nextRung : nil,
            report.phrases.milestones, Link(.jokers, fragment: "milestones"), in: report)
    }

    /// The badges of some milestones, whose lengths are in a unit, with a link to all of them; nil if there aren't any.
    static func milestones(
        of milestones: [Milestone], next rung: NextRung?, _ title: String,
        _ link: Link? = nil, unit: StreakUnit = .day, in report: Report
    ) -> Card? {
        let badges = milestones.filter { $0.reached != nil }.sorted { $0.days < $1.days }
            .map { MilestoneBadge($0, unit, in: report) }
        let next = rung.map { [MilestoneBadge($0, unit, in: report)] } ?? []
        guard !badges.isEmpty || !next.isEmpty else { return nil }
        let count = max(0, badges.count + next.count - visibleBadges)
        let list = Folded(
            shown: badges.dropFirst(count) + next, hidden: Array(badges.prefix(count)),
            more: report.phrases.more(count))
        return Card(
            .milestones, style: "milestones", title: title, link: link, aside: report.phrases.reached(badges.count),
            [.drawing(BadgeList(badges: list, hidesOthers: link != nil))])
    }

    /// At least two upcoming badges are shown, and more to fill two rows.
    private static let (fewestAhead, fewestBadges) = (2, 12)

    /// All milestones of sober days, each length once; nil if the person's own list is empty.
    static func badges(in report: Report) -> Card? {
        let phrases = report.phrases
        let milestones = Dictionary(grouping: report.analysis.milestones, by: \.days).compactMap(\.value.first)
            .sorted { $0.days < $1.days }
        guard !milestones.isEmpty else { return nil }
        let badges = milestones.map { MilestoneBadge($0, in: report) }
        let (reached, ahead) = (badges.filter(\.isReached), badges.filter { !$0.isReached })
        let near = max(fewestAhead, fewestBadges - reached.count)
        let list = Folded(
            shown: reached + ahead.prefix(near), hidden: Array(ahead.dropFirst(near)),
            more: phrases.more(ahead.count - near))
        let table = DataTable(
            phrases, phrases.milestones, caption: phrases.milestonesLede,
            headings: [phrases.milestoneHeading, phrases.reachedHeading],
            rows: milestones.map { milestone in
                [
                    phrases.days(milestone.days).text,
                    milestone.reached.map(phrases.date) ?? phrases.unitsToGo(report.missingDays(to: milestone), .day),
                ]
            })
        return Card(
            .badges, style: "milestones", title: ahead.isEmpty ? phrases.milestones : phrases.onTheWay,
            aside: ahead.isEmpty
                ? phrases.allMilestonesReached
                : reached.isEmpty ? phrases.firstMilestoneAhead : phrases.reached(reached.count),
            [.drawing(BadgeList(badges: list, isWhole: true)), .table(table)])
    }

    /// Numbers with more characters are written smaller.
    private static let longestNumber = 3

    /// The next milestone: a ring that fills up, and the day on which it will be full.
    ///
    /// Nil if the person's own list has no longer one, and if the number of missing days isn't known.
    static func nextMilestone(in report: Report) -> Card? {
        guard report.analysis.sobriety.lastKnown == nil, let rung = report.analysis.nextRung else { return nil }
        let phrases = report.phrases
        let current = rung.length - rung.away
        // Nil after the end of the calendar.
        let expected = report.analysis.dayExpected(soberRun: rung.length).map {
            $0 == report.today ? phrases.expectedToday : phrases.expected(phrases.date($0))
        }
        let row = Block.Row(
            name: Figure(report.numbers.text(current), phrases.ofDays(rung.length)),
            lines: [phrases.distance(to: rung), expected].compactMap(\.self).map { Block.Line($0, after: ", ") })
        let ring = Drawn { _, html in
            let isLong = row.name.number.count > longestNumber
            html += """
                <div class="way\(if: isLong, " long")"><svg class="dial" viewBox="0 0 400 400" aria-hidden="true">\
                \(.dialRing(share: 100 * current / rung.length))</svg><p class="way-face"><b>\(row.name.number)</b>\
                 <span>\(row.name.unit)</span></p></div>\
                <p class="way-text"><b>\(row.lines[0].text)</b>\
                \(each: row.lines.dropFirst(), { "<span>\($0.text)</span>" })</p>
                """
        }
        return Card(
            .next, style: "upcoming", title: phrases.nextMilestone,
            [Block(kind: .drawing, rows: [row], drawing: ring)])
    }
}
