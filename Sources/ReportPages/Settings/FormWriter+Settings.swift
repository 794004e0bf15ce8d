import ReportMarkup
import ReportWords

extension FormWriter {
    /// Makes what writes the forms of a page of settings.
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

    /// A form that writes, with the secret that it needs.
    func form(_ address: String, _ content: HTML) -> HTML {
        """
        <form class="settings-form" method="post" autocomplete="off" action="\(address)">\(hidden("token", token))\
        \(content)</form>
        """
    }

    /// What was written or undone, with the button that takes it back.
    ///
    /// `part` and the id of a tracker say which page to come back to.
    func message(_ message: LogSheet.Message, _ part: SettingsPart, _ tracker: String?) -> HTML {
        """
        <div class="card said" role="status"><p>\(message.text)</p>\
        \(message.change, { change in
            form(
                "/settings/undo",
                """
                \(hidden("part", part.rawValue))\(tracker, { hidden(SettingList.FieldName.tracker, $0) })\
                \(hidden("change", change))\(button(phrases.undoThis, "act quiet-act"))
                """)
        })</div>
        """
    }
}
