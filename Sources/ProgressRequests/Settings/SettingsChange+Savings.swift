import Diagnostics
import ProgressLoading
import ProgressModel
import ProgressRecording

extension SettingsChange {
    /// Changes what somebody has changed of the settings of savings, and nothing else: what `set` does for each key, as one
    /// change.
    ///
    /// Throws where a goal is meant that the file does not have in its place.
    package static func savings(from before: SavingsValues, to after: SavingsValues) -> SettingsChange {
        let steps = SavingsStep.all(from: before, to: after)
        return SettingsChange(action: steps.map(\.action).joined(separator: ", ")) { folder throws(CommandError) in
            var text = try text("profile.json", in: folder)
            for step in steps where !step.apply(to: &text) {
                throw CommandError(.badData, "profile.json does not fit \"\(step.action)\"")
            }
            return [[text.change].compactMap(\.self)]
        }
    }
}

/// A part of a change of the settings of savings.
private enum SavingsStep {
    /// Gives a key a value, or takes it out.
    case set(ProfileKey, JSONText?)
    /// Gives a key an amount; of amounts over time only the last one.
    case amount(ProfileKey, String)
    case goal(Int, SavingsValues.Goal)
    case newGoal(SavingsValues.Goal)
    case removeGoal(Int)

    /// In the order in which they are applied.
    static func all(from before: SavingsValues, to after: SavingsValues) -> [SavingsStep] {
        var steps: [SavingsStep] = []
        func amount(_ key: ProfileKey, _ amount: String?) -> SavingsStep {
            amount.map { .amount(key, $0) } ?? .set(key, nil)
        }
        if after.price != before.price { steps.append(amount(.pricePerDrink, after.price)) }
        if after.currency != before.currency {
            steps.append(.set(.currency, after.currency.map { .text($0) }))
        }
        let rate = after.isPerDay ? ProfileKey.drinksPerDay : .drinksPerWeek
        let other = after.isPerDay ? ProfileKey.drinksPerWeek : .drinksPerDay
        if after.isPerDay != before.isPerDay, before.drinks != nil { steps.append(.set(other, nil)) }
        if after.drinks != before.drinks || after.isPerDay != before.isPerDay && after.drinks != nil {
            steps.append(amount(rate, after.drinks))
        }
        if after.method != before.method { steps.append(.set(.savingsMethod, .text(after.method.rawValue))) }
        if after.calories != before.calories { steps.append(amount(.caloriesPerDrink, after.calories)) }
        return steps + goals(from: before.goals, to: after.goals)
    }

    private static func goals(from before: [SavingsValues.Goal], to after: [SavingsValues.Goal]) -> [SavingsStep] {
        let changed = zip(before, after).enumerated().compactMap { index, pair -> SavingsStep? in
            pair.0 == pair.1 || pair.1.isEmpty ? nil : .goal(index, pair.1)
        }
        // From the last one on, so that the places of the others stay.
        let removed = zip(before, after).enumerated().filter { $1.1.isEmpty }.map { SavingsStep.removeGoal($0.offset) }
        let new = after.dropFirst(before.count).filter { !$0.isEmpty }.map(SavingsStep.newGoal)
        return changed + removed.reversed() + new
    }

    /// The words of `reportgen set` that come nearest to it.
    var action: String {
        switch self {
        case .set(let key, nil): "set \(key.rawValue) --remove"
        case .set(let key, .text(let text)?): "set \(key.rawValue) \(text)"
        case .set(let key, _): "set \(key.rawValue)"
        case .amount(let key, let amount): "set \(key.rawValue) \(amount)"
        case .goal(_, let goal), .newGoal(let goal): "set savingsGoals \(goal.name)"
        case .removeGoal: "set savingsGoals --remove"
        }
    }

    /// Changes a text; false where it does not fit.
    func apply(to text: inout SettingsText) -> Bool {
        switch self {
        case .set(let key, let value?): return text.set(key, to: value)
        case .set(let key, nil):
            // A default that was emptied has no key to take out.
            _ = text.remove(key)
            return true
        case .amount(let key, let amount):
            return text.setLatest(key, to: .written(amount))
        case .goal(let index, let goal):
            guard let node = text.goal(index) else { return false }
            text.set(ProfileKey.SavingsGoal.name.rawValue, to: .text(goal.name), in: node)
            guard let node = text.goal(index) else { return false }
            return text.set(ProfileKey.SavingsGoal.amount.rawValue, to: .written(goal.amount), in: node)
        case .newGoal(let goal):
            return text.append(
                .savingsGoal(goal.name, amount: .written(goal.amount)), to: ProfileKey.savingsGoals)
        case .removeGoal(let index):
            guard let list = text.document.member(ProfileKey.savingsGoals.name)?.value else { return false }
            return text.remove(at: index, from: list)
        }
    }
}

extension SettingsText {
    fileprivate func goal(_ index: Int) -> JSONNode? {
        guard case .array(let goals)? = document.member(ProfileKey.savingsGoals.name)?.value.value,
            goals.indices.contains(index)
        else { return nil }
        return goals[index]
    }
}
