import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What the overview says on the day on which a milestone is reached.
package struct Celebration: Sendable {
    /// `30 days sober`.
    package let title: String
    /// The person's own line, or one of ours; empty where the person wants none.
    package let line: String
}

extension Celebration {
    /// Nil on any other day, and where to drink less leads, whose milestones are weeks.
    ///
    /// The lines take turns with the milestones, so that a site that is built twice says the same.
    package init?(in report: Report) {
        guard report.lead != .less, let milestone = report.analysis.milestoneToday else { return nil }
        let before = report.analysis.milestones.count { $0.reached != nil && $0.days < milestone.days }
        let lines = report.profile.celebrations ?? report.phrases.celebrations
        title = report.phrases.milestoneReached(report.phrases.days(milestone.days).text)
        line = lines.isEmpty ? "" : lines[before % lines.count]
    }

    func html() -> HTML {
        """
        <p class="celebration fresh">\(icon: .flag)<span><b>\(title)</b>\
        \(if: !line.isEmpty, #" <span dir="auto">\#(line)</span>"#)</span></p>
        """
    }
}

extension HTML {
    /// The dial of such a day: a disc of 400 units with twenty-four scallops.
    static let medal: HTML = """
        <path class="dial-medal" d="M200 17Q226.8 -3.2 247.4 23.2Q278.5 10.6 291.5 41.5Q324.8 37.4 329.4 70.6\
        Q362.6 75.2 358.5 108.5Q389.4 121.5 376.8 152.6Q403.2 173.2 383 200Q403.2 226.8 376.8 247.4\
        Q389.4 278.5 358.5 291.5Q362.6 324.8 329.4 329.4Q324.8 362.6 291.5 358.5Q278.5 389.4 247.4 376.8\
        Q226.8 403.2 200 383Q173.2 403.2 152.6 376.8Q121.5 389.4 108.5 358.5Q75.2 362.6 70.6 329.4\
        Q37.4 324.8 41.5 291.5Q10.6 278.5 23.2 247.4Q-3.2 226.8 17 200Q-3.2 173.2 23.2 152.6Q10.6 121.5 41.5 108.5\
        Q37.4 75.2 70.6 70.6Q75.2 37.4 108.5 41.5Q121.5 10.6 152.6 23.2Q173.2 -3.2 200 17.0z"/>
        """
}
