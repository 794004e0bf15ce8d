import ProgressModel
import ReportWords

/// A scale between two round numbers with at most four steps, or five where it does not begin at 0.
struct ChartScale {
    private let step: Int128
    private let steps: Int128
    /// The number it begins at.
    private let base: Int128
    /// The number it ends at.
    private let end: Int128

    /// A scale that holds two numbers and all between; `finest` is the smallest step it may take.
    init(from least: FixedDecimal, upTo most: FixedDecimal, finest: FixedDecimal) {
        let span = ChartScale(upTo: most - least, finest: finest)
        step = span.step
        // Rounded down, also below 0.
        base = (least.billionths - (least.billionths < 0 ? step - 1 : 0)) / step * step
        steps = max(1, (most.billionths - base + step - 1) / step)
        end = base + step * steps
    }

    /// A scale from 0 that holds a number; `finest` is the smallest step it may take.
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

    /// The numbers of the scale.
    func marks(_ numbers: NumberFormat) -> [(height: Int, text: String)] { marks { numbers.text($0) } }

    /// The numbers of the scale, as they are written.
    func marks(_ text: (FixedDecimal) -> String) -> [(height: Int, text: String)] {
        (0...Int(clamping: steps)).map { FixedDecimal(billionths: base + step * Int128($0)) }
            .map { (height($0), text($0)) }
    }
}
