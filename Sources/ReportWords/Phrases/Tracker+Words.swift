package import ProgressModel

extension Tracker {
    /// An amount without its unit; hours as `7:30`.
    package func text(of amount: FixedDecimal, _ numbers: NumberFormat) -> String {
        isInHours ? numbers.hours(amount) : numbers.text(amount)
    }

    /// What a counter counts, in the singular where there is one of it; nil where it has no unit.
    package func unit(for amount: FixedDecimal, _ phrases: any Phrases, in language: Language) -> String? {
        guard let unit = unit?.text(in: language) else { return nil }
        return amount.whole == 1 ? phrases.singular(unit) : unit
    }
}
