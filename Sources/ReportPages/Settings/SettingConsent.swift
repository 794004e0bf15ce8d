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

    func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let form = writer.form(
            address,
            """
            \(each: fields, { writer.hidden($0.name, $0.value) })\(writer.hidden("sure", "yes"))\
            <div class="fields buttons">\(writer.button(button))\
            <a class="act quiet-act" href="\(back)">\(writer.phrases.cancel)</a></div>
            """)
        return .card(
            "settings-result", id: "h-effects", title: writer.phrases.whatWillChange,
            #"<ul class="effects">\#(each: effects, { "<li>\($0)</li>" })</ul>\#(form)"#)
    }
}
