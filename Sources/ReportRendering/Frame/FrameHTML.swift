import ProgressModel
import ReportPages

/// The fields that stand around a page's content.
struct FrameHTML {
    private let frame: Frame
    private let kind: PageKind

    init(_ frame: Frame, _ kind: PageKind) {
        self.frame = frame
        self.kind = kind
    }

    /// By the names that templates use; all of it is HTML, the plain texts escaped.
    var fields: [String: any Sendable] {
        [
            "title": Escaping.escaped(frame.title),
            "description": Escaping.escaped(frame.description),
            "language": frame.language.rawValue,
            "root": Escaping.escaped(frame.address.root),
            "kind": kind.cssName,
            "hasTimer": kind == .overview,
            "isPrivate": frame.audience == .private,
            "brand": Escaping.escaped(frame.brand),
            "skipToContent": Escaping.escaped(frame.skipToContent),
            "footer": Escaping.escaped(frame.footer),
            "howCountingWorks": howCountingWorks.text,
            "definitions": Definitions.html(for: kind).text,
            "navigation": navigation.text,
            "preview": frame.preview.html { LinkPreviewHTML($0).html }.text,
        ]
    }

    private var navigation: HTML {
        let items = frame.navigation.html { item in
            let current: HTML =
                item.isCurrent
                ? (item.link.page == frame.address ? #" aria-current="page""# : #" aria-current="true""#) : ""
            return #"""
                <li><a href="\#(frame.address.href(item.link))"\#(current)>\#(icon(item.symbol))<span>\#(item.label)</span></a></li>
                """#
        }
        return #"<nav class="nav" aria-label="\#(frame.navigationLabel)"><ul>\#(items)</ul></nav>"#
    }

    private var howCountingWorks: HTML {
        let (label, link) = frame.howCountingWorks
        return #"<a href="\#(frame.address.href(link))">\#(label)</a>"#
    }

    private func icon(_ symbol: Frame.NavigationItem.Symbol) -> HTML {
        switch symbol {
        case .home: Icon.home.html
        case .calendar: Icon.calendar.html
        case .week: Icon.week.html
        case .insights: Icon.insights.html
        case .rewards: Icon.star.html
        }
    }
}

extension PageKind {
    /// What the style sheet calls the page.
    fileprivate var cssName: String {
        switch self {
        case .year, .month: "calendar"
        default: rawValue
        }
    }
}

extension PageAddress {
    /// The way from this page to the root of the site: empty, `../`, or a path of the server.
    var root: String {
        if case .notFound(let root) = self { return root }
        return folder.isEmpty ? "" : "../"
    }

    /// The relative address of a share card.
    func href(_ link: ShareLink) -> String { root + link.address.path(.wide, "svg") }

    /// The relative address of a link on this page.
    func href(_ link: Link) -> String {
        let fragment = link.fragment.map { "#" + $0 } ?? ""
        return link.page == self && !fragment.isEmpty ? fragment : root + link.page.path + fragment
    }
}
