import ProgressModel
import ReportWords

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
