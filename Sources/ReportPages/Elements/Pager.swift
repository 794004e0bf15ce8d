import ReportMarkup

/// The way to the page before and after.
package struct Pager: Sendable {
    /// A page and what to call it.
    package struct Step: Sendable {
        package let link: Link
        package let text: String
    }

    package let label: String
    package let before, after: Step?
    /// The page above.
    package let up: Step?
    /// What a screen reader hears before the names.
    package let beforeWord, afterWord: String
}

extension HTML {
    /// Writes a page's heading with the way to its neighbours; the arrows are on the side they point to.
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
