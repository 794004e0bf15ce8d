import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The last weeks and the one to come as tiles that mark a day with one tap, and take that back with a second one.
extension LogPage {
    var marks: HTML {
        let (writer, phrases) = (writer(.marks), report.phrases)
        let thisWeek = report.firstDayOfWeek(of: report.today)
        let first = thisWeek.advanced(by: 7 * (1 - sheet.weeks))
        let earlier = LogSheet.address(
            sheet.part, day: sheet.day == report.today ? nil : sheet.day, weeks: sheet.weeks * 2 + 4)
        let rings = RingSet(ofEverybodyIn: report)
        let days: HTML = """
            <p class="quiet">\(phrases.markDaysHint(phrases.level(.steady)))</p>\
            <form id="\(writer.form.id)" method="post" action="/log/mark" autocomplete="off">\(writer.shared)\
            \(writer.problem(nil))\(writer.problem(.mark))\
            \(if: sheet.weeks < LogSheet.mostWeeks, """
                <p class="mark-earlier"><a href="\(earlier)#\(writer.form.id)">\(phrases.earlierWeeks)</a></p>
                """)\
            <ol class="mark-grid">\
            \(each: report.weekdayHeadings, { #"<li class="mark-day" aria-hidden="true">\#($0)</li>"# })\
            \(each: first.number...thisWeek.advanced(by: 13).number, { number in
                "<li>\(tile(Day(number: number), isFirst: number == first.number, rings))</li>"
            })</ol></form>
            """
        return .card("log-marks", id: "h-marks", title: phrases.markDaysTitle(weeks: sheet.weeks), days)
    }

    /// A day, with what a tap does as its words: `29 October, no entry: mark as steady`.
    private func tile(_ day: Day, isFirst: Bool, _ rings: RingSet) -> HTML {
        let (phrases, table) = (report.phrases, report.analysis.days)
        let (cell, name) = (RingCell(day, in: report), phrases.dayAndMonth(day))
        let month = day.dayOfMonth == 1 || isFirst ? phrases.shortMonthName(day.date.month) : nil
        let drawing = { (label: String) -> HTML in
            """
            \(month, { #"<span class="mark-month" aria-hidden="true">\#($0)</span>"# })\
            <svg class="days" viewBox="-26 -26 52 52" aria-hidden="true">\({ $0.ringCell(cell, rings) })</svg>\
            <span class="vh">\(label)</span>
            """
        }
        let button = { (field: LogField, label: String) -> HTML in
            """
            <button class="mark-tile\(if: field == .unmark, " is-marked")" type="submit" name="\(field.rawValue)" \
            value="\("\(day)")" title="\(label)">\(drawing(label))</button>
            """
        }
        guard day <= report.today else { return #"<span class="mark-tile is-to-come">\#(drawing(cell.label))</span>"# }
        guard let entry = table.range.contains(day) ? table.entry(on: day) : nil else {
            return button(.mark, phrases.markTile(name, phrases.level(.steady)))
        }
        let words = phrases.levelWords(entry.level, entry.drinks)
        // An entry that came since from elsewhere is no mark.
        if sheet.marked.contains(day), entry.level == .steady, (entry.drinks ?? .zero) == .zero {
            return button(.unmark, phrases.unmarkTile(name, words))
        }
        let label = phrases.openTile(name, words)
        let address = LogSheet.address(sheet.part, day: day == report.today ? nil : day, weeks: sheet.weeks)
        return #"<a class="mark-tile" href="\#(address)" title="\#(label)">\#(drawing(label))</a>"#
    }
}
