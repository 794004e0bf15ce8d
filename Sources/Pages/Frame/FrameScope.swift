import Markup
import Model
import Wording

/// The fields of every template, whatever its page.
struct FrameScope: TemplateItem {
    private let frame: Frame
    private let style: String
    private var report: Report { frame.report }
    private var isPublic: Bool { report.audience == .public }

    init<Page>(_ frame: Frame, _ template: PageTemplate<Page>) {
        self.frame = frame
        style = template.style
    }

    private static let codes = alternatives(Language.allCases.map { "`\($0.rawValue)`" })

    /// The fields, in the order of the reference.
    static let fields: [TemplateField<FrameScope>] = all + languages

    private static let languages = Language.allCases.map { language in
        TemplateField<FrameScope>.flag(language.rawValue, "whether the page is in this language") {
            $0.frame.language == language
        }
    }

    private static let all: [TemplateField<FrameScope>] = [
        .text("title", "the title of the page") { $0.frame.title },
        .text("description", "one sentence for search and previews") { $0.frame.description },
        .text("language", "the code of the language, \(codes)") { $0.frame.language.rawValue },
        .text("root", "the way to the site's root, empty or `../`") { $0.frame.address.root },
        .text("kind", "the kind of page, for classes") { $0.style },
        .text("mark", "the color of the site's mark, as six digits") { $0.report.palette.mark },
        .text("ground", "the color behind everything, as #rrggbb") { $0.report.palette.ground },
        .text("darkGround", "the same in the dark scheme") { $0.report.palette.darkGround },
        .text("brand", "the person's name or the site's") { $0.frame.brand },
        .text("skipToContent", "the words of the link that skips the navigation") { $0.report.phrases.skipToContent },
        .text("skipTarget", "the id of the element that it leads to") { $0.frame.skipTarget },
        .text("footer", "the moment the report was made for") { $0.frame.footer },
        .flag("showsToday", "whether the page marks today, and needs the script to do so when it is opened later") {
            $0.frame.marksToday
        },
        .text("day", "the day that the page calls today, such as 2025-10-31") { $0.today("\($0.report.today)") },
        .text("zone", "the name of the time zone of its days, empty for the public") {
            // In the public edition, the script uses the clock of the browser.
            $0.today($0.isPublic ? "" : $0.report.profile.dayClock.zone.name)
        },
        .text("dayStart", "the minutes after midnight at which a day begins") {
            "\($0.frame.marksToday && !$0.isPublic ? $0.report.profile.dayClock.dayStart / 60 : 0)"
        },
        .text("whenBuilt", "what the day is called once it is over, in words") {
            $0.today($0.report.phrases.whenBuilt($0.report.phrases.shortDayAndMonth($0.report.today)))
        },
        .flag(
            "isServed",
            "whether a server shows the page: it sends the policy itself, and says when the page has changed"
        ) {
            $0.report.serving != nil
        },
        .flag("isLogSheet", "whether the page is the log sheet, which can be put on a home screen") {
            $0.frame.address == .log
        },
        .html("notice", "what a server has to say above the content: what is wrong with the records") {
            if let serving = $0.report.serving { $1 += serving.notice(in: $0.frame.language) }
        },
        .flag("hasColours", "whether the page needs the colours of the trackers") { $0.report.leadingTracker != nil },
        .flag("isPrivate", "whether search engines are asked to stay away") { !$0.isPublic },
        .html("footerLinks", "the links to the jokers, how counting works, and what can be taken elsewhere") {
            $1 += $0.footerLinks
        },
        .html("definitions", "the shapes that the page's drawings refer to; once, before them") { _, html in
            html.placeDefinitions()
        },
        .html("navigation", "the main navigation") { $1 += $0.navigation },
        .html(
            "log", "the button that leads to the log sheet, where a server has one", { $0.report.hasForms ? $0 : nil }
        ) {
            $2 += $0.log
        },
        .html("preview", "what others show of a link to the page, where the site's address is known") {
            if let preview = $0.frame.preview { $1 += preview.html }
        },
    ]

    /// The data with which a script finds today on a page that is opened later; empty on pages that don't mark today.
    private func today(_ text: String) -> String { frame.marksToday ? text : "" }

    private var navigation: HTML {
        """
        <nav class="nav" aria-label="\(report.phrases.mainNavigation)"><ul>\
        \(each: frame.navigation, { item in
            """
            <li><a\(href: item.link, on: frame.address)\(if: item.isCurrent, current(item.link.page))>\
            \(icon: item.icon)<span>\(item.label)</span></a></li>
            """
        })</ul></nav>
        """
    }

    private func current(_ page: PageAddress) -> HTML {
        #" aria-current="\#(page == frame.address ? "page" : "true")""#
    }

    private var log: HTML {
        """
        <a class="to-log"\(href: Link(.log), on: frame.address)\(if: frame.address == .log, #" aria-current="page""#)>\
        \(icon: .pencil)<span>\(report.phrases.logSheet)</span></a>
        """
    }

    private var footerLinks: HTML {
        """
        \(each: frame.footerLinks.enumerated(), { index, item in
            "\(if: index > 0, " ")\(item.link, on: frame.address, item.label)"
        })
        """
    }
}
