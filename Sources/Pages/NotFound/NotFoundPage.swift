import Markup
import Wording

/// The page that a server shows for an unknown address.
package struct NotFoundPage: SitePage {
    package let frame: Frame
    private var phrases: Phrases { frame.report.phrases }

    package static let template = PageTemplate<NotFoundPage>(
        "not-found",
        [
            .text("name", "the page's name: that there is no such page") { $0.phrases.pageNotFound },
            .text("lede", "the sentence below the name") { $0.phrases.nothingIsLost },
            .html("drawing", "a day without an entry, with two empty rings") { _, html in
                html += """
                    <svg class="empty-day" viewBox="-24 -24 48 48" width="144" height="144" fill="none" \
                    aria-hidden="true">\
                    \({ $0.use(.none, #"class="none""#) })<circle class="track" r="16"/><circle class="track" \
                    r="21"/></svg>
                    """
            },
            .html("way", "the link to the overview") {
                $1 += "\(arrow: Link(.overview), on: $0.frame.address, $0.phrases.toTheOverview)"
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        // Our own server has the site at its root, whatever the address of the published site is.
        [.notFound(root: report.serving == nil ? root(of: report.siteURL) : "/")]
    }

    package init?(at address: PageAddress, in report: Report) {
        guard case .notFound = address else { return nil }
        frame = report.frame(
            address, title: report.title(report.phrases.pageNotFound), description: report.phrases.nothingIsLost)
    }

    /// The path of the site's root on its server, such as `/me/`, which is a valid link from any address.
    ///
    /// Empty if the site's address isn't set; then the page only finds its style sheet if it is at the root.
    private static func root(of siteURL: String?) -> String {
        guard let siteURL, let host = siteURL.firstRange(of: "://")?.upperBound else { return "" }
        let path = siteURL[host...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
        return path.hasSuffix("/") ? String(path) : "/"
    }
}
