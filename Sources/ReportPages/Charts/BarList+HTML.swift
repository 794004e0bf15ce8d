import ReportMarkup

extension BarList {
    /// Writes the card: names and numbers with their bars.
    func write(to html: inout HTML) {
        html.chartCard(id, title, lead: lead, remark: remark) { html in
            plan?.write(to: &html)
            write(items, to: &html)
            guard !hiddenItems.isEmpty else { return }
            html.more(more) { write(hiddenItems, to: &$0) }
        }
    }

    private func write(_ items: [Item], to html: inout HTML) {
        guard !items.isEmpty else { return }
        html.element("ul", tone.style) { html in
            for item in items { item.write(to: &html) }
        }
    }
}

extension BarList.Item {
    fileprivate func write(to html: inout HTML) {
        html.element("li", isMarked ? #"class="marked""# : "") { html in
            if let icon { html.emoji(icon) }
            html.element("span", #"class="bar-name""#, text: name)
            html.element("span", #"class="bar-value""#) { html in
                html.element("b", text: value)
                guard !detail.isEmpty else { return }
                html.markup(" ")
                html.element("small", text: detail)
            }
            html.element("svg", #"class="bar" aria-hidden="true""#) { html in
                html.shape("rect", #"class="rail" width="100%" height="100%" rx="4""#)
                html.shape("rect") { html in
                    html.attributes(#"class="fill""#)
                    html.attribute("width") { html in
                        html.number(length)
                        html.markup("%")
                    }
                    html.attributes(#"height="100%" rx="4""#)
                }
            }
        }
        html.markup("\n")
    }
}

extension BarList.Tone {
    fileprivate var style: StaticString {
        switch self {
        case .good: #"class="bars k-good""#
        case .noticed: #"class="bars k-noticed""#
        case .drinks: #"class="bars k-drinks""#
        }
    }
}
