package import Markup

/// All kinds of pages of a site.
package enum SitePages {
    /// In the order in which their files are made.
    package static let all: [any SitePage.Type] = [
        OverviewPage.self, YearsPage.self, YearPage.self, MonthPage.self, WeeksPage.self, WeekPage.self,
        TrackersPage.self, TrackerPage.self, ActivityPage.self, InsightsPage.self, MetricsPage.self, JokersPage.self,
        JokerYearPage.self, StoryPage.self, AboutPage.self, FilesPage.self, NotFoundPage.self,
        LogPage.self, SettingsPage.self, OwnPage.self,
    ]

    /// The fields of the templates of all pages and their parts; each template once.
    package static let templates: [TemplateSet.PageFields] = all.map { $0.templateFields } + Card.templates

    /// All addresses of the site's pages, in the order of `all`.
    package static func addresses(in report: Report) -> [PageAddress] { all.flatMap { $0.addresses(in: report) } }

    /// The fields of every template.
    package static let sharedFields: [TemplateFieldDescription] = FrameScope.fields.map(\.description)
}
