import ReportMarkup
import ReportWords

/// The trackers' streaks, each of which opens.
struct TrackerCardHTML {
    let html: HTML

    init(_ card: TrackerCard, on page: PageAddress) {
        func row(_ row: TrackerCard.Row) -> HTML { TrackerCardHTML.row(row, on: page) }
        let more: HTML =
            card.hiddenRows.isEmpty
            ? ""
            : #"""
            <details class="more"><summary>\#(card.more) \#(Icon.down.html)</summary>\#(card.hiddenRows.html(row))</details>
            """#
        html = #"""
            <section class="card trackers" aria-labelledby="h-trackers"><header><h2 id="h-trackers">\#(card.title)</h2><p>\#(card.order)</p></header>\#(card.rows.html(row))\#(more)</section>
            """#
    }

    private static func row(_ row: TrackerCard.Row, on page: PageAddress) -> HTML {
        let name = row.name.html { #"<span class="t-name">\#($0)</span>"# }
        let rewards = row.rewardText.html { " <small>(\($0))</small>" }
        let line: HTML = #"""
            <span class="emoji" aria-hidden="true">\#(row.icon)</span><span class="t-text"><span class="t-streak"><b>\#(row.figure.number)</b> \#(row.figure.unit)\#(rewards)</span>\#(name)</span>
            """#
        guard let more = row.more else { return #"<p class="tracker">\#(line)</p>"# }
        return #"""
            <details class="tracker"><summary>\#(line)\#(Icon.down.html)</summary>
            <div class="t-more">\#(strip(more.strip, id: more.id))<p>\#(more.notes.joined(separator: " "))</p>\#(DataTableHTML(more.strip.table).html)<p><a href="\#(page.href(more.link))">\#(more.linkText)</a></p></div></details>

            """#
    }

    private static func strip(_ strip: TrackerCard.Strip, id: String) -> HTML {
        var dots = HTML()
        for (index, dot) in strip.dots.enumerated() {
            let x = 17 + 34 * index
            let shape: HTML = dot.isGood ? ##"href="#fill" class="steady""## : ##"href="#none" class="none""##
            dots += #"<use \#(shape) x="\#(x)" y="17"><title>\#(dot.label)</title></use>"#
            if !dot.count.isEmpty { dots += #"<text x="\#(x)" y="17">\#(dot.count)</text>"# }
        }
        return #"""
            <svg class="days strip" viewBox="0 0 \#(34 * strip.dots.count) 34" role="img" aria-labelledby="t-\#(id)-t" aria-describedby="t-\#(id)-d"><title id="t-\#(id)-t">\#(strip.title)</title><desc id="t-\#(id)-d">\#(strip.description)</desc>\#(dots)</svg>
            """#
    }
}
