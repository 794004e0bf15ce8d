import ReportMarkup

extension JokerMonth {
    /// The month as a line that opens; `heading` is the element of its name.
    func html(_ heading: StaticString, on page: PageAddress) -> HTML {
        """
        <details class="ledger-month"\(if: isOpen, #" open="""#)><summary><\(heading)>\(name)</\(heading)>\
        <span>\(summary)</span>\(icon: .down)</summary><ul>\(each: entries, { $0.html(on: page) })\
        \(each: lost, { line in
            """
            <li class="lost">\(emoji: line.icon)<p><span class="vh">\(line.streak): </span>\(line.text)</p></li>
            """
        })</ul></details>

        """
    }
}

extension JokerMonth.Entry {
    fileprivate func html(on page: PageAddress) -> HTML {
        let (style, sign): (StaticString, HTML) =
            switch symbol {
            case .earned: ("earned", "\(icon: .star)")
            case .spent: ("spent", "\(icon: .clover)")
            case .taken: ("taken", #"<i class="minus" aria-hidden="true"></i>"#)
            }
        let day: HTML? = link.map { #"<a class="when"\#(href: $0, on: page)>\#(date)</a>"# }
        return """
            <li class="\(style)">\(sign)<p><b>\(title)</b><small>\(emoji: icon) \(streak)</small></p>\
            \(day ?? #"<span class="when">\#(date)</span>"#)\
            \({ $0.heldJokers(balance) })<span class="vh">\(balanceText)</span></li>

            """
    }
}
