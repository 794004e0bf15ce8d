import ReportMarkup

/// The content of a tracker's page.
struct TrackerPageHTML {
    private let page: TrackerPage

    init(_ page: TrackerPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let tags = page.tags.html { #" <span class="tag">\#($0)</span>"# }
        let heading: HTML = #"<h1><span class="emoji" aria-hidden="true">\#(page.icon)</span> \#(page.name)</h1>"#
        let prompt = page.prompt.html { #"<p class="prompt">\#($0)</p>"# }
        let remark = page.remark.html { #"<p class="page-remark">\#($0)</p>"# }
        let tagLine: HTML = page.tags.isEmpty ? "" : #"<p class="tags">\#(tags)</p>"#
        return [
            "heading": PagerHTML.head(heading, page.pager, on: page.frame.address),
            "content": #"""
            <div class="about-tracker">\#(prompt)\#(tagLine)\#(remark)</div>\#(summary)\#(calendar)\#(cards)
            """#,
        ]
    }

    private var summary: HTML {
        let facts = FactsHTML(page.facts, style: page.streak == nil ? "" : "facts-tracker").html
        guard let streak = page.streak else { return facts }
        return #"<div class="tracker-now">\#(TrackerStreakHTML(streak).html)\#(facts)</div>"#
    }

    private var calendar: HTML {
        page.calendar.html { TrackerCalendarHTML($0).html }
    }

    private var cards: HTML {
        page.cards.isEmpty ? "" : #"<div class="flow">\#(page.cards.html(card))</div>"#
    }

    private func card(_ card: TrackerPage.Card) -> HTML {
        switch card {
        case .columns(let columns): ColumnCardHTML(columns).html
        case .bars(let list): BarListHTML(list).html
        case .heat(let table): HeatTableHTML(table).html
        case .archive(let archive): archiveHTML(archive)
        case .notes(let notes): notesHTML(notes)
        }
    }

    private func archiveHTML(_ archive: ArchiveCard) -> HTML {
        let items = archive.items.html { item in
            let longest: HTML = item.longest.isEmpty ? "" : ", \(item.longest)"
            return "<li><h3>\(item.mode)</h3><p>\(item.span)</p><p><b>\(item.end)</b>\(longest)</p></li>"
        }
        return #"""
            <section class="card" aria-labelledby="h-archive"><header><h2 id="h-archive">\#(archive.title)</h2></header><ul class="rules">\#(items)</ul></section>
            """#
    }

    private func notesHTML(_ notes: NotesCard) -> HTML {
        let items = notes.items.html { item in
            #"""
            <li><a href="\#(page.frame.address.href(item.link))">\#(item.date)</a><p class="entry-note">\#(item.text)</p></li>
            """#
        }
        return #"""
            <section class="card" aria-labelledby="h-notes"><header><h2 id="h-notes">\#(notes.title)</h2></header><ul class="rules written-notes">\#(items)</ul></section>
            """#
    }
}
