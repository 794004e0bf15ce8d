import ReportMarkup

/// The shapes that a page's drawings refer to, once per page.
enum Definitions {
    static func html(_ icons: [Icon], _ shapes: [HTML]) -> HTML {
        var html: HTML = #"<svg class="defs" aria-hidden="true" focusable="false"><defs>"#
        for icon in Icon.ofNavigation + icons { html += icon.symbol }
        html += DayShapes.html
        for shape in shapes { html += shape }
        html.markup("</defs></svg>")
        return html
    }
}
