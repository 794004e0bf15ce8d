import ReportMarkup
import ReportWords

/// What a server shows for an address that has no page.
package struct NotFoundPage: Sendable {
    package let frame: Frame
    package let heading: String
    package let lede: String
    package let way: (text: String, link: Link)
}

extension Report {
    func notFoundPage() -> NotFoundPage {
        NotFoundPage(
            frame: frame(
                .notFound(root: rootPath), title: title(phrases.pageNotFound), description: phrases.nothingIsLost),
            heading: phrases.pageNotFound, lede: phrases.nothingIsLost, way: (phrases.toTheOverview, Link(.overview)))
    }

    /// The way to the site's root from any address of its server, as far as the address of the site is known: `/me/`.
    ///
    /// Empty where it is not; then the page finds its style sheet only beside itself.
    var rootPath: String {
        guard let siteURL, let host = siteURL.firstRange(of: "://")?.upperBound else { return "" }
        let path = siteURL[host...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
        return path.hasSuffix("/") ? String(path) : "/"
    }
}

extension NotFoundPage: SitePage {
    package static let template = PageTemplate<NotFoundPage>(
        "not-found", icons: [.right],
        [
            .html("content", "everything of the page") { $1 += NotFoundPageHTML($0).slots["content"] ?? HTML() }
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.notFound(root: report.rootPath)] }

    package init?(at address: PageAddress, in report: Report) {
        guard case .notFound = address else { return nil }
        self = report.notFoundPage()
    }
}
