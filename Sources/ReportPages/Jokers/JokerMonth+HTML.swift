import ReportMarkup

extension JokerMonth {
    /// Writes the month as a line that opens; `heading` is the element of its name.
    func write(_ heading: StaticString, on page: PageAddress, to html: inout HTML) {
        html.element("details", isOpen ? #"class="ledger-month" open="""# : #"class="ledger-month""#) { html in
            html.element("summary") { html in
                html.element(heading, text: name)
                html.element("span", text: summary)
                html.icon(.down)
            }
            html.element("ul") { html in
                for entry in entries { entry.write(on: page, to: &html) }
                for line in lost { html.lostJokers(line) }
            }
        }
        html.markup("\n")
    }
}

extension JokerMonth.Entry {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li", symbol.style) { html in
            html.symbol(symbol)
            html.element("p") { html in
                html.element("b", text: title)
                html.element("small") { html in
                    html.emoji(icon)
                    html.markup(" ")
                    html.text(streak)
                }
            }
            writeDate(on: page, to: &html)
            html.heldJokers(balance)
            html.element("span", #"class="vh""#, text: balanceText)
        }
        html.markup("\n")
    }

    private func writeDate(on page: PageAddress, to html: inout HTML) {
        guard let link else {
            html.element("span", #"class="when""#, text: date)
            return
        }
        // The class comes first here.
        html.open("a") { html in
            html.attributes(#"class="when""#)
            html.href(link, on: page)
        }
        html.text(date)
        html.close("a")
    }
}

extension JokerMonth.Entry.Symbol {
    fileprivate var style: StaticString {
        switch self {
        case .earned: #"class="earned""#
        case .spent: #"class="spent""#
        case .taken: #"class="taken""#
        }
    }
}

extension HTML {
    fileprivate mutating func symbol(_ symbol: JokerMonth.Entry.Symbol) {
        switch symbol {
        case .earned: icon(.star)
        case .spent: icon(.clover)
        case .taken: element("i", #"class="minus" aria-hidden="true""#, text: "")
        }
    }

    fileprivate mutating func lostJokers(_ line: (icon: String, streak: String, text: String)) {
        element("li", #"class="lost""#) { html in
            html.emoji(line.icon)
            html.element("p") { html in
                html.element("span", #"class="vh""#) { html in
                    html.text(line.streak)
                    html.markup(": ")
                }
                html.text(line.text)
            }
        }
    }
}
