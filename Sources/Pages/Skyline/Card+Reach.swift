import Counting
package import Markup
import Model
import Wording

/// The lengths of past sober runs, as stairs that descend from day to day, with a mark for today.
package struct ReachStairs: Sendable {
    let reach: RunReach
    let report: Report
}

extension Card {
    /// The minimum number of past runs.
    private static let fewestRuns = 2

    /// Nil if sober days aren't the aim, and if fewer than two runs are over.
    static func reach(in report: Report) -> Card? {
        guard report.lead == .stop, let reach = report.analysis.runReach, reach.count >= fewestRuns else { return nil }
        let (phrases, stairs) = (report.phrases, ReachStairs(reach: reach, report: report))
        let table = DataTable(
            phrases, phrases.howFar, headings: [phrases.day, phrases.runsThatReachedIt],
            rows: stairs.rungs.map { [report.numbers.text($0.day), report.numbers.text($0.runs)] })
        return Card(
            .reach, style: "reach", title: phrases.howFar,
            [.legend(phrases.whatFollowed(reach)), .drawing(stairs), .table(table)])
    }
}

extension ReachStairs {
    /// The intervals between these lengths are equally wide, so that the first days are visible beside a year.
    private static let ladder = Milestone.defaultLengths

    /// The day after the last one in the drawing.
    private var end: Int { max(reach.longest, reach.today) + 1 }

    /// The milestones in the drawing, with the number of runs that reached each.
    fileprivate var rungs: [(day: Int, runs: Int)] {
        ReachStairs.ladder.filter { $0 < end }.map { ($0, reach.count(reaching: $0)) }
    }

    /// Days that the same number of runs reached, from the first day on; in hundredths of a percent of the width.
    package var steps: [(start: Int, end: Int, runs: Int)] {
        zip([0] + reach.ends, reach.ends).map { before, last in
            (place(before + 1), place(last + 1), reach.count(reaching: last))
        }
    }

    /// The horizontal position of a day's beginning.
    private func place(_ day: Int) -> Int {
        ReachStairs.room(before: day) * 10_000 / max(1, ReachStairs.room(before: end))
    }
    private func middle(_ day: Int) -> Int { (place(day) + place(day + 1)) / 2 }

    /// The width of all days before a day: 100 for each interval of the ladder, evenly divided among its days.
    private static func room(before day: Int) -> Int {
        guard let above = ladder.firstIndex(where: { $0 > day }), above > 0 else {
            let (last, step) = (ladder[ladder.count - 1], 365)
            return day < ladder[0] ? 0 : (ladder.count - 1) * 100 + (day - last) * 100 / step
        }
        let (low, high) = (ladder[above - 1], ladder[above])
        return (above - 1) * 100 + (day - low) * 100 / (high - low)
    }
}

/// The stairs stretch with the page, while the words around them keep their size.
extension ReachStairs: Drawing {
    private var heights: ChartScale { ChartScale(upTo: FixedDecimal(reach.count)) }

    /// The position in hundredths of a percent from the top.
    private func top(_ runs: Int) -> Int { 10_000 - heights.height(FixedDecimal(runs)) }

    package func write(on page: PageAddress, to html: inout HTML) {
        let (phrases, scale) = (report.phrases, heights.marks(report.numbers))
        html += """
            <figure class="chart sky"><svg class="chart-levels" aria-hidden="true">\
            <text y="1em">\(phrases.runsThatReachedIt)</text></svg>\(.chartScale(scale))\
            \({ $0.openPlot("reach", title: phrases.howFar, phrases.reachText(rungs)) })\(.gridLines(scale))\
            \(.stretched(width: 10_000, height: 10_000, stairs()))\
            <line class="sky-ground" x2="100%" y1="100%" y2="100%"/>\(todayMark())</svg>\
            <svg class="chart-x" aria-hidden="true">\
            \(each: rungs, { day, _ in
                let text = day == 1 ? phrases.days(1).text : report.numbers.text(day)
                return #"<text text-anchor="middle" y="1em" x="\#(percent: middle(day))">\#(text)</text>"#
            })</svg></figure>
            """
    }

    private func stairs() -> HTML {
        """
        <path class="sky-past" d="M0 10000\(each: steps, { "V\(top($0.runs))H\($0.end)" })V10000z"/>
        """
    }

    /// A mark for today, at the height of the runs that reached it; empty without a current run.
    private func todayMark() -> HTML {
        guard reach.today > 0 else { return "" }
        let (place, level) = (middle(reach.today), top(reach.count(reaching: reach.today)))
        let shift: StaticString =
            place > 7_500 ? #"text-anchor="end" dx=".5em" dy="-1.1em""# : #"dx="-.5em" dy="-1.1em""#
        return """
            <line class="reach-way" x1="\(percent: place)" x2="\(percent: place)" y1="\(percent: level)" y2="100%"/>\
            <circle class="reach-now" r="6" cx="\(percent: place)" cy="\(percent: level)"/>\
            <text \(shift) x="\(percent: place)" y="\(percent: level)">\(report.phrases.today)</text>
            """
    }
}
