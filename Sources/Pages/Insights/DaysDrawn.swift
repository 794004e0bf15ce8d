import Counting
package import Markup
import Model
import Wording

/// The shape of the days: every record of the past year at its time, with a row for each day.
package struct DaysDrawn: Sendable {
    /// The records of one colour.
    package struct Kind: Sendable {
        package let name: String
        let hue: Hue
        /// Rows and places, each place once, ascending.
        let dots: [(row: Int, place: Int)]
    }

    /// The colour of a kind.
    enum Hue: Sendable, Equatable {
        case activity(Activity)
        /// `#RRGGBB`.
        case tracker(String)
        /// Grey, for all kinds without a colour of their own.
        case shared
    }

    private let report: Report
    private let days: ClosedRange<Day>
    package let kinds: [Kind]
    /// The number of rows.
    package var rows: Int { days.count }
    /// The first row of each month, with its name.
    let months: [(row: Int, name: String)]
    /// Runs of sober rows, each from its first to its last.
    let sober: [ClosedRange<Int>]
    /// The hours of plans, 0–24.
    let plans: [Int]
}

extension Card {
    /// Nil in the public edition, which contains no times, and if too few records have a time.
    static func shape(in report: Report) -> Card? {
        guard report.audience == .private, let shape = DayShape(report.analysis) else { return nil }
        let phrases = report.phrases
        let clock = { (hour: Int) in padded(hour, 2) + ":00" }
        let busiest = shape.busiest.map { phrases.busiest(from: clock($0.hour), to: clock(($0.hour + 3) % 24)) }
        let drawing = DaysDrawn(shape, in: report)
        let table = DataTable(
            phrases, phrases.shapeOfDays, headings: [phrases.hour] + drawing.kinds.map(\.name),
            rows: (0..<24).map { hour in [padded(hour, 2)] + shape.kinds.map { report.numbers.text($0.byHour[hour]) } })
        let remark = phrases.shapeRemark(percent: shape.busiest?.percent, of: shape.count)
        return .chart(
            .shape, phrases.shapeOfDays, Finding(lead: busiest ?? "", remark: remark), .drawing(drawing), .table(table))
    }
}

extension DaysDrawn {
    /// The number of places in a day: each is ten minutes.
    static let places = 144
    /// If there are more dots, each is half an hour, so that the page stays small.
    private static let mostDots = 5_000

    fileprivate init(_ shape: DayShape, in report: Report) {
        let days = shape.days
        (self.report, self.days) = (report, days)
        let step = shape.count > DaysDrawn.mostDots ? 3 : 1
        let hues = DaysDrawn.hues(of: shape.kinds, in: report)
        kinds = shape.kinds.enumerated().map { index, kind in
            let dots = kind.moments.map { moment in
                (row: days.lowerBound.distance(to: moment.day), place: moment.second / (600 * step) * step)
            }
            return Kind(name: report.name(of: kind.habit), hue: hues[index], dots: DaysDrawn.distinct(dots))
        }
        months = days.enumerated().filter { $1.dayOfMonth == 1 }.map {
            ($0, report.phrases.shortMonthName($1.date.month))
        }
        let table = report.analysis.days
        let soberDays = report.hasLevels ? days.filter { table[$0]?.isSober == true } : []
        sober = soberDays.map(days.lowerBound.distance(to:)).runs
        plans = Set(report.analysis.trackers.filter(\.tracker.isActive).flatMap { $0.plans.flatMap(\.hours) }).sorted()
    }

    /// A hue is used once in a drawing: by the kind with the most records.
    private static func hues(of kinds: [DayShape.Kind], in report: Report) -> [Hue] {
        var hues = kinds.map { kind in
            switch kind.habit {
            case .activity(let activity): Hue.activity(activity)
            case .tracker(let tracker): Hue.tracker(report.colour(of: tracker))
            }
        }
        var taken: [Hue] = []
        let often = kinds.indices.sorted { (kinds[$0].moments.count, $1) > (kinds[$1].moments.count, $0) }
        for index in often {
            if taken.contains(hues[index]) { hues[index] = .shared }
            taken.append(hues[index])
        }
        return hues
    }

    private static func distinct(_ dots: [(row: Int, place: Int)]) -> [(row: Int, place: Int)] {
        Set(dots.map { $0.row * places + $0.place }).sorted().map { ($0 / places, $0 % places) }
    }
}

extension Tracker.Plan {
    /// The hours at which it begins and ends; empty if it only has a part of the day, or a trigger.
    fileprivate var hours: [Int] {
        if case .hours(let from, let to) = moment { [from, to] } else { [] }
    }
}

extension DaysDrawn: Drawing {
    /// Writes the drawing, which stretches with the page; its dots stay round, because line widths don't stretch.
    package func write(on page: PageAddress, to html: inout HTML) {
        let phrases = report.phrases
        let span = phrases.span(phrases.date(days.lowerBound), phrases.date(days.upperBound))
        html += """
            <figure class="chart shape\(further: size)"><svg class="chart-y" aria-hidden="true">\
            \(each: months, { row, name in
                #"<text x="100%" y="\#(percent: (row * 2 + 1) * 5_000 / rows)">\#(name)</text>"#
            })</svg>\({ $0.openPlot("shape", title: phrases.shapeOfDays, phrases.shapeDescription(span)) })\(ground())
            \(.stretched(width: DaysDrawn.places * 2, height: rows * 2, "\(each: kinds, { $0.html() })"))</svg>\
            <svg class="shape-sober" aria-hidden="true">\(.stretched(width: 1, height: rows, soberRuns()))</svg>\
            <svg class="chart-x" aria-hidden="true">\(.hourNames)</svg></figure>\
            <ul class="legend sign-legend">\(legend())</ul>
            """
    }

    /// The size of the drawing, which is higher for more days.
    private var size: StaticString {
        switch rows {
        case ...90: "short"
        case ...200: "middle"
        default: ""
        }
    }

    /// The night, the lines at six hours and at months, and the hours of plans.
    private func ground() -> HTML {
        let upright = { (style: StaticString, place: Int) -> HTML in
            #"<line class="\#(style)" x1="\#(percent: place)" x2="\#(percent: place)" y2="100%"/>"#
        }
        return """
            <rect class="shape-night" width="25%" height="100%"/>\(each: 1..<4, { upright("grid-line", $0 * 2_500) })\
            \(each: months.map { $0.row * 10_000 / rows }, {
                #"<line class="grid-line" y1="\#(percent: $0)" y2="\#(percent: $0)" x2="100%"/>"#
            })\(each: plans, { upright("shape-plan", $0 * 10_000 / 24) })
            """
    }

    private func soberRuns() -> HTML {
        #"<path d="\#(each: sober, { "M0 \($0.lowerBound)h1v\($0.count)h-1z" })"/>"#
    }

    private func legend() -> HTML {
        let others = kinds.filter { $0.hue == .shared }.map(\.name)
        let phrases = report.phrases
        let soberWord = phrases.soberDays(sober.reduce(0) { $0 + $1.count }).text
        return """
            \(each: kinds.filter { $0.hue != .shared }, { DaysDrawn.key($0.hue, $0.name) })\
            \(if: !others.isEmpty, DaysDrawn.key(.shared, others.joined(separator: ", ")))\
            \(if: !sober.isEmpty, #"\#(key: #"<rect class="k-good" x="4" width="4" height="12"/>"#, soberWord)"#)\
            \(key: #"<rect class="shape-night" width="12" height="12"/>"#, phrases.name(of: .night))\
            \(if: !plans.isEmpty, #"\#(key: #"<path class="shape-plan" d="M6 0v12"/>"#, phrases.hoursOfPlans)"#)
            """
    }

    private static func key(_ hue: Hue, _ name: String) -> HTML {
        """
        \(key: #"<circle class="\#(hue.style)" cx="6" cy="6" r="4.5"\#(hue.colour, { #" fill="\#($0)""# })/>"#, name)
        """
    }
}

extension DaysDrawn.Hue {
    fileprivate var style: StaticString {
        switch self {
        case .activity(let activity): activity == .meditation ? "s-m" : "s-w"
        case .tracker: "s-t"
        case .shared: "s-o"
        }
    }

    fileprivate var colour: String? { if case .tracker(let colour) = self { colour } else { nil } }
}

extension DaysDrawn.Kind {
    /// All dots as one path of almost zero-length lines, whose round ends are the dots.
    fileprivate func html() -> HTML {
        """
        <path class="\(hue.style)"\(hue.colour, { #" stroke="\#($0)""# }) d="\({ html in
            var (row, place) = (0, 0)
            for (number, dot) in dots.enumerated() {
                let isFirst = number == 0
                html.point(
                    isFirst ? "M" : "m", isFirst ? dot.place * 2 + 1 : (dot.place - place) * 2,
                    isFirst ? dot.row * 2 + 1 : (dot.row - row) * 2)
                html.markup("h0")
                (row, place) = (dot.row, dot.place)
            }
        })"/>

        """
    }
}
