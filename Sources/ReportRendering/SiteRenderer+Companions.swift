import ProgressModel
package import ReportPages

extension SiteRenderer {
    /// The files beside the pages: the report in other forms, and what servers and search engines look for.
    package func companions(of report: Report) -> [RenderedFile] {
        let calendar = report.reminderCalendar().map { RemindersCalendar($0).bytes }
        let files: [(path: String, bytes: [UInt8]?)] = [
            (SummaryPage.path, report.summaryMarkdown),
            (WeeklyFeed.path, AtomFeed(report.weeklyFeed()).bytes),
            ("reminders.ics", calendar),
            ("robots.txt", Array(SiteRenderer.robots(for: report.audience).utf8)),
        ]
        return files.compactMap { file in file.bytes.map { RenderedFile(path: file.path, bytes: $0) } }
            + render(.notFound(report.notFoundPage()))
    }

    /// What search engines may look at: nothing of a private site, all of a public one (RFC 9309).
    static func robots(for audience: Audience) -> String {
        switch audience {
        case .private: "User-agent: *\nDisallow: /\n"
        case .public: "User-agent: *\nDisallow:\n"
        }
    }
}
