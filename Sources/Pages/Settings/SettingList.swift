package import Markup
package import Model
import Wording

/// Settings that are changed one at a time, each with its value and a form to change it.
package struct SettingList: SettingsContent {
    /// Settings with a common heading.
    package struct Group: Sendable {
        package let title: String
        package let note: String?
        /// Things that can only be removed or ended, such as reminders.
        package let items: [Item]
        package let rows: [Row]

        /// Makes a group.
        package init(_ title: String, note: String? = nil, items: [Item] = [], rows: [Row]) {
            (self.title, self.note, self.items, self.rows) = (title, note, items, rows)
        }
    }

    /// A setting with its form.
    package struct Row: Sendable {
        /// The key of what the form changes.
        package let key: String
        package let name: String
        /// The current value; empty if the form adds something.
        package let shown: String
        package let fields: [FormField]
        /// The button's text; nil for the default one.
        package var button: String?

        /// Makes a row.
        package init(_ key: String, _ name: String, shown: String, _ fields: [FormField], button: String? = nil) {
            (self.key, self.name, self.shown, self.fields, self.button) = (key, name, shown, fields, button)
        }
    }

    /// A thing with buttons of its own.
    package typealias Item = (text: String, buttons: [Button])

    /// A button that makes a change without further input.
    package typealias Button = (text: String, key: String, value: String)

    package var part: SettingsPart { tracker == nil ? .general : .tracker }
    package let title, lede: String
    package let groups: [Group]
    /// The id of the tracker that the settings belong to; nil for the profile.
    package let tracker: String?

    /// Makes a list; `tracker` is the id of the tracker that the settings belong to.
    package init(title: String, lede: String, _ groups: [Group], ofTracker tracker: String? = nil) {
        (self.title, self.lede, self.groups, self.tracker) = (title, lede, groups, tracker)
    }

    /// The setting with a key, if it has a single field and the default button; nil otherwise.
    package func setting(_ key: String) -> Row? {
        groups.lazy.flatMap(\.rows).first { $0.key == key && $0.button == nil && $0.fields.count == 1 }
    }

    /// The names of the fields that every form has.
    package enum FieldName {
        package static let key = "key"
        package static let value = "value"
        package static let tracker = "tracker"
    }
}

extension SettingList {
    /// The address that every form is sent to.
    package static var address: String { "/settings/change" }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let isKnown = groups.contains { $0.rows.contains { writer.isMeant($0.key) } }
        // Two columns, whose groups don't move when others are unfolded.
        return """
            \(if: !isKnown, writer.problemHTML())\
            \(each: [0..<groups.count / 2, groups.count / 2..<groups.count], { column in
                #"<div class="setting-column">\#(each: column, { group($0, writer) })</div>"#
            })
            """
    }

    private func group(_ number: Int, _ writer: FormWriter) -> HTML {
        let group = groups[number]
        return """
            <section class="card setting-group" aria-labelledby="h-group-\(number)">\
            <header><h2 id="h-group-\(number)">\(group.title)</h2></header>\
            \(group.note, { #"<p class="hint">\#($0)</p>"# })\
            <ul class="tracker-list">\(each: group.items, { "<li>\(item($0, writer))</li>" })\
            \(each: group.rows, { "<li>\(row($0, writer))</li>" })</ul></section>
            """
    }

    private func item(_ item: Item, _ writer: FormWriter) -> HTML {
        """
        <p class="tracker-name" dir="auto">\(item.text)</p><div class="fields">\
        \(each: item.buttons, { button in
            form(
                button.key, writer,
                """
                \(writer.hidden(FieldName.value, button.value))\
                \(writer.button(button.text, "act quiet-act", of: item.text))
                """)
        })</div>
        """
    }

    private func row(_ row: Row, _ page: FormWriter) -> HTML {
        let isMeant = page.isMeant(row.key)
        let writer = page.only(row.key, if: isMeant)
        let fields: HTML = """
            \(writer.problemHTML())<div class="fields">\(each: row.fields, { writer.field($0) })\
            \(writer.button(row.button ?? writer.phrases.save))</div>
            """
        return """
            <p class="tracker-name" id="s-\(row.key)"><b>\(row.name)</b>\
            \(if: !row.shown.isEmpty, #" <span class="quiet" dir="auto">\#(row.shown)</span>"#)</p>\
            <details\(if: isMeant, " open")><summary>\(row.button ?? writer.phrases.change)\
            <span class="vh">: \(row.name)</span></summary>\
            <div class="tracker-changes">\(form(row.key, writer, fields))</div></details>
            """
    }

    private func form(_ key: String, _ writer: FormWriter, _ content: HTML) -> HTML {
        writer.form(
            SettingList.address,
            """
            \(writer.hidden(FieldName.key, key))\(tracker, { writer.hidden(FieldName.tracker, $0) })\(content)
            """)
    }
}

extension FormWriter {
    /// Whether the form of a setting was sent and is shown again.
    fileprivate func isMeant(_ key: String) -> Bool { entered(SettingList.FieldName.key).first == key }
}

/// The effects of a change of the settings, with a button that makes it.
package struct SettingConsent: SettingsContent {
    package let part: SettingsPart
    package let title, lede: String
    /// The effects on the streaks, one line each.
    private let effects: [String]
    /// The address that the form is sent to, and that of the way back.
    private let address, back: String
    private let button: String
    /// The fields that describe the change again.
    private let fields: [LogSheet.Field]

    /// Makes the page before a change that `fields` describe; `effects` are the effects on the streaks, one line each,
    /// and `note` is about the records if the change doesn't keep them.
    package init(
        _ part: SettingsPart, _ question: String, effects: [String], note: String? = nil, button: String? = nil,
        fields: [LogSheet.Field], to address: String, back: String, in language: Language
    ) {
        let phrases = language.phrases
        (self.part, title, lede) = (part, question, note ?? phrases.recordsStay)
        self.effects = effects.isEmpty ? [phrases.noStreakChanges] : effects
        (self.fields, self.address, self.back) = (fields, address, back)
        self.button = button ?? phrases.doThis
    }

    package func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
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
