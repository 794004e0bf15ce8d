import ProgressAnalysis
import ProgressModel
package import ReportMarkup
import ReportWords

/// The badges of a streak.
package struct BadgeRow: Sendable {
    /// A badge that was reached.
    package struct Badge: Sendable {
        package let number: String
        /// `7 days, reached on 12 May 2025`.
        package let label: String
        package let date: String
        /// Whether it was reached on this very day.
        package let isToday: Bool
    }

    /// The badge that comes next.
    package struct Next: Sendable {
        package let number: String
        package let label: String
        package let note: String
        /// How much of the way is done, 0–100.
        package let share: Int
    }

    /// The latest, in the order of their lengths.
    package let badges: [Badge]
    /// Those before, in the same order; empty if all have room.
    package let earlier: [Badge]
    let more: String
    package let next: Next?
}

extension Card {
    /// As many badges as stand beside the month without making it the smaller card.
    private static let visibleBadges = 8

    /// The badges of the sober streak, or of the weeks within a goal of drinks where that leads; nil there
    /// without a goal, where levels are never logged, and where there is no milestone at all.
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

    /// The badges among some milestones, whose lengths count units, with the way to all of them; nil without any.
    static func milestones(
        of milestones: [Milestone], next rung: NextRung?, _ title: String,
        _ link: Link? = nil, unit: StreakUnit = .day, in report: Report
    ) -> Card? {
        let phrases = report.phrases
        let reached = milestones.filter { $0.reached != nil }.sorted { $0.days < $1.days }
        let badges = reached.compactMap { milestone in
            milestone.reached.map { BadgeRow.Badge(milestone, unit, reachedOn: $0, in: report) }
        }
        let next = rung.map { next in
            BadgeRow.Next(
                number: report.numbers.text(next.length), label: phrases.units(next.length, unit),
                note: phrases.distance(to: next, unit), share: 100 * (next.length - next.away) / next.length)
        }
        guard !badges.isEmpty || next != nil else { return nil }
        let count = badges.count > visibleBadges ? badges.count - visibleBadges + 3 : 0
        let all = BadgeRow(
            badges: Array(badges.dropFirst(count)), earlier: Array(badges.prefix(count)), more: phrases.more(count),
            next: next)
        return Card(
            .milestones, style: "milestones", title: title, link: link, aside: phrases.reached(badges.count),
            [.drawing(all)])
    }
}

extension BadgeRow.Badge {
    fileprivate init(_ milestone: Milestone, _ unit: StreakUnit, reachedOn day: Day, in report: Report) {
        let phrases = report.phrases
        number = report.numbers.text(milestone.days)
        let length = phrases.units(milestone.days, unit)
        // Of weeks the day is a Monday, before the week was over.
        label =
            unit == .week
            ? phrases.reachedInWeek(length, phrases.date(day)) : phrases.reachedOn(length, phrases.date(day))
        date = phrases.shortDate(day)
        isToday = day == report.today
    }
}

extension BadgeRow: Drawing {
    /// Writes the badges that were reached, and the next with the way to it.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <ul class="badges">\(each: badges, { $0.html() })\(next, { $0.html() })</ul>\
            \(if: !earlier.isEmpty, .more(more, #"<ul class="badges">\#(each: earlier, { $0.html() })</ul>"#))
            """
    }
}

extension BadgeRow.Badge {
    fileprivate func html() -> HTML {
        """
        <li class="badge\(if: isToday, " of-today")"><svg viewBox="-32 -32 64 64" aria-hidden="true">\
        <use href="#scallop" class="medal"/><text>\(number)</text></svg>\
        <span class="vh">\(label)</span><small aria-hidden="true">\(date)</small></li>
        """
    }
}

extension BadgeRow.Next {
    fileprivate func html() -> HTML {
        """
        <li class="badge next"><svg viewBox="-32 -32 64 64" aria-hidden="true"><circle class="badge-track" r="26"/>\
        <circle class="badge-arc" r="26" pathLength="100" stroke-dasharray="\(share) 100" transform="rotate(-90)"/>\
        <text>\(number)</text></svg><span class="vh">\(label), </span><small>\(note)</small></li>
        """
    }
}
