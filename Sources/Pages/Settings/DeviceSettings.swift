package import Markup
package import Wording

/// The paired devices and the tokens of programs, with forms to add others.
package struct DeviceSettings: SettingsContent {
    /// A device or a token, with its rights and its first day.
    package typealias Row = (name: String, facts: String)
    /// A link that pairs a device, with the rows of its QR code, true for dark; nil if the link is too long for one.
    package typealias Pairing = (address: String, code: [[Bool]]?)

    /// The names of the form's fields.
    package enum FieldName {
        /// The action of the form: `pair`, `add` or `revoke`.
        package static let key = "key"
        package static let name = "name"
        package static let can = "can"
    }

    package var part: SettingsPart { .devices }
    package let title, lede: String
    private let devices: [Row]
    private let tokens: [Row]
    /// Whether the server can be reached from other devices, so that they can be paired.
    private let canPair: Bool
    private let pairing: Pairing?
    private let made: (name: String, text: String)?

    /// Makes the page; `pairing` and `made` are shown once, to the person who has just asked for them.
    package init(
        devices: [Row], tokens: [Row], canPair: Bool, pairing: Pairing? = nil,
        made: (name: String, text: String)? = nil,
        _ phrases: Phrases
    ) {
        (title, lede) = (phrases.devices, phrases.devicesLede)
        (self.devices, self.tokens, self.canPair) = (devices, tokens, canPair)
        (self.pairing, self.made) = (pairing, made)
    }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let phrases = writer.phrases
        return """
            <div class="setting-column">\
            \(.card("setting-group", id: "h-devices", title: phrases.pairedDevices, devices(writer)))</div>\
            <div class="setting-column">\
            \(.card("setting-group", id: "h-tokens", title: phrases.tokens, tokens(writer)))</div>
            """
    }

    private func devices(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        return """
            <p class="hint">\(canPair ? phrases.pairedDevicesNote : phrases.noWayInNote)</p>\
            \(list(devices, empty: phrases.noDevices, writer))\
            \(pairing, { pairing in
                """
                <div class="secret" role="status" data-edited><p>\(phrases.linkNote)</p>\
                \(pairing.code, { $0.html(label: phrases.linkAsCode) })<p><code>\(pairing.address)</code></p></div>
                """
            })\
            \(if: canPair, form("pair", writer, writer.button(pairing == nil ? phrases.pairAnother : phrases.newLink)))
            """
    }

    private func tokens(_ writer: FormWriter) -> HTML {
        let phrases = writer.phrases
        let name = writer.field(
            FieldName.name, phrases.tokenName, nil, #"type="text" size="16" maxlength="60" dir="auto""#)
        let purpose = writer.select(
            FieldName.can, phrases.tokenPurpose,
            [
                ("write", phrases.mayWrite),
                ("read", phrases.mayReadToday),
                ("calendar", phrases.mayReadReminders),
            ])
        let adding: HTML = """
            \(writer.problemHTML())<div class="fields">\(name)\(purpose)\(writer.button(phrases.newToken))</div>
            """
        return """
            <p class="hint">\(phrases.tokensNote)</p>\
            \(made, { made in
                """
                <div class="secret" role="status" data-edited><p>\(phrases.tokenIsShownHere(made.name))</p>\
                <p><code>\(made.text)</code></p></div>
                """
            })\
            \(list(tokens, empty: phrases.noTokensYet, writer))\(form("add", writer, adding))
            """
    }

    private func list(_ rows: [Row], empty: String, _ writer: FormWriter) -> HTML {
        guard !rows.isEmpty else { return #"<p class="quiet">\#(empty)</p>"# }
        let takeAway = { (row: Row) in writer.button(writer.phrases.takeAway, "act quiet-act", of: row.name) }
        return """
            <ul class="tracker-list">\
            \(each: rows, { row in
                """
                <li><p class="tracker-name"><b dir="auto">\(row.name)</b> <span class="quiet">\(row.facts)</span></p>\
                \(form("revoke", writer, "\(writer.hidden(FieldName.name, row.name))\(takeAway(row))"))</li>
                """
            })</ul>
            """
    }

    private func form(_ key: String, _ writer: FormWriter, _ content: HTML) -> HTML {
        writer.form("/" + PageAddress.settings(.devices).path, "\(writer.hidden(FieldName.key, key))\(content)")
    }
}

extension [[Bool]] {
    /// A QR code with the quiet zone that scanners need around it.
    fileprivate func html(label: String) -> HTML {
        let zone = 4
        return """
            <svg class="qr" role="img" aria-label="\(label)" viewBox="0 0 \(count + 2 * zone) \(count + 2 * zone)">\
            <path d="\
            \({ html in
                for (row, modules) in enumerated() {
                    for column in modules.indices where modules[column] {
                        html += "M\(column + zone) \(row + zone)h1v1h-1z"
                    }
                }
            })"/></svg>
            """
    }
}
