import Counting
import Markup
import Model
import Wording

/// The parts of the report that can be used elsewhere: badges, pictures, feeds, texts and data.
package struct FilesPage: SitePage {
    /// A file of the site.
    struct Item: Sendable {
        let name: String
        /// Relative to the root of the site.
        let path: String
        let note: String
        /// The text to copy into a README or a page; nil if the address is enough.
        let snippet: String?
        /// Whether the item shows a picture, and whether the picture contains the item's name.
        let picture: Picture

        enum Picture: Sendable {
            case none, withName, withoutName
        }
    }

    /// Files for one purpose.
    struct Group: Sendable {
        let title: String
        let lede: String
        var items: [Item] = []
        var pictures: [ShareAddress] = []
        /// The pictures of trackers, which open on demand.
        var furtherPictures: [ShareAddress] = []
        /// Whether the snippets of the items open on demand; if not, each is below its item.
        var foldsSnippets = false
        /// The id on the page; nil if no link leads to it.
        var id: StaticString?
        /// Whether the items are heatmaps of years, which are wide and below each other.
        var areHeatmaps = false
        /// Whether the group takes the whole width.
        var isWide: Bool { items.count > 6 || !pictures.isEmpty || areHeatmaps }
    }

    package let frame: Frame
    private var report: Report { frame.report }
    let lede: String
    /// The groups, each with at least one item.
    let groups: [Group]
    private var phrases: Phrases { frame.language.phrases }

    package static let template = PageTemplate<FilesPage>(
        "files",
        [
            .html("heading", "the page's heading") {
                $1.head($0.phrases.takeItWithYou, lede: $0.lede, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.phrases.takeItWithYou },
            .text("lede", "the sentence below the name") { $0.lede },
            .html("groups", "the files, by what they are for") { page, html in
                if page.report.hasForms { html += page.ways }
                for group in page.groups { html += page.html(group) }
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.files] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .files else { return nil }
        let phrases = report.phrases
        frame = report.frame(.files, title: report.title(phrases.takeItWithYou), description: phrases.filesLede)
        lede =
            report.siteURL == nil && report.audience == .private
            ? phrases.filesLede + " " + phrases.filesNeedAnAddress : phrases.filesLede
        groups = [
            Group(cardsIn: report), Group(badgesIn: report), Group(heatmapsIn: report), Group(feedsIn: report),
            Group(dataIn: report),
        ].filter { !$0.items.isEmpty || !$0.pictures.isEmpty || !$0.furtherPictures.isEmpty }
    }

    /// The links to what only a server can do.
    private var ways: HTML {
        let ways: [(SettingsPart, String)] = [
            (.handingOver, "h-doctor"), (.handingOver, "h-export"), (.handingOver, "h-card"), (.importing, ""),
        ]
        let names = [phrases.pageForDoctor, phrases.everythingAsFiles, phrases.cardOfSpan, phrases.bringData]
        return """
            <section class="card files wide" aria-label="\(phrases.handOver)"><header><h2>\(phrases.handOver)</h2></header>\
            <p class="files-lede">\(phrases.handOverLede)</p><ul>\
            \(each: zip(ways, names), { way, name in
                let link = Link(.settings(way.0), fragment: way.1.isEmpty ? nil : way.1)
                return "<li><a\(href: link, on: frame.address)><b>\(name)</b></a></li>"
            })</ul></section>

            """
    }

    private func html(_ group: Group) -> HTML {
        let hasPictures = !group.pictures.isEmpty && !group.areHeatmaps
        let picture = { (address: ShareAddress) in address.picture(on: frame.address, in: report) }
        return """
            <section class="card files\(if: group.isWide, " wide")" aria-label="\(group.title)"\
            \(group.id, { #" id="\#($0)""# })><header><h2>\(group.title)</h2></header>\
            <p class="files-lede">\(group.lede)</p>\
            <ul\(if: group.areHeatmaps, #" class="heatmaps""#)\(if: hasPictures, #" class="pictures""#)>\
            \(each: group.items, { item($0, hasSnippet: !group.foldsSnippets) })\
            \(each: group.pictures, picture)</ul>\
            \(if: !group.furtherPictures.isEmpty, """
                <details class="more"><summary>\(phrases.trackers)</summary>\
                <ul class="pictures">\(each: group.furtherPictures, picture)</ul></details>
                """)\
            \(if: group.foldsSnippets, """
                <details class="more"><summary>\(phrases.forDevelopers)</summary>\
                <ul>\(each: group.items, { item in
                    "\(item.snippet, { "<li><b>\(item.name)</b>\(html(snippet: $0))</li>\n" })"
                })</ul></details>
                """)</section>

            """
    }

    private func item(_ item: Item, hasSnippet: Bool) -> HTML {
        let href = frame.address.root + item.path
        let alt = item.picture == .withName ? "" : "\(item.name): \(item.note)"
        return """
            <li><a href="\(href)">\
            \(if: item.picture != .none, #"<img src="\#(href)" alt="\#(alt)" loading="lazy">"#)\
            \(if: item.picture != .withoutName, "<b>\(item.name)</b>")</a>\
            \(if: item.picture != .withoutName, "<small>\(item.note)</small>")\
            \(hasSnippet ? item.snippet : nil, html(snippet:))</li>

            """
    }

    /// A snippet with a button that copies it; if it is wider than its box, it scrolls, also by keyboard.
    private func html(snippet: String) -> HTML {
        """
        <code tabindex="0">\(snippet)</code>\
        <button type="button" hidden data-copy="\(snippet)" data-done="\(phrases.copied)">\(phrases.copySnippet)</button>
        """
    }
}

extension FilesPage.Group {
    fileprivate init(badgesIn report: Report) {
        let phrases = report.phrases
        let badges = Badge.all(in: report).filter { !$0.isForOneself }.map { badge in
            // The value changes daily, so the snippet doesn't contain it.
            FilesPage.Item(picture: badge.name, badge.label, badge.message, in: report)
        }
        let today = FilesPage.Item(
            picture: "today", phrases.today, phrases.todayAsRings, isNamed: false, in: report)
        self.init(
            title: phrases.badgesTitle, lede: phrases.badgesLede, items: badges + [today], foldsSnippets: true)
    }

    fileprivate init(heatmapsIn report: Report) {
        let maps = YearHeatmap.all(in: report).filter { !$0.isForOneself }
            .map { map in
                var page = PageAddress.overview
                if case .activity(let activity) = map.family { page = .activity(activity) }
                if case .tracker(let index) = map.family { page = .tracker(report.analysis.trackers[index].id) }
                return FilesPage.Item(picture: map.name, map.label, map.message, of: page, in: report)
            }
        self.init(
            title: report.phrases.heatmapsTitle, lede: report.phrases.heatmapsLede, items: maps, foldsSnippets: true,
            areHeatmaps: true)
    }

    fileprivate init(cardsIn report: Report) {
        let phrases = report.phrases
        self.init(
            title: phrases.cardsTitle,
            lede: report.pictures != .all && report.audience == .private
                ? phrases.cardsLede + " " + phrases.cardsAsPNG : phrases.cardsLede,
            pictures: ShareAddress.featured(in: report))
        furtherPictures = ShareAddress.trackers(in: report).filter { !$0.isForOneself(in: report) }
    }

    fileprivate init(feedsIn report: Report) {
        let phrases = report.phrases
        var items = [FilesPage.Item(phrases.weeklyReports, "feed.xml", phrases.feedNote, in: report)]
        if report.audience == .private, !report.analysis.reminders.isEmpty {
            items.append(FilesPage.Item(phrases.reminders, "reminders.ics", phrases.remindersNote, in: report))
        }
        self.init(title: phrases.feedsTitle, lede: phrases.feedsLede, items: items, id: "subscribe")
    }

    fileprivate init(dataIn report: Report) {
        let phrases = report.phrases
        var items = [FilesPage.Item(phrases.summaryName, "summary.md", phrases.summaryNote, in: report)]
        if let week = report.weeks.last {
            let path = WeekPage.markdownPath(of: week)
            items.append(FilesPage.Item(phrases.weekName(week.number), path, phrases.summaryNote, in: report))
        }
        items.append(FilesPage.Item(phrases.everyNumber, "data.json", phrases.everyNumberNote, in: report))
        self.init(title: phrases.dataTitle, lede: phrases.dataLede, items: items)
    }
}

extension FilesPage.Item {
    /// A file with only an address to copy.
    fileprivate init(_ name: String, _ path: String, _ note: String, in report: Report) {
        self.init(name: name, path: path, note: note, snippet: report.webAddress(of: path), picture: .none)
    }

    /// A picture in `badges` that links to a page; it contains its own name unless `isNamed` is false.
    fileprivate init(
        picture: String, _ name: String, _ note: String, isNamed: Bool = true, of page: PageAddress = .overview,
        in report: Report
    ) {
        let (root, path) = (report.siteURL ?? "", "badges/\(picture).svg")
        self.init(
            name: name, path: path, note: note,
            snippet: "[![\(name.filter { !"[]\\".contains($0) })](\(root)\(path))](\(root)\(page.path))",
            picture: isNamed ? .withoutName : .withName)
    }
}
