import ReportPages

/// The content of the page of jokers.
struct RewardsPageHTML {
    private let page: RewardsPage

    init(_ page: RewardsPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        let address = page.frame.address
        let hands: HTML =
            page.hands.isEmpty
            ? ""
            : #"<section class="hands" aria-label="\#(page.handsLabel)">\#(page.hands.html { JokerHandHTML($0).html })</section>"#
        let remark = page.remark.html { #"<p class="healed open remark"><span>\#($0)</span></p>"# }
        return [
            "heading": #"<div class="head"><div><h1>\#(page.heading)</h1><p class="lede">\#(page.lede)</p></div></div>"#,
            "content": hands + remark + page.ledger.html { JokerLedgerHTML($0, on: address).html },
        ]
    }
}
