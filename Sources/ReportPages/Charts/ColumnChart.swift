import ProgressModel

/// Columns over time, with levels drawn across them.
package struct ColumnChart: Sendable {
    /// A column; `height` is in hundredths of a percent of the drawing.
    package struct Column: Sendable {
        package enum Tone: Sendable {
            case good, noticed
            /// Below a goal, or not over yet.
            case open
        }

        package let height: Int
        package let tone: Tone
        /// What it stands for, in words.
        package let label: String
    }

    /// A horizontal line from one column to another, such as a goal or a mean.
    package struct Level: Sendable {
        package let columns: Range<Int>
        /// In hundredths of a percent.
        package let height: Int
        package let text: String
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    package let columns: [Column]
    /// Numbers of the scale with their heights in hundredths of a percent, ascending from 0.
    package let scale: [(height: Int, text: String)]
    /// Names below columns, ascending.
    package let names: [(column: Int, text: String)]
    package let levels: [Level]
    /// Nil where the numbers are in another table.
    package let table: DataTable?
}

/// A scale from 0 to a round number with at most four steps.
struct ChartScale {
    private let step: Int128
    private let steps: Int128

    /// A scale that holds a number; `finest` is the smallest step it may take.
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
        steps = max(1, (most.billionths + step - 1) / step)
    }

    /// The height of a number in hundredths of a percent.
    func height(_ number: FixedDecimal) -> Int {
        Int(clamping: divideRounding(number.billionths * 10_000, by: step * steps))
    }

    /// The numbers of the scale.
    func marks(_ numbers: NumberFormat) -> [(height: Int, text: String)] {
        (0...Int(clamping: steps)).map { index in
            let number = FixedDecimal(billionths: step * Int128(index))
            return (height(number), numbers.text(number))
        }
    }
}
