import Diary
package import Model

extension SettingsChange {
    /// Changes only what was edited in the settings for savings: like `set` for each key, but as one change.
    ///
    /// Throws if an edited goal isn't at its index in the file.
    package static func savings(from before: SavingsAnswers, to after: SavingsAnswers) -> SettingsChange {
        let steps = after.asWritten.steps(from: before.asWritten)
        return SettingsChange(action: steps.map(\.action).joined(separator: ", ")) { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            for step in steps where !step.edit(&text) {
                throw CommandError(.badData, "profile.json does not fit \"\(step.action)\"")
            }
            return [[text.change].compactMap(\.self)]
        }
    }
}

/// The most similar command of `reportgen set`, and the edit, which returns false if it doesn't fit.
private typealias SavingsStep = (action: String, edit: @Sendable (inout SettingsText) -> Bool)

extension SavingsAnswers {
    /// The steps from other answers to these, in the order of application.
    fileprivate func steps(from before: SavingsAnswers) -> [SavingsStep] {
        typealias Key = Setting.SavingsGoal
        var steps: [SavingsStep] = []
        func step(_ action: String, _ edit: @escaping @Sendable (inout SettingsText) -> Bool) {
            steps.append((action, edit))
        }
        func set(_ key: Setting, to value: String, _ edit: @escaping @Sendable (inout SettingsText) -> Bool) {
            // A default that was emptied has no key to remove.
            value.isEmpty
                ? step("set \(key.key) --remove") { $0.remove(key) || true } : step("set \(key.key) \(value)", edit)
        }
        func amount(_ key: Setting, _ value: String) { set(key, to: value) { $0.setLatest(key, to: .written(value)) } }
        func word(_ key: Setting, _ value: String) { set(key, to: value) { $0.set(key, to: .text(value)) } }
        if price != before.price { amount(.pricePerDrink, price) }
        if currency != before.currency { word(.currency, currency) }
        if isPerDay != before.isPerDay, !before.drinks.isEmpty { amount(isPerDay ? .drinksPerWeek : .drinksPerDay, "") }
        if drinks != before.drinks || isPerDay != before.isPerDay && !drinks.isEmpty {
            amount(isPerDay ? .drinksPerDay : .drinksPerWeek, drinks)
        }
        if method != before.method { word(.savingsMethod, method.rawValue) }
        if calories != before.calories { amount(.caloriesPerDrink, calories) }
        let both = zip(before.goals, goals).enumerated()
        for (index, (old, goal)) in both where goal != old && !goal.isEmpty {
            step("set savingsGoals \(goal.name)") { text in
                guard let node = text.goal(index) else { return false }
                text.set(Key.name.rawValue, to: .text(goal.name), in: node)
                return text.goal(index).map { text.set(Key.amount.rawValue, to: .written(goal.amount), in: $0) }
                    ?? false
            }
        }
        // From the last one on, so that the indices of the others don't change.
        for (index, (_, goal)) in both.reversed() where goal.isEmpty {
            step("set savingsGoals --remove") { text in
                text.document.member(Setting.savingsGoals.key).map { text.remove(at: index, from: $0.value) } ?? false
            }
        }
        for goal in goals.dropFirst(before.goals.count) where !goal.isEmpty {
            step("set savingsGoals \(goal.name)") {
                $0.append(.savingsGoal(goal.name, amount: .written(goal.amount)), to: Setting.savingsGoals)
            }
        }
        return steps
    }

    /// The answers in the form of the profile: decimals such as `4.50`, codes of currencies; empty for none.
    fileprivate var asWritten: SavingsAnswers {
        func amount(_ text: String) -> String { AnswerText.amount(text) ?? text }
        var written = self
        (written.price, written.drinks, written.calories) = (amount(price), amount(drinks), amount(calories))
        written.currency = AnswerText.currency(currency) ?? ""
        written.goals = goals.map { Goal(name: $0.name, amount: amount($0.amount)) }
        return written
    }
}

extension SettingsText {
    fileprivate func goal(_ index: Int) -> JSONNode? {
        guard let goals = document.member(Setting.savingsGoals.key)?.value.elements, goals.indices.contains(index)
        else { return nil }
        return goals[index]
    }
}
