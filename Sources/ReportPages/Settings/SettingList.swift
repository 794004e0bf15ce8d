/// Settings that are changed one by one: what each says now, and the form that changes it.
package struct SettingList: SettingsContent {
    /// Settings under a heading.
    package struct Group: Sendable {
        package let title: String
        package let note: String?
        /// What can only be taken out or ended, such as a reminder.
        package let items: [Item]
        package let rows: [Row]

        /// Makes a group.
        package init(_ title: String, note: String? = nil, items: [Item] = [], rows: [Row]) {
            (self.title, self.note, self.items, self.rows) = (title, note, items, rows)
        }
    }

    /// A setting with its form.
    package struct Row: Sendable {
        /// What the form changes.
        package let key: String
        package let name: String
        /// What holds now; empty where the form adds something.
        package let shown: String
        package let fields: [Field]
        /// The button; nil for that of a change.
        package var button: String?

        /// Makes a row.
        package init(_ key: String, _ name: String, shown: String, _ fields: [Field], button: String? = nil) {
            (self.key, self.name, self.shown, self.fields, self.button) = (key, name, shown, fields, button)
        }
    }

    /// A part of a form.
    package struct Field: Sendable {
        package enum Control: Sendable {
            case text
            /// A text, with some that are often chosen.
            case suggested([String])
            case number(unit: String?)
            case time, date, area
            /// Values with their names.
            case choice([(value: String, text: String)])
        }

        package let name: String
        package let label: String
        package let value: String
        package let hint: String?
        package let control: Control

        /// Makes a field that holds `value`.
        package init(_ name: String, _ label: String, _ value: String, hint: String? = nil, _ control: Control) {
            (self.name, self.label, self.value, self.hint, self.control) = (name, label, value, hint, control)
        }
    }

    /// Something with buttons of its own.
    package struct Item: Sendable {
        package let text: String
        package let buttons: [Button]

        /// Makes an item.
        package init(_ text: String, _ buttons: [Button]) {
            (self.text, self.buttons) = (text, buttons)
        }
    }

    /// A button that makes a change by itself.
    package struct Button: Sendable {
        package let text: String
        package let key: String
        package let value: String

        /// Makes a button.
        package init(_ text: String, _ key: String, _ value: String) {
            (self.text, self.key, self.value) = (text, key, value)
        }
    }

    let title: String
    let lede: String
    package let groups: [Group]
    /// The id of the tracker that all of it is of; nil for the profile.
    let tracker: String?

    /// Makes a list; `tracker` is the id of the tracker that all of it is of.
    package init(title: String, lede: String, _ groups: [Group], ofTracker tracker: String? = nil) {
        (self.title, self.lede, self.groups, self.tracker) = (title, lede, groups, tracker)
    }

    /// The setting of a key that a single field changes; nil for anything else.
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
