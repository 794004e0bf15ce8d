import ReportMarkup
import ReportWords

/// The jokers of a streak: stars, when the next one comes, how they came and went.
struct JokerHandHTML {
    let html: HTML

    init(_ hand: JokerHand) {
        let id = JokerHand.element(of: hand.id)
        let stars = (0..<hand.cap).html { place in
            place < hand.held
                ? ##"<svg class="joker on" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-star"/></svg>"##
                : ##"<svg class="joker" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-star"/></svg>"##
        }
        html = #"""
            <article class="card hand" id="\#(id)" aria-labelledby="\#(id)-h"><header><h2 id="\#(id)-h"><span class="emoji" aria-hidden="true">\#(hand.icon)</span> \#(hand.name)</h2><p><b>\#(hand.streak.number)</b> \#(hand.streak.unit)</p></header>
            <p class="jokers" aria-hidden="true">\#(stars)</p><p class="hand-next"><b>\#(hand.heldText)</b> \#(hand.next)</p>\#(hand.balance.html { BalanceChartHTML($0, id: id).html })</article>

            """#
    }
}
