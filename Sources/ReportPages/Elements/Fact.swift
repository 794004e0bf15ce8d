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
        (self.icon, self.label, self.labelLink, self.figure) = (icon, label, labelLink, figure)
        (self.note, self.link, self.change) = (note, link, change)
    }
}

extension HTML {
    /// Writes large numbers in a row; nothing if there are none.
    ///
    /// `style` is a further class of the list; `page` is the one they are on, from which notes lead to others.
    mutating func facts(_ facts: [Fact], _ style: StaticString = "", on page: PageAddress) {
        guard !facts.isEmpty else { return }
        self += #"<dl class="facts\#(further: style)">\#(each: facts, { $0.html(on: page) })</dl>"#
    }
}

extension Fact {
    /// Longer numbers are written smaller.
    private static let longestNumber = 8

    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <div><dt>\(icon, { "\(icon: $0)" })\(labelLink, on: page, label)</dt>\
        <dd><b\(if: figure.number.count > Fact.longestNumber, #" class="wide""#)>\(figure.number)</b>\
        \(if: !figure.unit.isEmpty, " <span>\(figure.unit)</span>")\
        \(if: !note.isEmpty, "<small>\(link, on: page, note)</small>")\
        \(if: !remark.isEmpty, "<small>\(remark)</small>")\
        \(change, { #"<small class="change">\#($0.link, on: page, $0.text)</small>"# })</dd></div>
        """
    }

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
