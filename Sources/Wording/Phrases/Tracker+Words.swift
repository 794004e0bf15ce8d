package import Model

extension Tracker {
    /// What people ask themselves while logging: for a preset with its own prompt its exercise, else the prompt.
    package func exercise(in language: Language) -> String? {
        let (prompt, phrases) = (prompt?.text(in: language), language.phrases)
        let isOfPreset = prompt != nil && prompt == preset.flatMap { phrases.prompt(of: $0) }
        return (isOfPreset ? preset.flatMap { phrases.exercise(of: $0) } : nil) ?? prompt
    }

    /// An amount without its unit; hours as `7:30`.
    package func text(of amount: FixedDecimal, _ numbers: NumberFormat) -> String {
        isInHours ? numbers.hours(amount) : numbers.text(amount)
    }

    /// The unit of a counter, in the singular for 1; nil if it has none.
    package func unit(for amount: FixedDecimal, _ phrases: Phrases, in language: Language) -> String? {
        guard let unit = unit?.text(in: language) else { return nil }
        return amount.whole == 1 ? phrases.singular(unit) : unit
    }

    /// An amount alone: `6 glasses`, `7:30 h`.
    package func words(_ amount: FixedDecimal, _ phrases: Phrases, in language: Language) -> String {
        let unit = unit(for: amount, phrases, in: language)?.isolated
        return phrases.amount(text(of: amount, phrases.numbers), of: nil, unit: unit)
    }

    /// A day's total or value with its target: `6 of 8 glasses`, `9 glasses, goal met`, `2 cups (limit 3)`.
    package func total(_ total: FixedDecimal, _ phrases: Phrases, in language: Language) -> String {
        let words = words(total, phrases, in: language)
        switch target {
        case .goal(let goal) where total > goal: return phrases.goalMet(words)
        case .goal(let goal):
            let texts = [total, goal].map { text(of: $0, phrases.numbers) }
            return phrases.amount(texts[0], of: texts[1], unit: unit(for: goal, phrases, in: language)?.isolated)
        case .limit(let limit): return phrases.amount(words, limit: text(of: limit, phrases.numbers))
        case nil: return words
        }
    }
}
