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
    /// Writes a page's heading with the way to its neighbours.
    mutating func head(_ pager: Pager, on page: PageAddress, heading: (inout HTML) -> Void) {
        markup(#"<div class="head" id="top">"#)
        heading(&self)
        guard pager.before != nil || pager.up != nil || pager.after != nil else {
            markup("</div>")
            return
        }
        element(
            "nav",
            {
                $0.attributes(#"class="pager""#); $0.attribute("aria-label", pager.label)
            }
        ) { html in
            if let before = pager.before { html.step(before, .left, pager.beforeWord, on: page) }
            if let up = pager.up { html.link(up.link, on: page, text: up.text) }
            if let after = pager.after { html.step(after, .right, pager.afterWord, on: page) }
        }
        markup("</div>")
    }

    /// The arrow stands on the side it points to.
    private mutating func step(_ step: Pager.Step, _ arrow: Icon, _ word: String, on page: PageAddress) {
        link(step.link, on: page, arrow == .left ? #"rel="prev""# : #"rel="next""#) { html in
            if arrow == .left { html.icon(arrow) }
            html.element("span", #"class="vh""#, text: word)
            html.text(step.text)
            if arrow == .right { html.icon(arrow) }
        }
    }
}
