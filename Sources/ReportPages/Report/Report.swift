package import ProgressAnalysis
package import ProgressModel

/// A page, ready to be drawn: every string formatted and translated, every number counted.
package enum Page: Sendable {
    case overview(OverviewPage)
    case years(YearsPage)
    case year(YearPage)
    case month(MonthPage)
    case week(WeekPage)
    case tracker(TrackerPage)
    case insights(InsightsPage)
    case rewards(RewardsPage)
    case jokerYear(JokerYearPage)
    case milestones(MilestonesPage)
    case about(AboutPage)
    case notFound(NotFoundPage)
}

/// The whole report as pages, each made when it is asked for.
package struct Report: Sendable {
    let presenter: Presenter

    /// Presents an analysis in the profile's language, or in another, for a site at the profile's address, or at another.
    ///
    /// `siteURL` ends with a slash; `hasPictures` says whether the share cards come as PNG too.
    package init(_ analysis: Analysis, language: Language? = nil, siteURL: String? = nil, hasPictures: Bool = false) {
        let profile = analysis.history.profile
        presenter = Presenter(
            analysis, language: language ?? profile.language, siteURL: siteURL ?? profile.siteURL,
            hasPictures: hasPictures)
    }

    package var language: Language { presenter.language }

    /// Every page of the site once; the overview first, then years, months and weeks ascending, then the trackers in the
    /// order of their file.
    package var addresses: [PageAddress] {
        let span = presenter.span
        let calendar = [.years] + span.years.map(PageAddress.year) + span.months.map(PageAddress.month)
        let trackers = presenter.analysis.trackers.map { PageAddress.tracker($0.tracker.id) }
        return [.overview] + calendar + span.weeks.map(PageAddress.week) + trackers
            + [.insights, .rewards] + presenter.earlierJokerYears.map(PageAddress.jokerYear)
            + (presenter.hasMilestones ? [.milestones] : []) + [.about]
    }

    /// Presents one page; `address` is one of `addresses`.
    package func page(at address: PageAddress) -> Page {
        switch address {
        case .overview: .overview(presenter.overviewPage())
        case .years: .years(presenter.yearsPage())
        case .year(let year): .year(presenter.yearPage(year))
        case .month(let month): .month(presenter.monthPage(month))
        case .week(let week): .week(presenter.weekPage(week))
        case .tracker(let id): presenter.trackerPage(id).map(Page.tracker) ?? .insights(presenter.insightsPage())
        case .insights: .insights(presenter.insightsPage())
        case .rewards: .rewards(presenter.rewardsPage())
        case .jokerYear(let year): .jokerYear(presenter.jokerYearPage(year))
        case .milestones: .milestones(presenter.milestonesPage())
        case .about: .about(presenter.aboutPage())
        case .notFound: .notFound(presenter.notFoundPage())
        }
    }
}
