import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The settings of savings.
struct SavingsSettings: SettingsContent {
    let title: String
    let lede: String
    private let answers: SavingsAnswers
    /// The fields whose amount has changed over time.
    private let changing: Set<SavingsField>
    private let numbers: SavingsNumbers

    /// So many goals more can be entered than there are.
    private static let emptyGoals = 2

    init(in report: Report) {
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

    func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        let methods = Profile.SavingsMethod.allCases.map {
            FormWriter.Option(value: $0.rawValue, text: phrases.name(of: $0), note: phrases.explanation(of: $0))
        }
        let form = writer.form(
            "/" + page.path,
            """
            \(writer.problemHTML())\
            \(each: answers.fields, { writer.hidden(SavingsAnswers.before + $0.name, $0.value) })\
            <div class="pair">\(money(writer))</div><div class="pair">\(drinks(writer))</div>\
            \(writer.radios(
                SavingsField.method.rawValue, phrases.name(of: .method), answers.method.rawValue, methods))\
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
        // Amounts of different days can have only one unit.
        guard !changing.contains(.drinks) else {
            let shown = answers.isPerDay ? phrases.perDay : phrases.perWeek
            return "\(number(.drinks, answers.drinks, unit: shown, writer))\(writer.hidden(field.rawValue, unit))"
        }
        let units = writer.radios(
            field.rawValue, phrases.name(of: field), unit,
            [.init(value: "week", text: phrases.perWeek), .init(value: "day", text: phrases.perDay)])
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
        // What was sent may have more of them.
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
