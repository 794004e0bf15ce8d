import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What savings would be with other numbers, and two sliders for them.
struct TrialSavings: SettingsContent {
    /// A slider with its value.
    private struct Choice {
        let field: SavingsField
        let slider: Slider
        let value: FixedDecimal
        /// The value as a person reads it, and the present one where that is another.
        let text: String
    }

    let title: String
    let lede: String
    private let choices: [Choice]
    private let numbers: SavingsNumbers

    /// What a slider shows where the profile says nothing.
    private static let usualPrice = FixedDecimal(4)
    private static let usualDrinks = FixedDecimal(14)

    init(_ trial: SavingsTrial, in report: Report) {
        let (phrases, profile) = (report.phrases, report.profile)
        (title, lede) = (phrases.whatIf, phrases.whatIfLede)
        let currentPrice = profile.pricePerDrink?.amount(on: report.today)
        let (currentDrinks, unit) =
            switch profile.drinkingRate {
            case .perDay(let amount): (Optional(amount.amount(on: report.today)), phrases.perDay)
            case .perWeek(let amount): (Optional(amount.amount(on: report.today)), phrases.perWeek)
            case nil: (nil, phrases.perWeek)
            }
        let price = trial.price ?? currentPrice ?? TrialSavings.usualPrice
        let drinks = trial.drinks ?? currentDrinks ?? TrialSavings.usualDrinks
        let priceText = { (price: FixedDecimal) in phrases.money.text(price, profile.currency) }
        let drinksText = { (drinks: FixedDecimal) in "\(phrases.numbers.text(drinks)) \(unit)" }
        let hasCents = profile.currency.minorDigits > 0
        choices = [
            Choice(
                field: .price,
                slider: Slider(
                    for: currentPrice, atLeast: FixedDecimal(hasCents ? 10 : 1000),
                    steps: hasCents ? TrialSavings.cents : [10, 1].map { FixedDecimal($0) }, trying: price),
                value: price, text: TrialSavings.text(price, currentPrice, phrases, priceText)),
            Choice(
                field: .drinks,
                slider: Slider(
                    for: currentDrinks, atLeast: FixedDecimal(30), steps: [FixedDecimal(1)] + TrialSavings.cents,
                    trying: drinks),
                value: drinks, text: TrialSavings.text(drinks, currentDrinks, phrases, drinksText)),
        ]
        // Without a choice the numbers are those of the report, whose price and rate may have changed over time.
        let isPresent = trial == SavingsTrial()
        let savings = isPresent ? report.analysis.savings : report.analysis.savings(atPrice: price, drinks: drinks)
        numbers = SavingsNumbers(savings, in: report)
    }

    /// 0.1, 0.05 and 0.01.
    private static let cents = [10, 5, 1].map { FixedDecimal(billionths: $0 * FixedDecimal.unit / 100) }

    private static func text(
        _ value: FixedDecimal, _ current: FixedDecimal?, _ phrases: Phrases, _ words: (FixedDecimal) -> String
    ) -> String {
        guard let current, current != value else { return words(value) }
        return "\(words(value)) (\(phrases.now(words(current))))"
    }

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.markup(#"<script src="/what-if.js" type="module"></script>"#)
        html.element("section", #"class="card""#) { html in
            html.element("form", #"class="settings-form" id="what-if" method="get" autocomplete="off""#) { html in
                for choice in choices { write(choice, writer, to: &html) }
                html.element("div", #"class="fields buttons""#) { html in
                    html.markup(#"<button class="act" id="calculate" type="submit">"#)
                    html.text(phrases.calculate)
                    html.markup("</button>")
                    html.markup(#"<button class="act quiet-act" type="submit" formaction="/settings/savings">"#)
                    html.text(phrases.takeOver)
                    html.markup("</button>")
                    writer.cancel(Link(.settings(.savings)), on: page, to: &html)
                }
            }
        }
        html.card("settings-result", id: "h-numbers", title: phrases.savedSoFar) { html in
            html.element("div", #"id="r-numbers" data-result role="status""#) { numbers.write(on: page, to: &$0) }
        }
    }

    private func write(_ choice: Choice, _ writer: FormWriter, to html: inout HTML) {
        let name = choice.field.rawValue
        html.element("div", #"class="slider""#) { html in
            html.element("label", { $0.attribute("for", "s-" + name) }, text: writer.phrases.name(of: choice.field))
            html.element(
                "output",
                { html in
                    html.attributes("data-result")
                    html.attribute("id", "r-" + name)
                    html.attribute("for", "s-" + name)
                }, text: choice.text)
            html.open("input") { html in
                html.attributes(#"type="range" min="0""#)
                html.attribute("id", "s-" + name)
                html.attribute("name", name)
                html.attribute("max", choice.slider.last.text)
                html.attribute("step", choice.slider.step.text)
                html.attribute("value", choice.value.text)
            }
            writer.writeProblem(name, to: &html)
        }
    }
}
