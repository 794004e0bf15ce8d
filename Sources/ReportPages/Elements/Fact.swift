package import ReportMarkup
package import ReportWords

/// A large number with what it is.
package struct Fact: Sendable {
    /// Nil where there is none that stands for this alone.
    let icon: Icon?
    package let label: String
    package let figure: Figure
    /// A quiet word below; empty where there is none.
    package let note: String
    /// A further one; empty where there is none.
    var remark = ""
    /// Where the note leads; nil for one that is plain text.
    let link: Link?
    /// Where the label leads; nil for one that is plain text.
    let labelLink: Link?
    /// The way to where the number can be changed, below all else; nil where there is none.
    let change: Change?

    /// What leads to a page on which something can be changed.
    struct Change: Sendable {
        let text: String
        let link: Link
    }

    init(
        _ icon: Icon?, _ label: String, _ figure: Figure, note: String = "", link: Link? = nil,
        labelLink: Link? = nil, change: Change? = nil
    ) {
        self.icon = icon
        self.label = label
        self.labelLink = labelLink
        self.figure = figure
        self.note = note
        self.link = link
        self.change = change
    }
}

extension HTML {
    /// Longer numbers are written smaller.
    private static let longestNumber = 8

    /// Writes large numbers in a row; nothing where there are none.
    ///
    /// `style` is a further class of the list; `page` is the one they stand on, from which notes lead to others.
    mutating func facts(_ facts: [Fact], _ style: StaticString = "", on page: PageAddress) {
        guard !facts.isEmpty else { return }
        element("dl", { $0.attribute("class") { $0.classes("facts", style) } }) { html in
            for fact in facts { html.element("div") { $0.fact(fact, on: page) } }
        }
    }

    private mutating func fact(_ fact: Fact, on page: PageAddress) {
        element("dt") { html in
            if let icon = fact.icon { html.icon(icon) }
            if let link = fact.labelLink { html.link(link, on: page, text: fact.label) } else { html.text(fact.label) }
        }
        element("dd") { html in
            let size: StaticString = fact.figure.number.count > HTML.longestNumber ? #"class="wide""# : ""
            html.element("b", size, text: fact.figure.number)
            if !fact.figure.unit.isEmpty {
                html.markup(" ")
                html.element("span", text: fact.figure.unit)
            }
            if !fact.note.isEmpty {
                html.element("small") { html in
                    if let link = fact.link { html.link(link, on: page, text: fact.note) } else { html.text(fact.note) }
                }
            }
            if !fact.remark.isEmpty { html.element("small", text: fact.remark) }
            guard let change = fact.change else { return }
            html.element("small", #"class="change""#) { $0.link(change.link, on: page, text: change.text) }
        }
    }
}

extension Fact {
    /// Writes `Saved: **€54.00**, since October 2025`.
    package func write(to markdown: inout Markdown) {
        markdown.text(label)
        markdown.markup(": ")
        markdown.strong(figure.text)
        guard !note.isEmpty else { return }
        markdown.markup(", ")
        markdown.text(note)
    }
}
