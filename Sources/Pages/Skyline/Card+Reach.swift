import Counting
package import Markup
import Model
import Wording

/// How far the sober runs got that are over, as stairs that go down from day to day, with the day of today on them.
package struct ReachStairs: Sendable {
    let title, description: String
    /// Days that the same number of runs reached, from the first day on; in hundredths of a percent of the width.
    package let steps: [(start: Int, end: Int, runs: Int)]
    /// The milestones with their places, as far as the drawing reaches.
    package let marks: [(day: String, place: Int)]
    /// The scale of the runs, and what they are.
    let heights: ChartScale
    package let scale: [(height: Int, text: String)]
    package let unit: String
    /// Where today is, and how many runs came as far; nil without a current run.
    package let today: (place: Int, runs: Int, text: String)?
}

extension Card {
    /// Of fewer there is nothing to learn.
    private static let fewestRuns = 2
    /// Nil of a person whose sober days do not lead, and of one with fewer than two runs that are over.
    static func reach(in report: Report) -> Card? {
        guard report.lead == .stop, let reach = report.analysis.runReach, reach.count >= fewestRuns else { return nil }
        let phrases = report.phrases
        let end = max(reach.longest, reach.today) + 1
        let shown = ReachStairs.ladder.filter { $0 < end }.map { (day: $0, runs: reach.count(reaching: $0)) }
        func place(_ day: Int) -> Int { ReachStairs.place(of: day) * 10_000 / max(1, ReachStairs.place(of: end)) }
        func middle(_ day: Int) -> Int { (place(day) + place(day + 1)) / 2 }
        var steps: [(start: Int, end: Int, runs: Int)] = []
        var first = 1
        for last in reach.ends {
            steps.append((place(first), place(last + 1), reach.count(reaching: last)))
            first = last + 1
        }
        let today = (middle(reach.today), reach.count(reaching: reach.today), phrases.today)
        let heights = ChartScale(upTo: FixedDecimal(reach.count))
        let stairs = ReachStairs(
            title: phrases.howFar, description: phrases.reachText(shown), steps: steps,
            marks: shown.map {
                ($0.day == 1 ? phrases.days(1).text : report.numbers.text($0.day), middle($0.day))
            },
            heights: heights, scale: heights.marks(report.numbers), unit: phrases.runsThatReachedIt,
            today: reach.today > 0 ? today : nil)
        let table = DataTable(
            phrases, phrases.howFar, headings: [phrases.day, phrases.runsThatReachedIt],
            rows: shown.map { [report.numbers.text($0.day), report.numbers.text($0.runs)] })
        return Card(
            .reach, style: "reach", title: phrases.howFar,
            [.legend(phrases.whatFollowed(reach)), .drawing(stairs), .table(table)])
    }
}

extension ReachStairs {
    /// Lengths between which every step takes the same room, so that the first days can be seen beside a year.
    fileprivate static let ladder = Milestone.defaultLengths

    /// The place where a day begins: a hundred for each step of the ladder, evenly between its rungs.
    fileprivate static func place(of day: Int) -> Int {
        guard let above = ladder.firstIndex(where: { $0 > day }), above > 0 else {
            let (last, step) = (ladder[ladder.count - 1], 365)
            return day < ladder[0] ? 0 : (ladder.count - 1) * 100 + (day - last) * 100 / step
        }
        let (low, high) = (ladder[above - 1], ladder[above])
        return (above - 1) * 100 + (day - low) * 100 / (high - low)
    }
}

/// The stairs stretch with the page, the words around them keep their size.
extension ReachStairs: Drawing {
    /// In hundredths of a percent from the top.
    private func top(_ runs: Int) -> Int { 10_000 - heights.height(FixedDecimal(runs)) }

    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <figure class="chart sky"><svg class="chart-levels" aria-hidden="true"><text y="1em">\(unit)</text></svg>\
            \(.chartScale(scale))\({ $0.openPlot("reach", title: title, description) })\(.gridLines(scale))\
            \(.stretched(width: 10_000, height: 10_000, stairs()))\
            <line class="sky-ground" x2="100%" y1="100%" y2="100%"/>\(todayMark())</svg>\
            <svg class="chart-x" aria-hidden="true">\
            \(each: marks, { #"<text text-anchor="middle" y="1em" x="\#(percent: $0.place)">\#($0.day)</text>"# })\
            </svg></figure>
            """
    }

    private func stairs() -> HTML {
        """
        <path class="sky-past" d="M0 10000\(each: steps, { "V\(top($0.runs))H\($0.end)" })V10000z"/>
        """
    }

    private func todayMark() -> HTML {
        guard let today else { return "" }
        let level = top(today.runs)
        let shift: StaticString =
            today.place > 7_500 ? #"text-anchor="end" dx=".5em" dy="-1.1em""# : #"dx="-.5em" dy="-1.1em""#
        return """
            <line class="reach-way" x1="\(percent: today.place)" x2="\(percent: today.place)" y1="\(percent: level)"\
             y2="100%"/>\
            <circle class="reach-now" r="6" cx="\(percent: today.place)" cy="\(percent: level)"/>\
            <text \(shift) x="\(percent: today.place)" y="\(percent: level)">\(today.text)</text>
            """
    }
}
