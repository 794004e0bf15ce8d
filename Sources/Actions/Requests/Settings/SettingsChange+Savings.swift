import Diary
package import Model

extension SettingsChange {
    /// Changes only what was edited in the settings for savings: like `set` for each key, but as one change.
    ///
    /// Throws if an edited goal isn't at its index in the file.
    package static func savings(from before: SavingsAnswers, to after: SavingsAnswers) -> SettingsChange {
        let steps = SavingsStep.all(from: before.asWritten, to: after.asWritten)
        return SettingsChange(action: steps.map(\.action).joined(separator: ", ")) { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            for step in steps where !step.apply(to: &text) {
                throw CommandError(.badData, "profile.json does not fit \"\(step.action)\"")
            }
            return [[text.change].compactMap(\.self)]
        }
    }
}

private enum SavingsStep {
    case set(Setting, JSONText?)
    /// Sets an amount; of amounts over time only the last one.
    case amount(Setting, String)
    case goal(Int, SavingsAnswers.Goal)
    case newGoal(SavingsAnswers.Goal)
    case removeGoal(Int)

    /// In the order of application.
    static func all(from before: SavingsAnswers, to after: SavingsAnswers) -> [SavingsStep] {
        var steps: [SavingsStep] = []
        func amount(_ setting: Setting, _ amount: String) -> SavingsStep {
            amount.isEmpty ? .set(setting, nil) : .amount(setting, amount)
        }
        if after.price != before.price { steps.append(amount(.pricePerDrink, after.price)) }
        if after.currency != before.currency {
            steps.append(.set(.currency, after.currency.isEmpty ? nil : .text(after.currency)))
        }
        let rate = after.isPerDay ? Setting.drinksPerDay : .drinksPerWeek
        let other = after.isPerDay ? Setting.drinksPerWeek : .drinksPerDay
        if after.isPerDay != before.isPerDay, !before.drinks.isEmpty { steps.append(.set(other, nil)) }
        if after.drinks != before.drinks || after.isPerDay != before.isPerDay && !after.drinks.isEmpty {
            steps.append(amount(rate, after.drinks))
        }
        if after.method != before.method { steps.append(.set(.savingsMethod, .text(after.method.rawValue))) }
        if after.calories != before.calories { steps.append(amount(.caloriesPerDrink, after.calories)) }
        return steps + goals(from: before.goals, to: after.goals)
    }

    private static func goals(from before: [SavingsAnswers.Goal], to after: [SavingsAnswers.Goal]) -> [SavingsStep] {
        let changed = zip(before, after).enumerated().compactMap { index, pair -> SavingsStep? in
            pair.0 == pair.1 || pair.1.isEmpty ? nil : .goal(index, pair.1)
        }
        // From the last one on, so that the indices of the others don't change.
        let removed = zip(before, after).enumerated().filter { $1.1.isEmpty }.map { SavingsStep.removeGoal($0.offset) }
        let new = after.dropFirst(before.count).filter { !$0.isEmpty }.map(SavingsStep.newGoal)
        return changed + removed.reversed() + new
    }

    /// The most similar command of `reportgen set`.
    var action: String {
        switch self {
        case .set(let key, nil): "set \(key.key) --remove"
        case .set(let key, .text(let text)?): "set \(key.key) \(text)"
        case .set(let key, _): "set \(key.key)"
        case .amount(let key, let amount): "set \(key.key) \(amount)"
        case .goal(_, let goal), .newGoal(let goal): "set savingsGoals \(goal.name)"
        case .removeGoal: "set savingsGoals --remove"
        }
    }

    /// Changes a text; false if it doesn't fit.
    func apply(to text: inout SettingsText) -> Bool {
        switch self {
        case .set(let key, let value?): return text.set(key, to: value)
        case .set(let key, nil):
            // A default that was emptied has no key to remove.
            _ = text.remove(key)
            return true
        case .amount(let key, let amount):
            return text.setLatest(key, to: .written(amount))
        case .goal(let index, let goal):
            guard let node = text.goal(index) else { return false }
            text.set(Setting.SavingsGoal.name.rawValue, to: .text(goal.name), in: node)
            guard let node = text.goal(index) else { return false }
            return text.set(Setting.SavingsGoal.amount.rawValue, to: .written(goal.amount), in: node)
        case .newGoal(let goal):
            return text.append(
                .savingsGoal(goal.name, amount: .written(goal.amount)), to: Setting.savingsGoals)
        case .removeGoal(let index):
            guard let list = text.document.member(Setting.savingsGoals.key)?.value else { return false }
            return text.remove(at: index, from: list)
        }
    }
}

extension SavingsAnswers {
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
        guard case .array(let goals)? = document.member(Setting.savingsGoals.key)?.value.value,
            goals.indices.contains(index)
        else { return nil }
        return goals[index]
    }
}
