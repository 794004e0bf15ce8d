package import ProgressModel
package import ReportWords

extension SavingsAnswers {
    /// The answers that a profile holds.
    package init(_ profile: Profile, _ phrases: Phrases) {
        self.init()
        func text(_ amount: AmountOverTime?) -> String {
            (amount?.amounts.last).map { phrases.numbers.entered($0.text) } ?? ""
        }
        let money = { (amount: FixedDecimal) in
            phrases.numbers.entered(amount.text(places: profile.currency.minorDigits))
        }
        price = (profile.pricePerDrink?.amounts.last).map(money) ?? ""
        currency = profile.currency.code
        calories = text(profile.caloriesPerDrink)
        switch profile.drinkingRate {
        case .perDay(let amount): (drinks, isPerDay) = (text(amount), true)
        case .perWeek(let amount): drinks = text(amount)
        case nil: break
        }
        method = profile.savingsMethod
        goals = profile.savingsGoals.map { Goal(name: $0.name, amount: money($0.amount)) }
    }

    /// What stands before the names of the fields that repeat what the form was made with.
    package static let before = "was-"

    /// Reads the fields of a form, whose names begin with `prefix`; what is missing is empty.
    package init(_ fields: [LogSheet.Field], prefix: String = "") {
        func value(_ field: SavingsField, _ number: Int? = nil) -> String? {
            let name = prefix + SavingsAnswers.name(of: field, number)
            return fields.first { $0.name == name }.map { withoutSpacesAround($0.value) }
        }
        self.init()
        price = value(.price) ?? ""
        currency = value(.currency) ?? ""
        drinks = value(.drinks) ?? ""
        calories = value(.calories) ?? ""
        isPerDay = value(.unit) == "day"
        method = value(.method).flatMap { Profile.SavingsMethod(rawValue: $0) } ?? .soberDays
        var number = 0
        while let name = value(.goal, number), let amount = value(.amount, number) {
            goals.append(Goal(name: name, amount: amount))
            number += 1
        }
    }

    /// The fields of a form that holds the answers.
    var fields: [(name: String, value: String)] {
        let single: [(SavingsField, String)] = [
            (.price, price), (.currency, currency), (.drinks, drinks), (.unit, isPerDay ? "day" : "week"),
            (.method, method.rawValue), (.calories, calories),
        ]
        return single.map { (SavingsAnswers.name(of: $0), $1) }
            + goals.enumerated().flatMap { number, goal in
                [
                    (SavingsAnswers.name(of: .goal, number), goal.name),
                    (SavingsAnswers.name(of: .amount, number), goal.amount),
                ]
            }
    }

    /// The name of a field; that of a goal has its place among the goals.
    package static func name(of field: SavingsField, _ number: Int? = nil) -> String {
        field.rawValue + (number.map { "-\($0)" } ?? "")
    }
}
