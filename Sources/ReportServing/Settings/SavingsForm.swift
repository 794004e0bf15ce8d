import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// The form of the settings of savings as it was sent.
struct SavingsForm {
    /// What the form was made with.
    let before: SavingsAnswers
    let after: SavingsAnswers

    init(_ fields: [LogSheet.Field]) {
        before = SavingsAnswers(fields, prefix: SavingsAnswers.before)
        after = SavingsAnswers(fields)
    }

    /// A larger amount is a mistake.
    static let most = FixedDecimal(Profile.largestAmount)

    /// Why the form cannot be written, by the names of its fields; `current` is what the file says.
    ///
    /// Only what was changed is looked at: the rest is as the file has it, or had it.
    func problems(_ current: SavingsAnswers, _ phrases: Phrases) -> [String: SettingsProblem] {
        var problems: [String: SettingsProblem] = [:]
        for (field, path) in [
            (SavingsField.price, \SavingsAnswers.price), (.drinks, \.drinks), (.calories, \.calories),
        ] {
            let text = after[keyPath: path]
            guard text != before[keyPath: path] || field == .drinks && after.isPerDay != before.isPerDay else {
                continue
            }
            if !text.isEmpty, SavingsForm.amount(text) == nil {
                problems[field.rawValue] = .noAmount(upTo: phrases.numbers.text(SavingsForm.most))
            }
            if current[keyPath: path] != before[keyPath: path] { problems[field.rawValue] = .changedSince }
        }
        if after.isPerDay != before.isPerDay, current.isPerDay != before.isPerDay {
            problems[SavingsField.drinks.rawValue] = .changedSince
        }
        if after.currency != before.currency, !after.currency.isEmpty, AnswerText.currency(after.currency) == nil {
            problems[SavingsField.currency.rawValue] = .noCurrency
        }
        for (number, goal) in after.goals.enumerated() where !goal.isEmpty {
            guard number >= before.goals.count || goal != before.goals[number] else { continue }
            if goal.name.isEmpty { problems[SavingsAnswers.name(of: .goal, number)] = .noGoalName }
            if (SavingsForm.amount(goal.amount) ?? .zero) == .zero {
                problems[SavingsAnswers.name(of: .amount, number)] = .noGoalAmount
            }
        }
        // Goals are named by their places.
        let isSameGoals = zip(before.goals, after.goals).allSatisfy(==)
        if !isSameGoals, current.goals != before.goals { problems[""] = .changedSince }
        return problems
    }

    /// An amount as `set` takes it; nil where it is none, or too large.
    static func amount(_ text: String) -> FixedDecimal? {
        AnswerText.amount(text).flatMap { FixedDecimal(digits: $0.utf8) }.flatMap { $0 <= most ? $0 : nil }
    }
}
