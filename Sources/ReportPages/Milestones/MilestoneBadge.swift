import ProgressAnalysis
import ReportMarkup
import ReportWords

/// A milestone, reached or not.
package struct MilestoneBadge: Sendable {
    package let number: String
    /// `7 days, reached on 12 May 2025`.
    package let label: String
    /// The date, or how many days are missing.
    package let note: String
    package let isReached: Bool

    /// Four digits and their separator would touch the edge.
    private static let longestNumber = 4
}

extension MilestoneBadge {
    /// A milestone of the report.
    init(_ milestone: Milestone, in report: Report) {
        let phrases = report.phrases
        let days = phrases.days(milestone.days).text
        number = report.numbers.text(milestone.days)
        isReached = milestone.reached != nil
        if let day = milestone.reached {
            label = phrases.reachedOn(days, phrases.date(day))
            note = phrases.shortDate(day)
        } else {
            note = phrases.unitsToGo(report.missingDays(to: milestone), .day)
            label = phrases.notReached(days, note)
        }
    }

    /// The badge as an item of a list.
    func html() -> HTML {
        """
        <li class="badge\(if: !isReached, " open-badge")"><svg viewBox="-32 -32 64 64" aria-hidden="true">\
        <use href="#scallop" class="\(isReached ? "medal" : "ahead")"/>\
        <text\(if: number.count > MilestoneBadge.longestNumber, #" class="narrow""#)>\(number)</text></svg>\
        <span class="vh">\(label)</span><small aria-hidden="true">\(note)</small></li>
        """
    }
}

extension Report {
    /// How many sober days the current run needs for a milestone.
    func missingDays(to milestone: Milestone) -> Int {
        milestone.days - (analysis.sobriety.current?.length ?? 0)
    }
}

/// The medal of a milestone: a disc with twelve scallops around 0,0.
enum BadgeShapes {
    static let html: HTML = #"""
        <path id="scallop" d="M0 -25.5Q8.4 -31.4 12.7 -22.1Q23 -23 22.1 -12.8Q31.4 -8.4 25.5 0Q31.4 8.4 22.1 12.7Q23 23 12.7 22.1Q8.4 31.4 0 25.5Q-8.4 31.4 -12.7 22.1Q-23 23 -22.1 12.8Q-31.4 8.4 -25.5 0Q-31.4 -8.4 -22.1 -12.8Q-23 -23 -12.8 -22.1Q-8.4 -31.4 0 -25.5z"/>
        """#
}
