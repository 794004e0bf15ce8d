import ProgressModel
import ReportMarkup

/// What every template may name, whatever its page.
struct FrameScope: Sendable {
    private let frame: Frame
    private let style: String

    init<Page>(_ frame: Frame, _ template: PageTemplate<Page>) {
        self.frame = frame
        style = template.style
    }

    private static let codes = alternatives(Language.allCases.map { "`\($0.rawValue)`" })

    /// In the order of the reference.
    static let fields = TemplateFieldSet<FrameScope>([
        .text("title", "the title of the page") { $0.frame.title },
        .text("description", "one sentence for search and previews") { $0.frame.description },
        .text("language", "the code of the language, \(codes)") { $0.frame.language.rawValue },
        .text("root", "the way to the site's root, empty or `../`") { $0.frame.address.root },
        .text("kind", "the kind of page, for classes") { $0.style },
        .text("brand", "the person's name or the site's") { $0.frame.brand },
        .text("skipToContent", "the words of the link that skips the navigation") { $0.frame.skipToContent },
        .text("skipTarget", "the id of the element that it leads to") { $0.frame.skipTarget },
        .text("footer", "the moment the report was made for") { $0.frame.footer },
        .flag("showsToday", "whether the page marks today, and needs the script to do so when it is opened later") {
            $0.frame.today != nil
        },
        .text("day", "the day that the page calls today, such as 2025-10-31") { $0.frame.today?.day ?? "" },
        .text("zone", "the name of the time zone of its days, empty for the public") { $0.frame.today?.zone ?? "" },
        .text("dayStart", "the minutes after midnight at which a day begins") { "\($0.frame.today?.dayStart ?? 0)" },
        .text("whenBuilt", "what the day is called once it is over, in words") { $0.frame.today?.whenBuilt ?? "" },
        .flag(
            "isServed",
            "whether a server shows the page: it sends the policy itself, and says when the page has changed"
        ) {
            $0.frame.serving != nil
        },
        .flag("isLogSheet", "whether the page is the log sheet, which can be put on a home screen") {
            $0.frame.address == .log
        },
        .html("notice", "what a server has to say above the content: what is wrong with the records") {
            if let serving = $0.frame.serving { $1 += serving.notice(in: $0.frame.language) }
        },
        .flag("hasColours", "whether the page needs the colours of the trackers") { $0.frame.hasColours },
        .flag("isPrivate", "whether search engines are asked to stay away") { $0.frame.audience == .private },
        .html("footerLinks", "the links to the jokers, how counting works, and what can be taken elsewhere") {
            $0.footerLinks(to: &$1)
        },
        .html("definitions", "the shapes that the page's drawings refer to; once, before them") { _, html in
            html.placeDefinitions()
        },
        .html("navigation", "the main navigation") { $0.navigation(to: &$1) },
        .html("log", "the button that leads to the log sheet, where a server has one") { $0.log(to: &$1) },
        .html("preview", "what others show of a link to the page, where the site's address is known") {
            $0.frame.preview?.write(to: &$1)
        },
    ])

    private func navigation(to html: inout HTML) {
        html.element(
            "nav",
            {
                $0.attributes(#"class="nav""#); $0.attribute("aria-label", frame.navigationLabel)
            }
        ) {
            $0.element("ul") { html in
                for item in frame.navigation { write(item, to: &html) }
            }
        }
    }

    private func log(to html: inout HTML) {
        guard let label = frame.logLabel else { return }
        html.open("a") { html in
            html.attributes(#"class="to-log""#)
            html.href(Link(.log), on: frame.address)
            if frame.address == .log { html.attribute("aria-current", literal: "page") }
        }
        html.icon(.pencil)
        html.element("span", text: label)
        html.close("a")
    }

    private func write(_ item: Frame.NavigationItem, to html: inout HTML) {
        html.open("li")
        html.open("a") { html in
            html.attribute("href", frame.address.href(item.link))
            guard item.isCurrent else { return }
            html.attribute("aria-current", literal: item.link.page == frame.address ? "page" : "true")
        }
        html.icon(item.icon)
        html.element("span", text: item.label)
        html.close("a")
        html.close("li")
    }

    private func footerLinks(to html: inout HTML) {
        for (index, (label, link)) in frame.footerLinks.enumerated() {
            if index > 0 { html.markup(" ") }
            html.element("a", { $0.attribute("href", frame.address.href(link)) }, text: label)
        }
    }
}
