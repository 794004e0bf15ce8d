import Markup
import Wording

/// The links to the pages before and after.
package struct Pager: Sendable {
    /// A page and the text of its link.
    package struct Step: Sendable {
        package let link: Link
        package let text: String
    }

    package let label: String
    package let before, after: Step?
    /// The page one level up.
    package let up: Step?
    /// The words before the names, for screen readers.
    package let beforeWord, afterWord: String

    /// Makes the links of a page; `step` returns the page's link and its text.
    init<Page>(
        _ label: String, _ neighbours: (before: Page?, after: Page?), up: Step? = nil, _ phrases: Phrases,
        step: (Page) -> Step
    ) {
        (self.label, self.up, beforeWord, afterWord) = (label, up, phrases.before, phrases.next)
        (before, after) = (neighbours.before.map(step), neighbours.after.map(step))
    }
}

extension HTML {
    /// Writes a page's heading with the links to its neighbours; each arrow is on the side that it points to.
    mutating func head(_ pager: Pager, on page: PageAddress, heading: (inout HTML) -> Void) {
        let word = { (word: String) -> HTML in #"<span class="vh">\#(word)</span>"# }
        markup(#"<div class="head" id="top">"#)
        heading(&self)
        if pager.before != nil || pager.up != nil || pager.after != nil {
            self += """
                <nav class="pager" aria-label="\(pager.label)">\
                \(pager.before, {
                    #"<a\#(href: $0.link, on: page) rel="prev">\#(icon: .left)\#(word(pager.beforeWord))\#($0.text)</a>"#
                })\
                \(pager.up, { "\($0.link, on: page, $0.text)" })\
                \(pager.after, {
                    #"<a\#(href: $0.link, on: page) rel="next">\#(word(pager.afterWord))\#($0.text)\#(icon: .right)</a>"#
                })</nav>
                """
        }
        markup("</div>")
    }
}

/// The headings of pages that have no page before or after them.
extension HTML {
    /// Writes a page's heading.
    mutating func head(_ name: String) { self += #"<div class="head"><h1>\#(name)</h1></div>"# }

    /// Writes a page's heading with a sentence below it, and a link to a related page.
    mutating func head(_ name: String, lede: String, beside step: Pager.Step? = nil, on page: PageAddress) {
        head(heading: "\(name)", lede: lede, beside: step, on: page)
    }

    /// Writes a heading that contains HTML.
    mutating func head(heading: HTML, lede: String, beside step: Pager.Step?, on page: PageAddress) {
        self += """
            <div class="head"><div><h1>\(heading)</h1>\(if: !lede.isEmpty, #"<p class="lede">\#(lede)</p>"#)</div>\
            \(step, { #"<p class="pager">\#(arrow: $0.link, on: page, $0.text)</p>"# })</div>
            """
    }

    /// Writes an emoji, which screen readers ignore.
    mutating func emoji(_ emoji: String) { element("span", #"class="emoji" aria-hidden="true""#, text: emoji) }
}

extension HTML.StringInterpolation {
    /// Appends a link whose text ends with an arrow; only the text if there is no link.
    mutating func appendInterpolation(arrow link: Link?, on page: PageAddress, _ text: String) {
        if let link { html += "<a\(href: link, on: page)>\(text) \(icon: .right)</a>" } else { html.text(text) }
    }

    /// Appends an emoji, which screen readers ignore.
    mutating func appendInterpolation(emoji: String) { html.emoji(emoji) }

    /// Appends a number, larger than its unit.
    mutating func appendInterpolation(_ figure: Figure) { html += "<b>\(figure.number)</b> \(figure.unit)" }
}
