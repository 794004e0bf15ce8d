import ReportMarkup

/// A page's heading with the way to its neighbours.
enum PagerHTML {
    static func head(_ heading: HTML, _ pager: Pager, on page: PageAddress) -> HTML {
        let before: HTML =
            pager.before.map { step in
                #"""
                <a href="\#(page.href(step.link))" rel="prev">\#(Icon.left.html)<span class="vh">\#(pager.beforeWord)</span>\#(step.text)</a>
                """#
            } ?? #"<span class="off" aria-hidden="true">\#(Icon.left.html)</span>"#
        let after: HTML =
            pager.after.map { step in
                #"""
                <a href="\#(page.href(step.link))" rel="next"><span class="vh">\#(pager.afterWord)</span>\#(step.text)\#(Icon.right.html)</a>
                """#
            } ?? #"<span class="off" aria-hidden="true">\#(Icon.right.html)</span>"#
        let up = pager.up.html { #"<a href="\#(page.href($0.link))">\#($0.text)</a>"# }
        return #"""
            <div class="head" id="top">\#(heading)<nav class="pager" aria-label="\#(pager.label)">\#(before)\#(up)\#(after)</nav></div>
            """#
    }
}
