package import ReportMarkup
package import ReportWords

/// The form by which a device is paired, which is sent before there is a token of the pages.
package struct PairingForm {
    private let phrases: Phrases

    /// Makes the form in a language.
    package init(_ phrases: Phrases) { self.phrases = phrases }

    /// Writes it; a script sends it at once where `isSentAtOnce`.
    package func write(code: String, name: String, isSentAtOnce: Bool, to html: inout HTML) {
        let writer = FormWriter(token: "", prefix: "p-", phrases: phrases, entered: { _ in [] }, problem: { _ in nil })
        html.open("form") { html in
            html.attributes(#"class="settings-form" method="post" action="/pair" autocomplete="off""#)
            if isSentAtOnce { html.attributes("data-now") }
        }
        writer.hidden("code", code, to: &html)
        html.element("div", #"class="fields""#) { html in
            writer.field(
                "name", phrases.nameOfDevice, name, #"type="text" size="24" maxlength="60" dir="auto""#, to: &html)
        }
        writer.button(phrases.pairDevice, to: &html)
        html.close("form")
    }
}
