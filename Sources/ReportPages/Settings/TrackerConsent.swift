package import ProgressModel
import ReportMarkup
package import ReportWords

/// What a change of a tracker would do, and the button that does it.
package struct TrackerConsent: SettingsContent {
    let title: String
    let lede: String
    /// What becomes of the streaks, a line each.
    private let effects: [String]
    /// The fields that say the change again.
    private let fields: [LogSheet.Field]

    /// Makes the page before a change that `fields` describe, to `mode` where it is one of the mode; `effects` says what
    /// becomes of the streaks, a line each.
    package init(
        _ change: TrackerSettingsChange, to mode: Tracker.Mode?, _ tracker: String, effects: [String],
        fields: [LogSheet.Field], in language: Language
    ) {
        let phrases = language.phrases
        let word = mode.map { phrases.words(for: $0).first ?? $0.rawValue }
        title = phrases.consent(change, tracker, mode: word ?? "")
        lede = phrases.recordsStay
        self.effects = effects
        self.fields = fields
    }

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.card("settings-result", id: "h-effects", title: phrases.whatWillChange) { html in
            html.element("ul", #"class="effects""#) { html in
                for effect in effects { html.element("li", text: effect) }
            }
            writer.form("/settings/trackers/change", to: &html) { html in
                for field in fields { writer.hidden(field.name, field.value, to: &html) }
                writer.hidden("sure", "yes", to: &html)
                html.element("div", #"class="fields buttons""#) { html in
                    writer.button(phrases.doThis, to: &html)
                    writer.cancel(Link(.settings(.trackers)), on: page, to: &html)
                }
            }
        }
    }
}
