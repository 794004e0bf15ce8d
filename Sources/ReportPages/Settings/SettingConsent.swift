package import ProgressModel
import ReportMarkup
import ReportWords

/// What a change of the settings would do, and the button that does it.
package struct SettingConsent: SettingsContent {
    let title: String
    let lede: String
    /// What becomes of the streaks, a line each.
    private let effects: [String]
    /// Where the form is sent to, and where the way back leads.
    private let address, back: String
    private let button: String
    /// The fields that say the change again.
    private let fields: [LogSheet.Field]

    /// Makes the page before a change that `fields` describe; `effects` says what becomes of the streaks, a line each,
    /// and `note` what becomes of the records where they do not stay.
    package init(
        _ question: String, effects: [String], note: String? = nil, button: String? = nil, fields: [LogSheet.Field],
        to address: String,
        back: String,
        in language: Language
    ) {
        let phrases = language.phrases
        (title, lede) = (question, note ?? phrases.recordsStay)
        self.effects = effects.isEmpty ? [phrases.noStreakChanges] : effects
        (self.fields, self.address, self.back) = (fields, address, back)
        self.button = button ?? phrases.doThis
    }

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.card("settings-result", id: "h-effects", title: phrases.whatWillChange) { html in
            html.element("ul", #"class="effects""#) { html in
                for effect in effects { html.element("li", text: effect) }
            }
            writer.form(address, to: &html) { html in
                for field in fields { writer.hidden(field.name, field.value, to: &html) }
                writer.hidden("sure", "yes", to: &html)
                html.element("div", #"class="fields buttons""#) { html in
                    writer.button(button, to: &html)
                    html.element(
                        "a",
                        { html in
                            html.attributes(#"class="act quiet-act""#)
                            html.attribute("href", back)
                        }, text: phrases.cancel)
                }
            }
        }
    }
}
