package import Model

extension Tracker {
    /// What a person asks themselves while they log: of a preset whose prompt is its own, else the prompt.
    package func exercise(in language: Language) -> String? {
        let (prompt, phrases) = (prompt?.text(in: language), language.phrases)
        let isOfPreset = prompt != nil && prompt == preset.flatMap { phrases.prompt(of: $0) }
        return (isOfPreset ? preset.flatMap { phrases.exercise(of: $0) } : nil) ?? prompt
    }

    /// An amount without its unit; hours as `7:30`.
    package func text(of amount: FixedDecimal, _ numbers: NumberFormat) -> String {
        isInHours ? numbers.hours(amount) : numbers.text(amount)
    }

    /// What a counter counts, in the singular where there is one of it; nil if it has no unit.
    package func unit(for amount: FixedDecimal, _ phrases: Phrases, in language: Language) -> String? {
        guard let unit = unit?.text(in: language) else { return nil }
        return amount.whole == 1 ? phrases.singular(unit) : unit
    }
}
