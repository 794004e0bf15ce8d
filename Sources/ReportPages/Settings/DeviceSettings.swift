import ReportMarkup
package import ReportWords

/// The paired devices and the tokens of programs, and the ways to new ones.
package struct DeviceSettings: SettingsContent {
    /// A device or a token.
    package struct Row: Sendable {
        package let name: String
        /// What it may do, and since when.
        package let facts: String

        /// Makes a row.
        package init(_ name: String, facts: String) {
            (self.name, self.facts) = (name, facts)
        }
    }

    /// A link that pairs a device.
    package struct Pairing: Sendable {
        package let address: String
        /// The rows of its QR code, true for dark; nil where it is too long for one.
        package let code: [[Bool]]?

        /// Makes a link.
        package init(_ address: String, code: [[Bool]]?) {
            (self.address, self.code) = (address, code)
        }
    }

    /// The names of fields.
    package enum FieldName {
        /// What the form does: `pair`, `add` or `revoke`.
        package static let key = "key"
        package static let name = "name"
        package static let can = "can"
    }

    let title: String
    let lede: String
    private let devices: [Row]
    private let tokens: [Row]
    /// Whether the server is reached from elsewhere, so that there is something to pair.
    private let canPair: Bool
    private let pairing: Pairing?
    private let made: (name: String, text: String)?

    /// Makes the page; `pairing` and `made` are shown once, to who has just asked for them.
    package init(
        devices: [Row], tokens: [Row], canPair: Bool, pairing: Pairing? = nil,
        made: (name: String, text: String)? = nil,
        _ phrases: Phrases
    ) {
        (title, lede) = (phrases.devices, phrases.devicesLede)
        (self.devices, self.tokens, self.canPair) = (devices, tokens, canPair)
        (self.pairing, self.made) = (pairing, made)
    }

    private static var address: String { "/" + PageAddress.settings(.devices).path }

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let phrases = writer.phrases
        html.element("div", #"class="setting-column""#) { html in
            html.card("setting-group", id: "h-devices", title: phrases.pairedDevices) { html in
                html.element("p", #"class="hint""#, text: canPair ? phrases.pairedDevicesNote : phrases.noWayInNote)
                list(devices, empty: phrases.noDevices, writer, to: &html)
                if let pairing { write(pairing, phrases, to: &html) }
                guard canPair else { return }
                form("pair", writer, to: &html) { html in
                    writer.button(pairing == nil ? phrases.pairAnother : phrases.newLink, to: &html)
                }
            }
        }
        html.element("div", #"class="setting-column""#) { html in
            html.card("setting-group", id: "h-tokens", title: phrases.tokens) { html in
                html.element("p", #"class="hint""#, text: phrases.tokensNote)
                if let made { write(made, phrases, to: &html) }
                list(tokens, empty: phrases.noTokensYet, writer, to: &html)
                form("add", writer, to: &html) { html in
                    writer.writeProblem("", to: &html)
                    html.element("div", #"class="fields""#) { html in
                        writer.field(
                            FieldName.name, phrases.tokenName, nil, #"type="text" size="16" maxlength="60" dir="auto""#,
                            to: &html)
                        writer.select(
                            FieldName.can, phrases.tokenPurpose,
                            [
                                FormWriter.Option(value: "write", text: phrases.mayWrite),
                                FormWriter.Option(value: "read", text: phrases.mayReadToday),
                                FormWriter.Option(value: "calendar", text: phrases.mayReadReminders),
                            ], to: &html)
                        writer.button(phrases.newToken, to: &html)
                    }
                }
            }
        }
    }

    private func list(_ rows: [Row], empty: String, _ writer: FormWriter, to html: inout HTML) {
        guard !rows.isEmpty else { return html.element("p", #"class="quiet""#, text: empty) }
        html.element("ul", #"class="tracker-list""#) { html in
            for row in rows {
                html.element("li") { html in
                    html.element("p", #"class="tracker-name""#) { html in
                        html.element("b", #"dir="auto""#, text: row.name)
                        html.markup(" ")
                        html.element("span", #"class="quiet""#, text: row.facts)
                    }
                    form("revoke", writer, to: &html) { html in
                        writer.hidden(FieldName.name, row.name, to: &html)
                        html.element("button", #"class="act quiet-act" type="submit""#) { html in
                            html.text(writer.phrases.takeAway)
                            html.element("span", #"class="vh""#, text: ": " + row.name)
                        }
                    }
                }
            }
        }
    }

    private func form(_ key: String, _ writer: FormWriter, to html: inout HTML, content: (inout HTML) -> Void) {
        writer.form(DeviceSettings.address, to: &html) { html in
            writer.hidden(FieldName.key, key, to: &html)
            content(&html)
        }
    }

    private func write(_ made: (name: String, text: String), _ phrases: Phrases, to html: inout HTML) {
        html.element("div", #"class="secret" role="status" data-edited"#) { html in
            html.element("p", text: phrases.tokenIsShownHere(made.name))
            html.element("p") { $0.element("code", text: made.text) }
        }
    }

    private func write(_ pairing: Pairing, _ phrases: Phrases, to html: inout HTML) {
        html.element("div", #"class="secret" role="status" data-edited"#) { html in
            html.element("p", text: phrases.linkNote)
            if let code = pairing.code { html.qrCode(code, label: phrases.linkAsCode) }
            html.element("p") { $0.element("code", text: pairing.address) }
        }
    }
}

extension HTML {
    /// Writes a QR code with the quiet zone around it that scanners need.
    fileprivate mutating func qrCode(_ rows: [[Bool]], label: String) {
        let zone = 4
        open("svg") { html in
            html.attributes(#"class="qr" role="img""#)
            html.attribute("aria-label", label)
            html.attribute("viewBox") { html in
                html.markup("0 0 ")
                html.number(rows.count + 2 * zone)
                html.markup(" ")
                html.number(rows.count + 2 * zone)
            }
        }
        shape("path") { html in
            html.attribute("d") { html in
                for (row, modules) in rows.enumerated() {
                    for column in modules.indices where modules[column] {
                        html.markup("M")
                        html.number(column + zone)
                        html.markup(" ")
                        html.number(row + zone)
                        html.markup("h1v1h-1z")
                    }
                }
            }
        }
        close("svg")
    }
}
