package import ProgressModel
import ReportMarkup
package import ReportPages

extension Report {
    /// The whole report as one Markdown page.
    package var summaryMarkdown: [UInt8] { summaryPage().markdown.bytes }

    /// The report of a week as Markdown; nil for a week that has no page.
    package func markdown(of week: Week) -> [UInt8]? {
        guard weeks.contains(week), let page = WeekPage(at: .week(week), in: self) else { return nil }
        return page.markdown.bytes
    }
}
