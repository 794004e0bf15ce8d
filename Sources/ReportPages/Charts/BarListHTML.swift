import ReportMarkup

/// Named numbers with their bars in a card.
struct BarListHTML {
    let html: HTML

    init(_ list: BarList) {
        let style: HTML = list.tone == .good ? "bars k-good" : "bars k-noticed"
        let more: HTML =
            list.hiddenItems.isEmpty
            ? ""
            : #"""
            <details class="more"><summary>\#(list.more) \#(Icon.down.html)</summary><ul class="\#(style)">\#(list.hiddenItems.html(BarListHTML.item))</ul></details>
            """#
        let items: HTML =
            list.items.isEmpty ? "" : #"<ul class="\#(style)">\#(list.items.html(BarListHTML.item))</ul>"#
        html = #"""
            <section class="card" aria-labelledby="h-\#(list.id)"><header><h2 id="h-\#(list.id)">\#(list.title)</h2></header>\#(LeadHTML(list.lead, list.remark).html)\#(items)\#(more)</section>
            """#
    }

    private static func item(_ item: BarList.Item) -> HTML {
        let marked: HTML = item.isMarked ? #" class="marked""# : ""
        let icon = item.icon.html { #"<span class="emoji" aria-hidden="true">\#($0)</span>"# }
        let detail: HTML = item.detail.isEmpty ? "" : " <small>\(item.detail)</small>"
        return #"""
            <li\#(marked)>\#(icon)<span class="bar-name">\#(item.name)</span><span class="bar-value"><b>\#(item.value)</b>\#(detail)</span><svg class="bar" aria-hidden="true"><rect class="rail" width="100%" height="100%" rx="4"/><rect class="fill" width="\#(item.length)%" height="100%" rx="4"/></svg></li>

            """#
    }
}
