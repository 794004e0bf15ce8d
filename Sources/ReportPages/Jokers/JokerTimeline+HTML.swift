import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// A drawing for each streak, all as wide as each other; on a phone they are wider than the screen and scroll together,
/// the latest month first.
extension JokerTimeline: Drawing {
    /// The units of a drawing: its days are put on them.
    private static let width = 1460
    private static let height = 52
    /// The heights of the stars, and of the line with the clovers on it.
    private static let (starHeight, lineHeight) = (15, 37)

    private var length: Int { place(of: span.upperBound) + 1 }

    private func x(_ day: Int) -> Int { day * JokerTimeline.width / length }

    func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <div class="times-scroll" tabindex="0" role="group" aria-label="\(title)"><div class="times">\
            \(each: rows.enumerated(), { row($1, $0, on: page) })\
            <svg class="times-months" aria-hidden="true">\
            \(each: months, { month, name in
                #"<text y="1em" x="\#(percent: days(of: month).lowerBound * 10_000 / length)">\#(name)</text>"#
            })</svg></div></div>
            """
    }

    private func row(_ row: Row, _ index: Int, on page: PageAddress) -> HTML {
        // A thin line is before each month but the first.
        let drawing: HTML = """
            <path class="time-seam" d="M0 0v52\
            \(each: months.dropFirst(), { month, _ in "M\(x(days(of: month).lowerBound)) 0v52" })"/>\
            <path class="time-run" d="\(each: row.runs, { run in
                "M\(x(run.lowerBound)) \(JokerTimeline.lineHeight)H\(x(run.upperBound))"
            })"/>\
            \(each: row.events, mark)\(each: row.clovers, clover)\
            \(each: row.months, { month($0, $1, $2, on: page) })
            """
        return """
            <h3>\(emoji: row.streak.icon) \(row.streak.name)</h3>\
            \({ html in
                html.image(
                    "time", role: #"role="group""#, id: "times-\(index)", width: JokerTimeline.width,
                    height: JokerTimeline.height, title: row.streak.name, description: row.summary
                ) { $0 += drawing }
            })

            """
    }

    /// The sign of a joker that was earned or lost.
    private func mark(_ event: JokerEvent) -> HTML {
        let x = x(place(of: event.reward.day)) + x(1) / 2
        return switch event.reward.kind {
        case .earned:
            ##"<use href="#je" class="time-star" transform="translate(\##(x) \##(JokerTimeline.starHeight))"/>"##
        case .taken:
            ##"<use href="#jt" class="time-loss" transform="translate(\##(x) \##(JokerTimeline.lineHeight))"/>"##
        case .spent, .lostToCap: ""
        }
    }

    /// The clover of a healed day, or one with the number of several that are too close to be beside each other.
    private func clover(_ days: ClosedRange<Int>, _ count: Int) -> HTML {
        let middle = (x(days.lowerBound) + x(days.upperBound)) / 2 + x(1) / 2
        let (isOne, height) = (count == 1, JokerTimeline.lineHeight)
        let place: HTML = """
             class="time-clover" transform="translate(\(middle) \(height)) scale(\(isOne ? ".75" : "1.15"))"
            """
        return """
            \({ $0.use(.clover) { $0 += place } })\
            \(if: !isOne, """
                <text class="time-count" text-anchor="middle" x="\(middle)" y="\(height + 6)">\(count)</text>
                """)
            """
    }

    /// The area of a month, which says what happened and leads to it.
    private func month(_ days: Range<Int>, _ link: Link?, _ words: String, on page: PageAddress) -> HTML {
        guard let link else { return "" }
        let (first, end) = (x(days.lowerBound), x(days.upperBound))
        return """
            <a\(href: link, on: page)><title>\(words)</title>\
            <rect class="hit" y="1" height="50" rx="8" x="\(first + 1)" width="\(end - first - 2)"/></a>
            """
    }

    /// What the signs mean.
    func legend(_ phrases: Phrases) -> HTML {
        let hasLosses = rows.contains { $0.events.contains { if case .taken = $0.reward.kind { true } else { false } } }
        let key = { (drawing: HTML, words: String) -> HTML in
            #"<li><svg class="key" viewBox="-15 -15 30 30" aria-hidden="true">\#(drawing)</svg>\#(words)</li>"#
        }
        return """
            <ul class="legend sign-legend">\
            \(key(##"<use href="#je" class="time-star"/>"##, phrases.jokerEarnedKey))\
            \(key("\({ $0.use(.clover, #"class="time-clover""#) })", phrases.dayHealedKey))\
            \(if: hasLosses, key(##"<use href="#jt" class="time-loss"/>"##, phrases.jokerLostKey))\
            <li><svg class="key" viewBox="-14 -14 28 28" aria-hidden="true">\
            <path class="time-run" d="M-13 0h26"/></svg>\(phrases.streak)</li></ul>
            """
    }
}
