import Counting
import Markup
import Model
import Pages
import Wording

/// A year as a poster: a circle for each day, a row for each month.
///
/// It shows what share cards show, and the fill of the rings of workout and mindfulness, without notes and trackers.
struct YearPoster: Sendable {
    /// The days are 28 to 31, in their order.
    typealias Month = (name: String, days: [Bead])

    /// The meaning of a kind of circle.
    typealias Key = (look: Bead.Look, text: String)

    let language: Language
    /// The person's name or the site's, as on cards.
    let brand: String
    let year: String
    let figure: Figure
    /// The poster in a sentence.
    let title: String
    /// The last day shown; nil for a past year.
    let asOf: String?
    let months: [Month]
    let notes: [ShareCard.Note]
    /// Only kinds that occur.
    let keys: [Key]
    /// The meaning of a circle's size; nil if nothing was recorded for it.
    let sizeText: String?
    /// The text alternative of the poster.
    let description: String

    /// The poster of a year; nil without a sober day.
    init?(_ year: Int, in report: Report) {
        let address = ShareAddress.poster(year)
        guard address.hasCard(in: report) else { return nil }
        let (phrases, days) = (report.phrases, address.days(in: report))
        let totals = SpanTotals(report.analysis, in: days)
        let headline = ShareHeadline(address, in: report)
        // The activities whose rings are also on the badge of the day.
        let activities = [Activity.workout, .meditation].filter(report.activities.contains)
        language = report.language
        brand = ShareCard.brand(in: report)
        self.year = padded(year, 4)
        (figure, title) = (headline.figure, headline.text)
        asOf = report.today < days.upperBound ? phrases.shortDate(report.today) : nil
        months = (1...12).map { number in
            let month = YearMonth(year: year, month: number)
            return (
                phrases.shortMonthName(number),
                (month.firstDay...month.lastDay).map { Bead($0, of: activities, in: report) }
            )
        }
        notes = ShareCard.Note.ofYear(days, totals, activities, in: report)
        let beads = months.flatMap(\.days)
        keys = YearPoster.keys(beads, in: report)
        sizeText = activities.isEmpty ? nil : phrases.largerMeansMore(activities)
        let counts = keys.map { key in
            "\(report.numbers.text(beads.count { $0.look == key.look })) \(key.text)"
        }
        description = phrases.posterDescription(title, notes.map { "\($0.value) \($0.label)" }, counts)
    }
}

extension YearPoster {
    private static func keys(_ beads: [Bead], in report: Report) -> [Key] {
        let (phrases, looks) = (report.phrases, Set(beads.map(\.look)))
        let withoutDrink = phrases.daysWithoutDrink(upTo: report.profile.soberUpTo)
        let all: [Key] = [
            (.steady, report.lead == .less ? withoutDrink : phrases.sober), (.assumed, phrases.assumed),
            (.notSober, phrases.steadyNotSober), (.healed, phrases.healedWord), (.easy, phrases.easyWord),
            (.wild, phrases.wildWord), (.noEntry, phrases.withoutEntry), (.paused, phrases.pausedWord),
        ]
        return all.filter { looks.contains($0.look) }
    }
}

extension ShareCard.Note {
    fileprivate static func ofYear(
        _ days: ClosedRange<Day>, _ totals: SpanTotals, _ activities: [Activity], in report: Report
    ) -> [Self] {
        let phrases = report.phrases
        let longest = report.analysis.longestSoberRun(in: days)
        var notes = report.lead == .less ? [] : [Self(value: phrases.days(longest).text, label: phrases.longestRun)]
        if totals.healed > 0 {
            notes.append(Self(value: report.numbers.text(totals.healed), label: phrases.daysHealed(totals.healed)))
        }
        let minutes = totals.workoutMinutes + totals.mindfulnessMinutes
        if minutes > 0 {
            let used = activities.filter { ($0 == .workout ? totals.workoutMinutes : totals.mindfulnessMinutes) > 0 }
            let hours = "\(report.numbers.hours(minutes: minutes)) h"
            notes.append(Self(value: hours, label: phrases.hours(of: used)))
        }
        return notes
    }
}

/// A poster as a drawing that is complete in itself, of the size of A3.
extension YearPoster {
    private typealias Layout = PosterLayout

    /// The file: in millimetres for paper, or in pixels for the program that converts it to a picture.
    func svg(_ scheme: ShareScheme, isPicture: Bool) -> [UInt8] {
        var letters = Lettering()
        let pixels = ShareShape.poster.pixels
        let size: HTML =
            isPicture ? #"width="\#(pixels.width)" height="\#(pixels.height)""# : #"width="297mm" height="420mm""#
        var html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 1188 1680" role="img" aria-labelledby="t" \
            aria-describedby="d" lang="\(language.rawValue)"><title id="t">\(title)</title>\
            <desc id="d">\(description)</desc>\({ $0.style(ShareStyle.light, dark: ShareStyle.dark, scheme) })

            """
        html.shareGround(width: Layout.width / 10, height: Layout.height / 10)
        writeHead(&letters, to: &html)
        writeDays(&letters, to: &html)
        writeNotes(&letters, to: &html)
        writeKeys(&letters, to: &html)
        letters.writeOutlines(to: &html)
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }

    private func writeHead(_ letters: inout Lettering, to html: inout HTML) {
        let (left, right) = (Layout.left, Layout.right)
        html.brandMark(x: left / 10 + 13, y: Layout.brand / 10 - 12)
        let yearLook = TextLook(style: "t", size: 640, weight: .bold).atEnd
        let room = right - left - 440 - Lettering.width(of: year, yearLook) - 400
        let name = TextLook(style: "q", size: 340, weight: .bold).fitting(brand, in: room)
        letters.write(brand, name, x: left + 440, y: Layout.brand, to: &html)
        letters.write(year, yearLook, x: right, y: Layout.brand + 60, to: &html)
        let number = TextLook(style: "t", size: 4_200, weight: .bold, spacing: -15)
        letters.write(figure.number, number, x: left - 170, y: Layout.number, to: &html)
        let date = TextLook(style: "q", size: 280).atEnd
        let free = right - left - (asOf.map { Lettering.width(of: $0, date) + 400 } ?? 0)
        let unit = TextLook(style: "v", size: 760, weight: .bold).fitting(figure.unit, in: free)
        letters.write(figure.unit, unit, x: left, y: Layout.unit, to: &html)
        if let asOf { letters.write(asOf, date, x: right, y: Layout.unit, to: &html) }
        html.markup("\n")
    }

    private func writeDays(_ letters: inout Lettering, to html: inout HTML) {
        let small = TextLook(style: "q", size: 190).centred
        for day in [1, 5, 10, 15, 20, 25, 31] {
            let x = Layout.place(month: 0, day: day - 1).x
            letters.write(String(day), small, x: x, y: Layout.dayNumbers, to: &html)
        }
        var beads = BeadDrawing()
        for (row, month) in months.enumerated() {
            let y = Layout.place(month: row, day: 0).y
            letters.write(month.name, TextLook(style: "q", size: 270), x: Layout.left, y: y + 95, to: &html)
            for (column, bead) in month.days.enumerated() {
                beads.add(bead, x: Layout.place(month: row, day: column).x, y: y)
            }
        }
        html += "\n\(beads.html)\n"
    }

    private func writeNotes(_ letters: inout Lettering, to html: inout HTML) {
        let (value, label) = (TextLook(style: "t", size: 560, weight: .bold), TextLook(style: "q", size: 270))
        let widths = notes.map {
            max(Lettering.width(of: $0.value, value), Lettering.width(of: $0.label, label))
        }
        // Three fill the row from edge to edge.
        let free = Layout.right - Layout.left - widths.reduce(0, +)
        let gap = notes.count == 3 ? max(0, free / 2) : 1_200
        var x = Layout.left
        for (note, width) in zip(notes, widths) {
            letters.write(note.value, value, x: x, y: Layout.notes, to: &html)
            letters.write(note.label, label, x: x, y: Layout.noteLabels, to: &html)
            x += width + gap
        }
        html.markup("\n")
    }

    private func writeKeys(_ letters: inout Lettering, to html: inout HTML) {
        let look = TextLook(style: "q", size: 230)
        let half = Layout.diameters.upperBound / 2
        let widths = keys.map { 2 * half + 110 + Lettering.width(of: $0.text, look) }
        let gaps = Layout.right - Layout.left - widths.reduce(0, +)
        let gap = min(380, gaps / max(1, keys.count - 1))
        // With a smaller gap a text seems to belong to the circle after it.
        let isOneRow = gap >= 240
        let inRow = isOneRow ? keys.count : (keys.count + 1) / 2
        var beads = BeadDrawing()
        var x = Layout.left
        for (index, key) in keys.enumerated() {
            if index == inRow { x = Layout.left }
            let y = Layout.keys + (isOneRow ? 0 : index < inRow ? -180 : 220)
            beads.add(Bead(of: key.look), x: x + half, y: y - 80)
            letters.write(key.text, look, x: x + 2 * half + 110, y: y, to: &html)
            x += widths[index] + (isOneRow ? gap : 380)
        }
        html += beads.html
        if let sizeText {
            letters.write(sizeText, look, x: Layout.left, y: Layout.size + (isOneRow ? 0 : 220), to: &html)
        }
        html.markup("\n")
    }
}

/// Where the parts of a poster are, in tenths of a unit; four units are a millimetre of A3.
enum PosterLayout {
    static let (width, height) = (11_880, 16_800)
    static let (left, right) = (960, 10_920)
    /// Base lines, from the top.
    static let (brand, number, unit, dayNumbers) = (1_340, 4_980, 5_860, 6_680)
    static let (firstRow, rowPitch) = (7_010, 575)
    static let (notes, noteLabels, keys, size) = (14_430, 14_850, 15_560, 15_960)
    /// The centre of a month's first circle, and the distance of the circles.
    static let (firstDay, dayPitch) = (2_010, 293)
    /// The diameters of the emptiest and the fullest circle.
    static let diameters = 110...264

    /// The centre of a day's circle.
    static func place(month: Int, day: Int) -> (x: Int, y: Int) {
        (firstDay + day * dayPitch, firstRow + month * rowPitch)
    }

    /// The diameter of a circle, whose area grows with the fill of the rings, 0–10.
    static func diameter(_ fullness: Int) -> Int {
        let (least, most) = (Double(diameters.lowerBound), Double(diameters.upperBound))
        let area = least * least + (most * most - least * least) * Double(fullness) / 10
        return Int(area.squareRoot().rounded())
    }
}
