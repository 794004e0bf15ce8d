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
        (title, lede) = (phrases.savingsSettings, phrases.savingsSettingsLede)
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

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.card("settings-result", id: "h-numbers", title: phrases.savedSoFar) { numbers.write(on: page, to: &$0) }
        html.element("section", #"class="card""#) { html in
            writer.form("/" + page.path, to: &html) { html in
                writer.writeProblem("", to: &html)
                for (name, value) in answers.fields {
                    writer.hidden(SavingsAnswers.before + name, value, to: &html)
                }
                writeMoney(writer, to: &html)
                writeDrinks(writer, to: &html)
                let methods = Profile.SavingsMethod.allCases.map {
                    FormWriter.Option(
                        value: $0.rawValue, text: phrases.name(of: $0), note: phrases.explanation(of: $0))
                }
                writer.radios(
                    SavingsField.method.rawValue, phrases.name(of: .method), answers.method.rawValue, methods, to: &html
                )
                number(.calories, answers.calories, unit: "kcal", writer, to: &html)
                writeGoals(writer, to: &html)
                html.element("div", #"class="fields buttons""#) { html in
                    writer.button(phrases.save, to: &html)
                    writer.cancel(Link(.overview), on: page, to: &html)
                }
            }
        }
    }

    private func writeMoney(_ writer: FormWriter, to html: inout HTML) {
        html.element("div", #"class="pair""#) { html in
            number(.price, answers.price, unit: answers.currency, writer, to: &html)
            writer.field(
                SavingsField.currency.rawValue, writer.phrases.name(of: SavingsField.currency), answers.currency,
                #"type="text" size="6" maxlength="12" autocapitalize="characters""#,
                hint: writer.phrases.explanation(of: SavingsField.currency), to: &html)
        }
    }

    private func writeDrinks(_ writer: FormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        let unit = answers.isPerDay ? "day" : "week"
        html.element("div", #"class="pair""#) { html in
            // Amounts of different days can have only one unit.
            let isFixed = changing.contains(.drinks)
            number(
                .drinks, answers.drinks, unit: isFixed ? answers.isPerDay ? phrases.perDay : phrases.perWeek : nil,
                writer,
                to: &html)
            if isFixed {
                writer.hidden(SavingsField.unit.rawValue, unit, to: &html)
            } else {
                writer.radios(
                    SavingsField.unit.rawValue, phrases.name(of: SavingsField.unit), unit,
                    [.init(value: "week", text: phrases.perWeek), .init(value: "day", text: phrases.perDay)], to: &html)
            }
        }
    }

    private func number(
        _ field: SavingsField, _ value: String, unit: String?, _ writer: FormWriter, to html: inout HTML
    ) {
        let phrases = writer.phrases
        let hints = [phrases.explanation(of: field), changing.contains(field) ? phrases.latestAmountOnly : nil]
        writer.field(
            field.rawValue, phrases.name(of: field), value, #"type="text" inputmode="decimal" size="7""#, unit: unit,
            hint: hints.compactMap(\.self).joined(separator: " "), to: &html)
    }

    private func writeGoals(_ writer: FormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        // What was sent may have more of them.
        let sent: Int = (0...).first { writer.entered(SavingsAnswers.name(of: .goal, $0)).isEmpty } ?? 0
        let shown = max(answers.goals.count + SavingsSettings.emptyGoals, sent)
        html.element("fieldset", #"class="goals""#) { html in
            html.element("legend", text: phrases.savingsGoals)
            html.element("p", #"class="hint""#, text: phrases.savingsGoalsNote)
            for number in 0..<shown {
                let goal = number < answers.goals.count ? answers.goals[number] : .init(name: "", amount: "")
                html.element("div", #"class="fields""#) { html in
                    writer.field(
                        SavingsAnswers.name(of: .goal, number), phrases.name(of: .goal), goal.name,
                        #"type="text" size="16" dir="auto""#, to: &html)
                    writer.field(
                        SavingsAnswers.name(of: .amount, number), phrases.name(of: .amount), goal.amount,
                        #"type="text" inputmode="decimal" size="7""#, unit: answers.currency, to: &html)
                }
            }
        }
    }
}
