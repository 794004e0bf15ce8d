import ReportMarkup
import ReportPages

/// Today as the calendar draws it, in a drawing that stands alone.
extension TodayRing {
    /// The bytes of the drawing.
    var svg: [UInt8] {
        var html = HTML()
        html.open("svg") { html in
            html.attributes(#"xmlns="http://www.w3.org/2000/svg" width="96" height="96""#)
            // The rings of trackers lie around those of everybody.
            html.attribute("viewBox", literal: rings.isSmall ? "-26 -26 52 52" : "-32 -32 64 64")
            html.attributes(#"role="img" aria-labelledby="t""#)
            html.attributes(ShareStyle.fonts)
            html.attributes(#"font-size="16" font-weight="700" text-anchor="middle""#)
        }
        html.element("title", #"id="t""#, text: title)
        html.style(ShareStyle.ringLight, dark: ShareStyle.ringDark)
        html.element("defs") { $0.placeDefinitions() }
        html.ringCell(cell, rings)
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }
}
