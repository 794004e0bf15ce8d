import ReportMarkup

/// The badges that were reached, and the next with the way to it.
struct MilestoneCardHTML {
    let html: HTML

    init(_ card: MilestoneCard, on page: PageAddress) {
        let earlier: HTML =
            card.earlier.isEmpty
            ? ""
            : #"""
            <details class="more"><summary>\#(card.more) \#(Icon.down.html)</summary><ul class="badges">\#(card.earlier.html(MilestoneCardHTML.badge))</ul></details>
            """#
        let next = card.next.html { next in
            #"""
            <li class="badge next"><svg viewBox="-32 -32 64 64" aria-hidden="true"><circle class="badge-track" r="26"/><circle class="badge-arc" r="26" pathLength="100" stroke-dasharray="\#(next.share) 100" transform="rotate(-90)"/><text>\#(next.number)</text></svg><span class="vh">\#(next.label), </span><small>\#(next.note)</small></li>
            """#
        }
        html = #"""
            <section class="card milestones" aria-labelledby="h-milestones"><header><h2 id="h-milestones"><a href="\#(page.href(card.link))">\#(card.title) \#(Icon.right.html)</a></h2><p>\#(card.summary)</p></header><ul class="badges">\#(card.badges.html(MilestoneCardHTML.badge))\#(next)</ul>\#(earlier)</section>
            """#
    }

    private static func badge(_ badge: MilestoneCard.Badge) -> HTML {
        #"""
        <li class="badge"><svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#scallop" class="medal"/><text>\#(badge.number)</text></svg><span class="vh">\#(badge.label)</span><small aria-hidden="true">\#(badge.date)</small></li>
        """#
    }
}
