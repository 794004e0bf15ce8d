import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The latest sessions of an activity.
package struct SessionList: Sendable {
    /// A session.
    package struct Item: Sendable {
        /// `Fri 31 Oct`.
        package let date: String
        /// The detail of its day; nil for a day without one.
        package let link: Link?
        package let name: String
        /// Its minutes and energy.
        package let value: String
    }

    package let title: String
    /// Latest day first, those of a day in reading order; never empty.
    package let items: [Item]
}

extension SessionList {
    private static let length = 8

    /// Nil for the public, which does not know single sessions.
    init?(of activity: Activity, in report: Report) {
        guard report.audience == .private else { return nil }
        let days = report.analysis.days
        var items: [Item] = []
        for day in days.range.reversed() {
            guard items.count < SessionList.length else { break }
            guard let record = days[day], activity.isRecorded(in: record) else { continue }
            for session in days.sessions(on: day) where activity.includes(session.kind) {
                items.append(Item(session, in: report))
            }
        }
        guard !items.isEmpty else { return nil }
        title = report.phrases.latestSessions
        self.items = Array(items.prefix(SessionList.length))
    }

    /// Writes the card.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(id: "h-sessions", title: title) {
            $0 += #"<ul class="sessions">\#(each: items, { $0.html(on: page) })</ul>"#
        }
    }
}

extension SessionList.Item {
    fileprivate init(_ session: Session, in report: Report) {
        let entry = TimelineEntry(session, in: report)
        date = report.shortDate(session.day)
        link = Link(session.day, in: report)
        name = entry.title
        value = entry.value
    }

    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <li>\(link, { "\($0, on: page, date)" }, else: "<span>\(date)</span>")<b>\(name)</b>\
        <span>\(value)</span></li>

        """
    }
}
