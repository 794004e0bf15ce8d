package import ReportMarkup
package import ReportWords

/// The form by which a device is paired, which is sent before there is a token of the pages.
package struct PairingForm {
    private let phrases: Phrases

    /// Makes the form in a language.
    package init(_ phrases: Phrases) { self.phrases = phrases }

    /// The form, which a script sends at once if `isSentAtOnce`.
    package func html(code: String, name: String, isSentAtOnce: Bool) -> HTML {
        let writer = FormWriter(token: "", prefix: "p-", phrases: phrases, entered: { _ in [] }, problem: { _ in nil })
        let field = writer.field(
            "name", phrases.nameOfDevice, name, #"type="text" size="24" maxlength="60" dir="auto""#)
        return """
            <form class="settings-form" method="post" action="/pair" \
            autocomplete="off"\(if: isSentAtOnce, " data-now")>\
            \(writer.hidden("code", code))<div class="fields">\(field)</div>\(writer.button(phrases.pairDevice))</form>
            """
    }
}
