import ReportMarkup
import ReportPages

/// Today as rings, as the calendar draws them, in a drawing that stands alone.
struct TodayRingSVG {
    let html: HTML

    init(_ today: TodayRing) {
        html = #"""
            <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-26 -26 52 52" role="img" aria-labelledby="t" \#(ShareStyle.fonts) font-size="16" font-weight="700" text-anchor="middle"><title id="t">\#(today.title)</title>\#(ShareStyle.html(ShareStyle.ringLight, dark: ShareStyle.ringDark))<defs>\#(DayShapes.html)\#(RingShapes.html)</defs>\#(RingCellHTML(today.rings).html(today.cell))</svg>

            """#
    }
}
