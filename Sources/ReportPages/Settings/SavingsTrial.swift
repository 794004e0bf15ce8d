package import ProgressModel

/// Numbers that somebody tries; nil where none was said, and the present ones are meant.
package struct SavingsTrial: Sendable, Equatable {
    package var price: FixedDecimal?
    /// In the unit of the profile's rate, which is a week where it has none.
    package var drinks: FixedDecimal?

    /// Makes a trial.
    package init(price: FixedDecimal? = nil, drinks: FixedDecimal? = nil) {
        (self.price, self.drinks) = (price, drinks)
    }
}

/// A range of numbers of which one can be chosen.
struct Slider: Sendable, Equatable {
    let last: FixedDecimal
    let step: FixedDecimal

    /// A slider from 0 that reaches twice as far as the current value, at least to `least`, and to the value that is tried.
    ///
    /// Its step is the first of `steps` (coarsest first) on which both values lie, else the last one: a browser moves any
    /// other value to the nearest step.
    init(for current: FixedDecimal?, atLeast least: FixedDecimal, steps: [FixedDecimal], trying value: FixedDecimal) {
        let values = [current, value].compactMap(\.self)
        let step = steps.first { step in values.allSatisfy { $0.isMultiple(of: step) } } ?? steps.last
        self.step = step ?? FixedDecimal(1)
        last = max(current.map { $0 + $0 } ?? .zero, least, value).rounded(upTo: self.step)
    }
}

extension FixedDecimal {
    fileprivate func isMultiple(of step: FixedDecimal) -> Bool { billionths % step.billionths == 0 }

    fileprivate func rounded(upTo step: FixedDecimal) -> FixedDecimal {
        let rest = billionths % step.billionths
        return rest == 0 ? self : FixedDecimal(billionths: billionths - rest + step.billionths)
    }
}
