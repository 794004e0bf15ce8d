import ReportMarkup
import ReportWords

extension FormWriter {
    /// Writes the forms of a page of settings.
    init(_ sheet: SettingsSheet, _ phrases: Phrases) {
        self.init(
            token: sheet.token, prefix: "s-", phrases: phrases,
            entered: { name in sheet.entered.filter { $0.name == name }.map(\.value) },
            problem: { sheet.problems[$0] })
    }

    /// The fields of one form among others, whose fields have the same names.
    func only(_ key: String, if isMeant: Bool) -> FormWriter {
        FormWriter(
            token: token, prefix: prefix + key + "-", phrases: phrases,
            entered: { [entered] name in isMeant ? entered(name) : [] },
            problem: { [problem] name in isMeant ? problem(name) : nil }, group: key + "-")
    }

    /// Writes a form that writes, with the secret that it needs.
    func form(_ address: String, to html: inout HTML, content: (inout HTML) -> Void) {
        html.open("form") { html in
            html.attributes(#"class="settings-form" method="post" autocomplete="off""#)
            html.attribute("action", address)
        }
        hidden("token", token, to: &html)
        content(&html)
        html.close("form")
    }

    /// Writes the link that leaves everything as it is.
    func cancel(_ link: Link, on page: PageAddress, to html: inout HTML) {
        html.link(link, on: page, #"class="act quiet-act""#, text: phrases.cancel)
    }

    /// Writes what was written or undone, with the button that takes it back.
    ///
    /// `part` and the id of a tracker say which page to come back to.
    func message(_ message: LogSheet.Message, _ part: SettingsPart, _ tracker: String?, to html: inout HTML) {
        html.element("div", #"class="card said" role="status""#) { html in
            html.element("p", text: message.text)
            guard let change = message.change else { return }
            form("/settings/undo", to: &html) { html in
                hidden("part", part.rawValue, to: &html)
                if let tracker { hidden(SettingList.FieldName.tracker, tracker, to: &html) }
                hidden("change", change, to: &html)
                button(phrases.undoThis, "act quiet-act", to: &html)
            }
        }
    }
}
