import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The badges of a streak.
package struct MilestoneCard: Sendable {
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

    package let title: String
    /// All milestones; nil where no page shows more of them.
    package let link: Link?
    package let summary: String
    /// The latest, in the order of their lengths.
    package let badges: [Badge]
    /// Those before, in the same order; empty where all have room.
    package let earlier: [Badge]
    package let more: String
    package let next: Next?
}

extension MilestoneCard {
    /// As many badges as stand beside the month without making it the smaller card.
    private static let visibleBadges = 8

    /// The badges of the sober streak, or of the weeks within a goal of drinks where that leads; nil there
    /// without a goal, where levels are never logged, and where there is no milestone at all.
    init?(in report: Report) {
        guard report.hasLevels else { return nil }
        let weeks = report.analysis.noalc.streak
        guard report.lead != .less else {
            guard weeks.unit == .week else { return nil }
            self.init(
                of: report.analysis.milestones(of: weeks), next: report.analysis.nextRung(of: weeks),
                report.phrases.milestonesInWeeks, unit: .week, in: report)
            return
        }
        self.init(
            of: report.analysis.milestones,
            next: report.analysis.sobriety.lastKnown == nil ? report.analysis.nextRung : nil,
            report.phrases.milestones,
            Link(.jokers, fragment: "milestones"), in: report)
    }

    /// The badges among some milestones, whose lengths count units; nil without any.
    init?(
        of milestones: [Milestone], next rung: NextRung?, _ title: String,
        _ link: Link? = nil, unit: StreakUnit = .day, in report: Report
    ) {
        let phrases = report.phrases
        let reached = milestones.filter { $0.reached != nil }.sorted { $0.days < $1.days }
        let badges = reached.compactMap { milestone in
            milestone.reached.map { Badge(milestone, unit, reachedOn: $0, in: report) }
        }
        next = rung.map { next in
            Next(
                number: report.numbers.text(next.length), label: phrases.units(next.length, unit),
                note: phrases.distance(to: next, unit), share: 100 * (next.length - next.away) / next.length)
        }
        guard !badges.isEmpty || next != nil else { return nil }
        let visible = MilestoneCard.visibleBadges
        let count = badges.count > visible ? badges.count - visible + 3 : 0
        self.title = title
        self.link = link
        summary = phrases.reached(badges.count)
        self.badges = Array(badges.dropFirst(count))
        earlier = Array(badges.prefix(count))
        more = phrases.more(count)
    }
}

extension MilestoneCard.Badge {
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

/// The badges that were reached, and the next with the way to it.
extension MilestoneCard {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(
            "milestones", id: "h-milestones", heading: "\(arrow: link, on: page, title)", aside: "\(summary)"
        ) {
            $0 += """
                <ul class="badges">\(each: badges, { $0.html() })\(next, { $0.html() })</ul>\
                \(if: !earlier.isEmpty, .more(more, #"<ul class="badges">\#(each: earlier, { $0.html() })</ul>"#))
                """
        }
    }
}

extension MilestoneCard.Badge {
    fileprivate func html() -> HTML {
        """
        <li class="badge\(if: isToday, " of-today")"><svg viewBox="-32 -32 64 64" aria-hidden="true">\
        <use href="#scallop" class="medal"/><text>\(number)</text></svg>\
        <span class="vh">\(label)</span><small aria-hidden="true">\(date)</small></li>
        """
    }
}

extension MilestoneCard.Next {
    fileprivate func html() -> HTML {
        """
        <li class="badge next"><svg viewBox="-32 -32 64 64" aria-hidden="true"><circle class="badge-track" r="26"/>\
        <circle class="badge-arc" r="26" pathLength="100" stroke-dasharray="\(share) 100" transform="rotate(-90)"/>\
        <text>\(number)</text></svg><span class="vh">\(label), </span><small>\(note)</small></li>
        """
    }
}
