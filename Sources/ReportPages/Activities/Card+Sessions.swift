import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

extension Card {
    private static let mostSessions = 8

    /// The latest sessions of an activity, latest day first, those of a day in reading order; nil without any.
    ///
    /// Nil for the public, which does not know single sessions.
    static func sessions(of activity: Activity, in report: Report) -> Card? {
        guard report.audience == .private else { return nil }
        let days = report.analysis.days
        var rows: [Block.Row] = []
        for day in days.range.reversed() {
            guard rows.count < mostSessions else { break }
            guard let record = days[day], activity.isRecorded(in: record) else { continue }
            for session in days.sessions(on: day) where activity.includes(session.kind) {
                let entry = TimelineEntry(session, in: report)
                rows.append(
                    Block.Row(
                        label: report.shortDate(session.day), labelLink: Link(session.day, in: report),
                        name: Figure(entry.title), lines: [Block.Line(entry.value, after: ", ")]))
            }
        }
        guard !rows.isEmpty else { return nil }
        return Card(
            .sessions, title: report.phrases.latestSessions,
            [
                .list("sessions", Array(rows.prefix(mostSessions))) { row, page in
                    """
                    <li>\(row.labelLink, { "\($0, on: page, row.label)" }, else: "<span>\(row.label)</span>")\
                    <b>\(row.name.number)</b>\(each: row.lines, { "<span>\($0.text)</span>" })</li>

                    """
                }
            ])
    }
}
