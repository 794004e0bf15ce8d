import Counting
package import Markup
package import Model
package import Wording

/// The settings of savings.
package struct SavingsSettings: SettingsContent {
    package var part: SettingsPart { .savings }
    package let title, lede: String
    private let answers: SavingsAnswers
    /// The fields whose amounts changed over time.
    private let changing: Set<SavingsField>
    private let numbers: SavingsNumbers

    /// The number of empty goal fields after the existing goals.
    private static let emptyGoals = 2

    /// The settings of a report's profile, with the resulting savings.
    package init(in report: Report) {
        let (phrases, profile) = (report.phrases, report.profile)
        (title, lede) = (phrases.savings, phrases.savingsSettingsLede)
        answers = SavingsAnswers(profile, phrases)
        let rate: AmountOverTime? =
            switch profile.drinkingRate {
            case .perDay(let amount), .perWeek(let amount): amount
            case nil: nil
            }
        let amounts = [
            (SavingsField.price, profile.pricePerDrink), (.drinks, rate), (.calories, profile.caloriesPerDrink),
        ]
        changing = Set(amounts.filter { !($1?.changes.isEmpty ?? true) }.map(\.0))
        numbers = SavingsNumbers(report.analysis.savings, in: report)
    }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        let methods: [FormWriter.Option] = Profile.SavingsMethod.allCases.map { ($0.rawValue, phrases.name(of: $0)) }
        let form = writer.form(
            "/" + page.path,
            """
            \(writer.problemHTML())\
            \(each: answers.fields, { writer.hidden(SavingsAnswers.before + $0.name, $0.value) })\
            <div class="pair">\(money(writer))</div><div class="pair">\(drinks(writer))</div>\
            \(writer.radios(
                SavingsField.method.rawValue, phrases.name(of: .method), answers.method.rawValue, methods,
                note: { Profile.SavingsMethod(rawValue: $0).map(phrases.explanation(of:)) }))\
            \(number(.calories, answers.calories, unit: "kcal", writer))\(goals(writer))\
            <div class="fields buttons">\(writer.button(phrases.save))\
            <a\(href: Link(.overview), on: page) class="act quiet-act">\(phrases.cancel)</a></div>
            """)
        return """
            \(.card("settings-result", id: "h-numbers", title: phrases.savedSoFar, numbers.html(on: page)))\
            <section class="card">\(form)</section>
            """
    }

    private func money(_ writer: FormWriter) -> HTML {
        let currency = writer.field(
            SavingsField.currency.rawValue, writer.phrases.name(of: SavingsField.currency), answers.currency,
            #"type="text" size="6" maxlength="12" autocapitalize="characters""#,
            hint: writer.phrases.explanation(of: SavingsField.currency))
        return "\(number(.price, answers.price, unit: answers.currency, writer))\(currency)"
    }

    private func drinks(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let (field, unit) = (SavingsField.unit, answers.isPerDay ? "day" : "week")
        // Amounts of several days can only have one unit.
        guard !changing.contains(.drinks) else {
            let shown = answers.isPerDay ? phrases.perDay : phrases.perWeek
            return "\(number(.drinks, answers.drinks, unit: shown, writer))\(writer.hidden(field.rawValue, unit))"
        }
        let units = writer.radios(
            field.rawValue, phrases.name(of: field), unit,
            [("week", phrases.perWeek), ("day", phrases.perDay)])
        return "\(number(.drinks, answers.drinks, unit: nil, writer))\(units)"
    }

    private func number(_ field: SavingsField, _ value: String, unit: String?, _ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let hints = [phrases.explanation(of: field), changing.contains(field) ? phrases.latestAmountOnly : nil]
        return writer.field(
            field.rawValue, phrases.name(of: field), value, #"type="text" inputmode="decimal" size="7""#, unit: unit,
            hint: hints.compactMap(\.self).joined(separator: " "))
    }

    private func goals(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        // The form that was sent may have had more goals.
        let sent: Int = (0...).first { writer.entered(SavingsAnswers.name(of: .goal, $0)).isEmpty } ?? 0
        let shown = max(answers.goals.count + SavingsSettings.emptyGoals, sent)
        return """
            <fieldset class="goals"><legend>\(phrases.savingsGoals)</legend><p class="hint">\
            \(phrases.savingsGoalsNote)</p>\
            \(each: 0..<shown, { #"<div class="fields">\#(goal($0, writer))</div>"# })</fieldset>
            """
    }

    private func goal(_ number: Int, _ writer: FormWriter) -> HTML {
        let goal = number < answers.goals.count ? answers.goals[number] : .init(name: "", amount: "")
        let name = writer.field(
            SavingsAnswers.name(of: .goal, number), writer.phrases.name(of: .goal), goal.name,
            #"type="text" size="16" dir="auto""#)
        let amount = writer.field(
            SavingsAnswers.name(of: .amount, number), writer.phrases.name(of: .amount), goal.amount,
            #"type="text" inputmode="decimal" size="7""#, unit: answers.currency)
        return "\(name)\(amount)"
    }
}

/// The savings, and the progress towards what is saved for.
struct SavingsNumbers: Sendable {
    /// Empty without a rate.
    private let facts: [Fact]
    /// In the order of the profile; empty without a price.
    private let goals: [(name: String, text: String)]
    /// The remark that is shown if the price or the rate is missing; nil otherwise.
    private let remark: String?

    /// The numbers of some savings; nil if the profile has no rate.
    init(_ savings: Savings?, in report: Report) {
        let phrases = report.phrases
        remark = savings?.amount == nil ? phrases.savingsNeedBoth : nil
        guard let savings else {
            (facts, goals) = ([], [])
            return
        }
        let drinks = savings.drinks.total
        let isMore = drinks < .zero
        let number = phrases.estimate(drinks.magnitude, if: savings.drinks.estimatedDays > 0)
        facts = [
            Fact(saved: savings, isExact: true, note: phrases.days(of: savings).text, in: report),
            Fact(
                .glass, isMore ? phrases.drinksHeading : phrases.drinksAvoided,
                Figure(number, isMore ? phrases.moreThanBefore : "")),
            savings.caloriesAvoided < 0
                ? nil : Fact(.bolt, phrases.caloriesAvoided, phrases.calories(of: savings)),
        ].compactMap(\.self)
        goals =
            savings.amount.map { amount in
                report.profile.savingsGoals.map { goal in
                    let price = phrases.money.text(goal.amount, savings.currency)
                    let missing = goal.missing(after: amount)
                    let text = missing.map { phrases.goal(price, missing: phrases.money.text($0)) }
                    return (goal.name.isolated, text ?? phrases.goalReached(price))
                }
            } ?? []
    }

    func html(on page: PageAddress) -> HTML {
        """
        \({ $0.facts(facts, on: page) })\(remark, { #"<p class="quiet">\#($0)</p>"# })\
        \(if: !goals.isEmpty, """
            <dl class="goal-list">\(each: goals, { "<div><dt>\($0.name)</dt><dd>\($0.text)</dd></div>" })</dl>
            """)
        """
    }
}

extension SavingsAnswers {
    /// The answers in a profile.
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

    /// The prefix of the fields that repeat the values with which the form was made.
    package static let before = "was-"

    /// Reads the fields of a form, whose names begin with `prefix`; missing ones are empty.
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

    /// The form fields for the answers.
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

    /// The name of a field; that of a goal contains its index.
    package static func name(of field: SavingsField, _ number: Int? = nil) -> String {
        field.rawValue + (number.map { "-\($0)" } ?? "")
    }
}
