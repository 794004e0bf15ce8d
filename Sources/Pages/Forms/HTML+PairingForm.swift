package import Markup
package import Wording

extension HTML {
    /// The form by which a device is paired, which is sent before there is a token of the pages.
    ///
    /// A script sends it at once if `isSentAtOnce`.
    package static func pairingForm(code: String, name: String, isSentAtOnce: Bool, _ phrases: Phrases) -> HTML {
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
