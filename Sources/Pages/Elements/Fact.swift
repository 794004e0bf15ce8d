package import Counting
package import Markup
import Model
package import Wording

/// A large number with a label.
package struct Fact: Sendable {
    /// Nil if no icon is used for this fact alone.
    let icon: Icon?
    package let label: String
    package let figure: Figure
    /// A small text below; may be empty.
    package let note: String
    /// The target of the note's link; nil for plain text.
    let link: Link?
    /// The target of the label's link; nil for plain text.
    let labelLink: Link?
    /// A link to the place where the number can be changed, shown last; nil if there isn't one.
    let change: (text: String, link: Link)?

    init(
        _ icon: Icon?, _ label: String, _ figure: Figure, note: String = "", link: Link? = nil,
        labelLink: Link? = nil, change: (text: String, link: Link)? = nil
    ) {
        (self.icon, self.label, self.labelLink, self.figure) = (icon, label, labelLink, figure)
        (self.note, self.link, self.change) = (note, link, change)
    }
}

extension HTML {
    /// Writes large numbers in a row; nothing if there aren't any.
    ///
    /// `style` is a further class of the list; `page` is the page that contains it.
    mutating func facts(_ facts: [Fact], _ style: StaticString = "", on page: PageAddress) {
        guard !facts.isEmpty else { return }
        self += #"<dl class="facts\#(further: style)">\#(each: facts, { $0.html(on: page) })</dl>"#
    }
}

extension Fact {
    /// Numbers with more characters are written smaller.
    private static let longestNumber = 8

    fileprivate func html(on page: PageAddress) -> HTML {
        """
        <div><dt>\(icon, { "\(icon: $0)" })\(labelLink, on: page, label)</dt>\
        <dd><b\(if: figure.number.count > Fact.longestNumber, #" class="wide""#)>\(figure.number)</b>\
        \(if: !figure.unit.isEmpty, " <span>\(figure.unit)</span>")\
        \(if: !note.isEmpty, "<small>\(link, on: page, note)</small>")\
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

extension Fact {
    /// The savings, with cents if `isExact`; nil without a price.
    init?(
        saved savings: Savings, isExact: Bool = false, note: String = "", link: Link? = nil,
        change: (text: String, link: Link)? = nil,
        in report: Report
    ) {
        guard let saved = savings.words(report.phrases) else { return nil }
        self.init(
            .coin, saved.label, Figure(isExact ? saved.amount : saved.headline), note: note, link: link, change: change)
    }
}

extension Savings {
    /// The savings, `Saved` and `€8.00`, or the additional spending if a balance is negative; nil without a price.
    ///
    /// `headline` is the amount without cents, if it is at least ten.
    package func words(_ phrases: Phrases) -> (label: String, amount: String, headline: String)? {
        guard let amount, let wholeAmount else { return nil }
        let isAbout = drinks.estimatedDays > 0
        return (
            isLoss ? phrases.spentMore : phrases.saved,
            phrases.about(phrases.money.text(amount.magnitude), if: isAbout),
            phrases.about(phrases.money.headline(amount.magnitude, whole: abs(wholeAmount)), if: isAbout)
        )
    }
}

extension Phrases {
    /// The calories that were not drunk.
    func calories(of savings: Savings) -> Figure {
        Figure(about(numbers.text(savings.caloriesAvoided), if: savings.drinks.estimatedDays > 0), "kcal")
    }

    /// The number of days for which savings are counted.
    func days(of savings: Savings) -> Figure {
        let days = savings.drinks.days
        return savings.method == .balance ? self.days(days) : soberDays(days)
    }
}
