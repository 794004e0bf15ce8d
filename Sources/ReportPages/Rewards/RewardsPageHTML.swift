import ReportMarkup
import ReportWords

/// The content of the page of jokers.
struct RewardsPageHTML {
    private let page: RewardsPage

    init(_ page: RewardsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        let hands: HTML =
            page.hands.isEmpty && page.underWay.isEmpty
            ? ""
            : #"<section class="hands" aria-label="\#(page.handsLabel)">\#(page.hands.html { JokerHandHTML($0).html })\#(underWay)</section>"#
        let remark = page.remark.html { #"<p class="healed open remark"><span>\#($0)</span></p>"# }
        return [
            "heading":
                #"<div class="head"><div><h1>\#(page.heading)</h1><p class="lede">\#(page.lede)</p></div>\#(neighbour)</div>"#,
            "content": hands + remark + page.ledger.html { JokerLedgerHTML($0, on: address).html },
        ]
    }

    private var neighbour: HTML {
        page.neighbour.html { step in
            #"""
            <p class="pager"><a href="\#(page.frame.address.href(step.link))">\#(step.text) \#(Icon.right.html)</a></p>
            """#
        }
    }

    private var underWay: HTML {
        guard !page.underWay.isEmpty else { return "" }
        let rows = page.underWay.html { hand in
            #"""
            <li id="\#(JokerHand.element(of: hand.id))"><span class="emoji" aria-hidden="true">\#(hand.icon)</span><p><b>\#(hand.name)</b><small>\#(hand.streak.text)</small></p><p class="quiet">\#(hand.next)</p></li>

            """#
        }
        return #"""
            <article class="card underway" aria-labelledby="h-underway"><header><h2 id="h-underway">\#(page.underWayTitle)</h2></header><ul>\#(rows)</ul></article>
            """#
    }
}
