package import ReportPages

/// Pages to files: the drawings and lists by code, what stands around them by templates.
package struct SiteRenderer: Sendable {
    private let templates: TemplateSet

    /// Makes a renderer with templates that were checked.
    package init(templates: TemplateSet) {
        self.templates = templates
    }

    /// Every file of a report: the pages in the order of `Report.addresses`, their companions, the share cards and the
    /// badges, then the assets.
    package func render(_ report: Report) -> [RenderedFile] {
        report.addresses.flatMap { render(report.page(at: $0)) } + companions(of: report) + shareGraphics(of: report)
            + badges(of: report) + assets()
    }

    /// The files of one page: its HTML, and of a week also its Markdown.
    package func render(_ page: Page) -> [RenderedFile] {
        switch page {
        case .overview(let page): render(page.frame, .overview, OverviewPageHTML(page).slots)
        case .years(let page): render(page.frame, .years, YearsPageHTML(page).slots)
        case .year(let page): render(page.frame, .year, YearPageHTML(page).slots)
        case .month(let page): render(page.frame, .month, MonthPageHTML(page).slots)
        case .week(let page): render(page.frame, .week, WeekPageHTML(page).slots) + [markdown(page)]
        case .tracker(let page): render(page.frame, .tracker, TrackerPageHTML(page).slots)
        case .insights(let page): render(page.frame, .insights, InsightsPageHTML(page).slots)
        case .rewards(let page): render(page.frame, .rewards, RewardsPageHTML(page).slots)
        case .jokerYear(let page): render(page.frame, .rewards, JokerYearPageHTML(page).slots)
        case .milestones(let page): render(page.frame, .milestones, MilestonesPageHTML(page).slots)
        case .about(let page): render(page.frame, .about, AboutPageHTML(page).slots)
        case .notFound(let page): render(page.frame, .notFound, NotFoundPageHTML(page).slots)
        }
    }

    private func markdown(_ page: WeekPage) -> RenderedFile {
        RenderedFile(path: page.markdownPath, bytes: WeekPageMarkdown(page).document.bytes)
    }

    /// The files that the pages share.
    package func assets() -> [RenderedFile] { templates.assets }

    private func render(_ frame: Frame, _ kind: PageKind, _ slots: [String: HTML]) -> [RenderedFile] {
        var fields = FrameHTML(frame, kind).fields
        for (name, html) in slots { fields[name] = html.text }
        return [RenderedFile(path: frame.address.path, bytes: templates.render(kind, fields))]
    }
}
