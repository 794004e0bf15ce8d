import Model
import Wording

/// Columns over time, or a line through their tops, with levels drawn across them.
package struct ColumnChart: Sendable {
    /// How the numbers are drawn.
    package enum Form: Sendable {
        case columns
        /// A line from one known number to the next.
        case line
    }

    /// A column; `height` is in hundredths of a percent of the drawing.
    package struct Column: Sendable {
        /// Nil if the number isn't known.
        package let height: Int?
        package let tone: ChartTone
        /// The column in words.
        package let label: String
    }

    /// A horizontal line from one column to another, such as a goal or a mean.
    package struct Level: Sendable {
        package let columns: Range<Int>
        /// In hundredths of a percent.
        package let height: Int
        package let text: String
        /// The number at the end of the text, which a narrow screen shows alone; empty if the text is never shortened.
        package var number = ""
        /// Whether the text ends with the columns, because there are too few for it to start with them.
        package var endsAtLast = false
        /// Whether the text is in the drawing, at the end of the line, as for a goal or a single column.
        package var isOnLine = false
        /// Whether the headline has the number, so that a phone shows the text too.
        package var isInHeadline = false
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    package let columns: [Column]
    /// The numbers of the scale with their heights in hundredths of a percent, ascending.
    package let scale: [(height: Int, text: String)]
    /// The names below columns, ascending.
    package let names: [(column: Int, text: String)]
    package let levels: [Level]
    /// Nil if the numbers are in another table.
    package let table: DataTable?
    package var form = Form.columns
    /// Whether each column has a short name of its own, centred below it at every width.
    package var hasNameOfEach = false
    /// A further class of the figure in the style sheet; may be empty.
    var style: StaticString = ""
    /// What is drawn behind a line; nil if nothing is.
    package var backdrop: Backdrop?

    /// A band around a line, and the single values.
    package struct Backdrop: Sendable {
        /// The range of the band at a column, in hundredths of a percent of the height; ascending by column.
        package let band: [(column: Int, heights: ClosedRange<Int>)]
        /// In hundredths of a percent of the width and of the height.
        package let dots: [(place: Int, height: Int)]
    }
}

extension ColumnChart {
    /// The minimum number of slots: a short history leaves room on its right, so that its columns aren't too wide.
    private static let fewestSlots = 16

    /// The number of columns that have room side by side.
    var slots: Int { form == .line ? max(1, columns.count) : max(ColumnChart.fewestSlots, columns.count) }
}

extension ColumnChart {
    /// The short name of each month below the first week that begins in it, or the year for January; if no month
    /// begins, the first day.
    static func monthNames(of weeks: [Week], _ phrases: Phrases) -> [(column: Int, text: String)] {
        var names: [(column: Int, text: String)] = []
        var month = weeks.first.map { $0.monday.yearMonth }
        for (column, week) in weeks.enumerated() where week.monday.yearMonth != month {
            let begun = week.monday.yearMonth
            month = begun
            names.append((column, begun.month == 1 ? String(begun.year) : phrases.shortMonthName(begun.month)))
        }
        // The last name is aligned with the end of the columns, so there is no room for one shortly before it.
        if names.count > 1, names[names.count - 2].column * 20 > weeks.count * 19 { names.remove(at: names.count - 2) }
        guard names.isEmpty, let first = weeks.first else { return names }
        return [(0, phrases.shortDayAndMonth(first.monday))]
    }
}

extension ColumnChart {
    /// A week: its number, nil if it isn't known; its tone, its words, and its cell of the table.
    typealias WeekColumn = (number: FixedDecimal?, tone: ChartTone, words: String, cell: String)

    /// A column for each week, the last of which is still open, with a table of them, latest first; `heading` is the
    /// heading of their cells, `marks` are the marks of a scale that doesn't have plain numbers.
    init(
        id: String, title: String, description: String, of weeks: [Week], heights: ChartScale,
        marks: [(height: Int, text: String)]? = nil, levels: [Level], heading: String, _ phrases: Phrases,
        week: (Int) -> WeekColumn
    ) {
        let values = weeks.indices.map(week)
        let columns = zip(weeks, values).map { week, value in
            let isRunning = week == weeks.last
            let end = isRunning ? " (\(phrases.runningWeek))" : ""
            return Column(
                height: value.number.map(heights.height), tone: isRunning ? .open : value.tone,
                label: "\(phrases.weekOf) \(phrases.shortDayAndMonth(week.monday)): \(value.words)\(end)")
        }
        let table = DataTable(
            phrases, title, headings: [phrases.weekOf, heading],
            rows: zip(weeks, values).reversed().map { [phrases.shortDate($0.monday), $1.cell] })
        self.init(
            id: id, title: title, description: description, columns: columns,
            scale: marks ?? heights.marks(phrases.numbers), names: ColumnChart.monthNames(of: weeks, phrases),
            levels: levels, table: table)
    }
}

/// The result of a chart in words; both texts may be empty.
struct Finding: Sendable {
    /// The first sentence.
    var lead = ""
    /// A small sentence below it.
    var remark = ""
}

extension Card {
    /// The result in words, then the drawing.
    static func chart(
        _ name: Name, id: String? = nil, _ title: String, _ finding: Finding = Finding(), _ blocks: Block?...
    ) -> Card {
        Card(name, id: id, title: title, [.lead(finding.lead), .legend(finding.remark)] + blocks)
    }

    /// A chart with its own title.
    static func chart(_ name: Name, id: String? = nil, _ chart: ColumnChart, _ finding: Finding) -> Card {
        .chart(name, id: id, chart.title, finding, .drawing(chart))
    }
}

/// A scale between two round numbers with at most four steps, or five if it doesn't start at 0.
struct ChartScale {
    private let step: Int128
    private let steps: Int128
    private let base: Int128
    private let end: Int128

    /// A scale that includes two numbers; `finest` is its smallest possible step.
    init(from least: FixedDecimal, upTo most: FixedDecimal, finest: FixedDecimal) {
        let span = ChartScale(upTo: most - least, finest: finest)
        step = span.step
        // Rounded down, even if negative.
        base = (least.billionths - (least.billionths < 0 ? step - 1 : 0)) / step * step
        steps = max(1, (most.billionths - base + step - 1) / step)
        end = base + step * steps
    }

    /// A scale from 0 that includes a number; `finest` is its smallest possible step.
    init(upTo most: FixedDecimal, finest: FixedDecimal = FixedDecimal(1)) {
        var unit = max(1, finest.billionths)
        var step = unit
        search: while true {
            for factor: Int128 in [1, 2, 5] {
                step = unit * factor
                if step * 4 >= most.billionths { break search }
            }
            unit *= 10
        }
        self.step = step
        base = 0
        steps = max(1, (most.billionths + step - 1) / step)
        end = step * steps
    }

    /// The height of a number in hundredths of a percent.
    func height(_ number: FixedDecimal) -> Int {
        Int(clamping: divideRounding((number.billionths - base) * 10_000, by: end - base))
    }

    func marks(_ numbers: NumberFormat) -> [(height: Int, text: String)] { marks { numbers.text($0) } }

    /// The numbers of the scale as texts, with their heights.
    func marks(_ text: (FixedDecimal) -> String) -> [(height: Int, text: String)] {
        (0...Int(clamping: steps)).map { FixedDecimal(billionths: base + step * Int128($0)) }
            .map { (height($0), text($0)) }
    }
}
