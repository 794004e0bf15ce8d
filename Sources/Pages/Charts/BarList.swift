package import Markup
import Model
import Wording

/// Named numbers, each with a bar and its value.
package struct BarList: Sendable {
    /// A bar.
    package struct Item: Sendable {
        /// Nil if the list has no icons.
        package var icon: String?
        package let name: String
        package let value: String
        /// A small text after the value; may be empty.
        package var detail = ""
        /// The length in percent of the longest possible bar.
        package let length: Int
        /// Whether it is highlighted.
        package var isMarked = false
    }

    /// The colour of the bars.
    let tone: ChartTone
    package let items: Folded<Item>
}

extension BarList {
    /// Makes a list of which the first `visible` items are shown.
    init(_ tone: ChartTone, _ items: [Item], visible: Int, _ phrases: Phrases) {
        self.init(tone: tone, items: Folded(items, visible: visible, more: phrases.moreOptions))
    }

    /// The length of a bar in percent of the longest.
    static func length(_ number: Int, of most: Int) -> Int { most > 0 ? number * 100 / most : 0 }
    static func length(_ number: FixedDecimal, of most: FixedDecimal) -> Int {
        most > .zero ? Int(number.billionths * 100 / most.billionths) : 0
    }
}

extension BarList: Drawing {
    /// Writes the names and numbers with their bars.
    package func write(on page: PageAddress, to html: inout HTML) {
        html += items.html { #"<ul class="bars \#(tone.style)">\#(each: $0, { $0.html() })</ul>"# }
    }
}

extension BarList.Item {
    fileprivate func html() -> HTML {
        """
        <li\(if: isMarked, #" class="marked""#)>\(icon, { "\(emoji: $0)" })<span class="bar-name">\(name)</span>\
        <span class="bar-value"><b>\(value)</b>\(if: !detail.isEmpty, " <small>\(detail)</small>")</span>\
        <svg class="bar" aria-hidden="true"><rect class="rail" width="100%" height="100%" rx="4"/>\
        <rect class="fill" width="\(length)%" height="100%" rx="4"/></svg></li>

        """
    }
}

/// The colour of columns and bars.
package enum ChartTone: Sendable {
    case good
    /// Noticed moments, neither good nor bad.
    case noticed
    /// Drinks, whose colour has no meaning.
    case drinks
    /// Above a limit; drawn hollow.
    case above
    /// Below a goal, or not over yet.
    case open

    var style: StaticString {
        switch self {
        case .good: "k-good"
        case .noticed: "k-noticed"
        case .drinks: "k-drinks"
        case .above: "k-above"
        case .open: "k-open"
        }
    }
}
