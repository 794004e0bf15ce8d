import ReportMarkup

/// The square of a day in a heat grid.
enum HeatShapes {
    /// 12 units for the past year.
    static let pastYear: HTML = #"<rect id="h" width="12" height="12" rx="3"/>"#
    /// 40 units for a year with date numbers.
    static let year: HTML = #"<rect id="h" width="40" height="40" rx="10"/>"#

    /// A day at a place; nothing for one that has no shade.
    static func square(_ cell: HeatCell, x: Int, y: Int) -> HTML {
        guard let shade = cell.shade else { return "" }
        let now: HTML = cell.isToday ? " now" : ""
        return
            ##"<use href="#h" class="h\##(shade)\##(now)" x="\##(x)" y="\##(y)"><title>\##(cell.label)</title></use>"##
    }

    /// The eleven shades with what they mean; the squares have a shape of their own, of any size.
    static func scale(_ scale: HeatScale, on page: PageAddress) -> HTML {
        let squares = (0...10).html { #"<rect class="h\#($0)" x="\#($0 * 14)" width="12" height="12" rx="3"/>"# }
        let picture = scale.share.html { #"<a href="\#(page.href($0))">\#($0.text)</a>"# }
        return #"""
            <p class="scale"><span>\#(scale.from)</span><svg viewBox="0 0 152 12" aria-hidden="true">\#(squares)</svg><span>\#(scale.to)</span>\#(picture)<a href="\#(page.href(scale.aboutLink))">\#(scale.aboutText)</a></p>
            """#
    }
}
