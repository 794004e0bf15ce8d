import ReportMarkup

/// The content of the page of milestones.
struct MilestonesPageHTML {
    private let page: MilestonesPage

    init(_ page: MilestonesPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let cards = page.next.html(next) + badges
        let split: HTML = page.next == nil || page.badges.isEmpty ? "milestone-cards" : "split split-milestones"
        return [
            "heading":
                #"<div class="head"><div><h1>\#(page.heading)</h1><p class="lede">\#(page.lede)</p></div><p class="pager"><a href="\#(page.frame.address.href(page.neighbour.link))">\#(page.neighbour.text) \#(Icon.right.html)</a></p></div>"#,
            "content": #"<div class="\#(split)">\#(cards)</div>\#(page.health.html { HealthCardHTML($0).html })"#,
        ]
    }

    private func next(_ next: MilestonesPage.Next) -> HTML {
        let long: HTML = next.number.count > 3 ? " long" : ""
        // A round cap would make a beginning of nothing.
        let arc: HTML =
            next.share == 0
            ? ""
            : #"""
            <circle class="dial-arc" cx="200" cy="200" r="182" pathLength="100" stroke-dasharray="\#(next.share) 100" transform="rotate(-90 200 200)"/>
            """#
        return #"""
            <section class="card upcoming" aria-labelledby="h-next"><header><h2 id="h-next">\#(next.title)</h2></header>
            <div class="way\#(long)"><svg class="dial" viewBox="0 0 400 400" aria-hidden="true"><circle class="dial-track" cx="200" cy="200" r="182"/>\#(arc)</svg><p class="way-face"><b>\#(next.number)</b> <span>\#(next.goal)</span></p></div>
            <p class="way-text"><b>\#(next.toGo)</b>\#(next.expected.html { "<span>\($0)</span>" })</p></section>
            """#
    }

    private var badges: HTML {
        guard !page.badges.isEmpty else { return "" }
        let items = page.badges.html { badge in
            let medal: HTML =
                badge.isReached
                ? ##"<use href="#scallop" class="medal"/>"## : ##"<use href="#scallop" class="ahead"/>"##
            // Four digits and their separator would touch the edge.
            let size: HTML = badge.number.count > 4 ? #" class="narrow""# : ""
            let style: HTML = badge.isReached ? "badge" : "badge open-badge"
            return #"""
                <li class="\#(style)"><svg viewBox="-32 -32 64 64" aria-hidden="true">\#(medal)<text\#(size)>\#(badge.number)</text></svg><span class="vh">\#(badge.label)</span><small aria-hidden="true">\#(badge.note)</small></li>
                """#
        }
        return #"""
            <section class="card milestones" aria-labelledby="h-badges"><header><h2 id="h-badges">\#(page.badgesTitle)</h2><p>\#(page.summary)</p></header><ul class="badges">\#(items)</ul>\#(DataTableHTML(page.table).html)</section>
            """#
    }
}
