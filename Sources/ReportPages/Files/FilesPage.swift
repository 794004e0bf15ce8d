import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What of the report can stand elsewhere: badges, pictures, feeds, texts and data.
package struct FilesPage: SitePage {
    /// A file of the site.
    package struct Item: Sendable {
        package let name: String
        /// Relative to the root of the site.
        package let path: String
        package let note: String
        /// What to put into a README or a page; nil where the address alone is enough.
        package let snippet: String?
        /// Whether it is a picture that is shown, and whether that says its name itself.
        package let picture: Picture

        package enum Picture: Sendable {
            case none, withName, withoutName
        }
    }

    /// Files for one purpose.
    package struct Group: Sendable {
        package let title: String
        package let lede: String
        package var items: [Item] = []
        package var pictures: [SharedPicture] = []
        /// Those that open on demand, and what opens them.
        package var furtherPictures: [SharedPicture] = []
        package var furtherTitle = ""
        /// What opens the snippets of the items; nil where each has its own below it.
        package var snippetsTitle: String?
        /// The place on the page; nil where nothing leads to it.
        package var id: StaticString?
        /// Whether they are years, which are wide and stand below each other.
        package fileprivate(set) var areHeatmaps = false
        /// Whether there are so many that they take the whole width.
        package var isWide: Bool { items.count > 6 || !pictures.isEmpty || areHeatmaps }
    }

    package let frame: Frame
    package let name: String
    package let lede: String
    /// At least one item in each.
    package let groups: [Group]
    /// What a button says, and what it says once it has copied.
    package let copy: (label: String, done: String)
    /// What the button of a picture says.
    package let share: String

    package static let template = PageTemplate<FilesPage>(
        "files",
        [
            .html("heading", "the page's heading") {
                $1.head($0.name, lede: $0.lede, beside: nil, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .html("groups", "the files, by what they are for") { page, html in
                for group in page.groups { html += page.html(group) }
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.files] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .files else { return nil }
        let phrases = report.phrases
        frame = report.frame(.files, title: report.title(phrases.takeItWithYou), description: phrases.filesLede)
        name = phrases.takeItWithYou
        lede =
            report.siteURL == nil && report.audience == .private
            ? phrases.filesLede + " " + phrases.filesNeedAnAddress : phrases.filesLede
        copy = (phrases.copySnippet, phrases.copied)
        share = phrases.sharePicture
        groups = [
            Group(cardsIn: report), Group(badgesIn: report), Group(heatmapsIn: report), Group(feedsIn: report),
            Group(dataIn: report),
        ].filter { !$0.items.isEmpty || !$0.pictures.isEmpty || !$0.furtherPictures.isEmpty }
    }

    private func html(_ group: Group) -> HTML {
        let hasPictures = !group.pictures.isEmpty && !group.areHeatmaps
        let picture = { (picture: SharedPicture) in picture.html(on: frame.address, share: share) }
        return """
            <section class="card files\(if: group.isWide, " wide")" aria-label="\(group.title)"\
            \(group.id, { #" id="\#($0)""# })><header><h2>\(group.title)</h2></header>\
            <p class="files-lede">\(group.lede)</p>\
            <ul\(if: group.areHeatmaps, #" class="heatmaps""#)\(if: hasPictures, #" class="pictures""#)>\
            \(each: group.items, { item($0, hasSnippet: group.snippetsTitle == nil) })\
            \(each: group.pictures, picture)</ul>\
            \(if: !group.furtherPictures.isEmpty, """
                <details class="more"><summary>\(group.furtherTitle)</summary>\
                <ul class="pictures">\(each: group.furtherPictures, picture)</ul></details>
                """)\
            \(group.snippetsTitle, { title in
                """
                <details class="more"><summary>\(title)</summary>\
                <ul>\(each: group.items, { item in
                    "\(item.snippet, { "<li><b>\(item.name)</b>\(html(snippet: $0))</li>\n" })"
                })</ul></details>
                """
            })</section>

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

    /// A snippet with the button that copies it; wider than its place, it scrolls, also by keyboard.
    private func html(snippet: String) -> HTML {
        """
        <code tabindex="0">\(snippet)</code>\
        <button type="button" hidden data-copy="\(snippet)" data-done="\(copy.done)">\(copy.label)</button>
        """
    }
}

extension FilesPage.Group {
    fileprivate init(badgesIn report: Report) {
        let phrases = report.phrases
        let root = report.siteURL ?? ""
        let badges = Badge.all(in: report).filter { !$0.isForOneself }.map { badge in
            // The value is another one tomorrow, so the snippet does not name it.
            let (path, alt) = ("badges/\(badge.name).svg", badge.label)
            return FilesPage.Item(
                name: badge.label, path: path, note: badge.message,
                snippet: "[![\(alt.filter { !"[]\\".contains($0) })](\(root)\(path))](\(root)index.html)",
                picture: .withoutName)
        }
        let today = FilesPage.Item(
            name: phrases.today, path: "badges/today.svg", note: phrases.todayAsRings,
            snippet: "[![\(phrases.today)](\(root)badges/today.svg)](\(root)index.html)", picture: .withName)
        self.init(title: phrases.badgesTitle, lede: phrases.badgesLede, items: badges + [today])
        snippetsTitle = phrases.forDevelopers
    }

    fileprivate init(heatmapsIn report: Report) {
        let phrases = report.phrases
        let root = report.siteURL ?? ""
        let maps = YearHeatmap.all(in: report).filter { !$0.isForOneself }.map { map in
            let path = "badges/\(map.name).svg"
            return FilesPage.Item(
                name: map.label, path: path, note: map.message,
                snippet: "[![\(map.label.filter { !"[]\\".contains($0) })](\(root)\(path))](\(root)index.html)",
                picture: .withoutName)
        }
        self.init(title: phrases.heatmapsTitle, lede: phrases.heatmapsLede, items: maps)
        snippetsTitle = phrases.forDevelopers
        areHeatmaps = true
    }

    fileprivate init(cardsIn report: Report) {
        let phrases = report.phrases
        self.init(
            title: phrases.cardsTitle,
            lede: report.pictures != .all && report.audience == .private
                ? phrases.cardsLede + " " + phrases.cardsAsPNG : phrases.cardsLede,
            pictures: ShareAddress.featured(in: report).map { SharedPicture($0, in: report) })
        furtherPictures = ShareAddress.trackers(in: report).filter { !$0.isForOneself(in: report) }
            .map { SharedPicture($0, in: report) }
        furtherTitle = phrases.trackers
    }

    fileprivate init(feedsIn report: Report) {
        let phrases = report.phrases
        var items = [FilesPage.Item(phrases.weeklyReports, "feed.xml", phrases.feedNote, in: report)]
        if report.audience == .private, !report.analysis.reminders.isEmpty {
            items.append(FilesPage.Item(phrases.reminders, "reminders.ics", phrases.remindersNote, in: report))
        }
        self.init(title: phrases.feedsTitle, lede: phrases.feedsLede, items: items)
        id = "subscribe"
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
    /// A file whose address is all there is to copy.
    fileprivate init(_ name: String, _ path: String, _ note: String, in report: Report) {
        self.init(name: name, path: path, note: note, snippet: report.webAddress(of: path), picture: .none)
    }
}
