import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// Meditation, workout and every tracker, with the way to its page.
package struct TrackerIndex: Sendable {
    /// A tracker.
    package struct Row: Sendable {
        package let icon: String
        package let name: String
        /// Its streak, or when it was logged last.
        package let words: String
        package let link: Link
    }

    package let title: String
    /// The activities that were ever recorded, then the trackers in the order of their file.
    package let rows: [Row]
    package let restingTitle: String
    package let resting: [Row]
}

extension TrackerIndex {
    /// Nil without trackers and activities.
    init?(in report: Report) {
        let trackers = report.analysis.trackers
        let activities = report.activities
        guard !trackers.isEmpty || !activities.isEmpty else { return nil }
        title = report.phrases.trackers
        rows =
            activities.map { Row($0, in: report) }
            + trackers.filter(\.tracker.isActive).map { Row($0, in: report) }
        restingTitle = report.phrases.atRest
        resting = trackers.filter { !$0.tracker.isActive }.map { Row($0, in: report) }
    }

    /// Writes the card.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(id: "h-trackers", title: title) { html in
            if !rows.isEmpty {
                html.element("ul", #"class="index""#) { html in
                    for row in rows { row.write(on: page, to: &html) }
                }
            }
            guard !resting.isEmpty else { return }
            html.element("h3", text: restingTitle)
            html.element("ul", #"class="index resting""#) { html in
                for row in resting { row.write(on: page, to: &html) }
            }
        }
    }
}

extension TrackerIndex.Row {
    fileprivate init(_ activity: Activity, in report: Report) {
        let (phrases, days) = (report.phrases, report.analysis.days)
        let streak = report.analysis.activity(activity).streak
        icon = activity.emoji
        name = activity.name(phrases)
        link = Link(.activity(activity))
        if streak.current > 0 {
            words = phrases.length(streak.current, streak.unit).text
        } else if let last = days.range.last(where: { days[$0].map(activity.isRecorded) ?? false }) {
            words = phrases.lastLogged(report.date(last))
        } else {
            words = phrases.neverLogged
        }
    }

    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let phrases = report.phrases
        icon = tracker.tracker.icon
        name = report.name(of: tracker)
        link = Link(.tracker(tracker.tracker.id))
        if tracker.tracker.isActive, let streak = tracker.streak, streak.current > 0 {
            words = report.phrases.streakFigure(tracker.mode, streak.current, streak.unit, name).text
        } else if let last = tracker.days.range?.upperBound {
            words = phrases.lastLogged(report.date(last))
        } else {
            words = phrases.neverLogged
        }
    }

    /// What a template may name of a tracker.
    static let fields: [TemplateField<(row: TrackerIndex.Row, page: PageAddress)>] = [
        .text("icon", "its emoji") { $0.row.icon },
        .text("name", "its name") { $0.row.name },
        .text("words", "its streak, or when it was logged last") { $0.row.words },
        .text("address", "the address of its page") { $0.page.href($0.row.link) },
    ]

    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.link(link, on: page) { html in
                html.emoji(icon)
                html.element("span") { html in
                    html.element("b", text: name)
                    html.markup(" ")
                    html.element("small", text: words)
                }
            }
        }
        html.markup("\n")
    }
}
