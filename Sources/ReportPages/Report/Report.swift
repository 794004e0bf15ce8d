package import ProgressAnalysis
package import ProgressModel

/// A page, ready to be drawn: every string formatted and translated, every number counted.
package enum Page: Sendable {
    case overview(OverviewPage)
    case year(YearPage)
    case month(MonthPage)
    case about(AboutPage)
}

/// The whole report as pages, each made when it is asked for.
package struct Report: Sendable {
    private let presenter: Presenter

    /// Presents an analysis in the profile's language, or in another.
    package init(_ analysis: Analysis, language: Language? = nil) {
        presenter = Presenter(analysis, language: language ?? analysis.history.profile.language)
    }

    package var language: Language { presenter.language }

    /// Every page of the site once; the overview first, then years and months ascending.
    package var addresses: [PageAddress] {
        [.overview] + presenter.span.years.map(PageAddress.year) + presenter.span.months.map(PageAddress.month)
            + [.about]
    }

    /// Presents one page; `address` is one of `addresses`.
    package func page(at address: PageAddress) -> Page {
        switch address {
        case .overview: .overview(presenter.overviewPage())
        case .year(let year): .year(presenter.yearPage(year))
        case .month(let month): .month(presenter.monthPage(month))
        case .about: .about(presenter.aboutPage())
        }
    }
}
