package import Markup
import Model
package import Wording

/// Writes the fields of a form: each with its name, the entered value, a hint, and any problem with it.
///
/// The log sheet, the settings and the first page use it for their forms.
package struct FormWriter: Sendable {
    /// The values that a yes-or-no question sends.
    package static let (yes, no) = ("yes", "no")

    /// The secret that every form contains.
    let token: String
    /// The beginning of the fields' ids.
    let prefix: String
    let phrases: Phrases
    /// The values that were entered into the fields with a name; empty if nothing was sent.
    let entered: @Sendable (String) -> [String]
    /// The problem with a field or, for an empty name, the problem with the form as a whole.
    let problem: @Sendable (String) -> FormProblem?
    /// The id of the problem, if a form can only have one; nil if each field has its own.
    var onlyProblem: String?
    /// A part of the ids that distinguishes two forms whose fields have the same names.
    var group = ""
    /// Whether a problem is followed by the remark that nothing was written.
    var saysNothingWasWritten = true

    /// A value that can be chosen, with its name.
    package typealias Option = (value: String, text: String)

    func hidden(_ name: String, _ value: String) -> HTML {
        #"<input type="hidden" name="\#(name)" value="\#(value)">"#
    }

    /// A field for one line; `value` is its initial text, nil if it is empty.
    func field(
        _ name: String, _ label: String, _ value: String?, _ attributes: StaticString, unit: String? = nil,
        list: String? = nil, hint: String? = nil
    ) -> HTML {
        field(
            name, label, hint: hint,
            """
            <input \(attributes)\(self.attributes(name, hasHint: hint != nil))\(list, { #" list="\#($0)""# })\
            \(entered(name).first ?? value, { #" value="\#($0)""# })>\(unit, { #"<span class="unit">\#($0)</span>"# })
            """)
    }

    /// A field for a text of several lines; `value` is its initial text.
    func area(
        _ name: String, _ label: String, value: String = "", _ attributes: StaticString = #"rows="3" dir="auto""#,
        hint: String? = nil
    ) -> HTML {
        field(
            name, label, "field wide", hint: hint,
            """
            <textarea \(attributes)\(self.attributes(name, hasHint: hint != nil))>\
            \(entered(name).first ?? value)</textarea>
            """)
    }

    /// A drop-down list; the entered value is selected, else `value`, else the first option.
    ///
    /// One option is always marked as selected, so that a script can detect a change.
    func select(
        _ name: String, _ label: String, value: String? = nil, _ options: [Option], hint: String? = nil
    ) -> HTML {
        let entered = entered(name).first ?? value
        let chosen = (options.first { $0.value == entered } ?? options.first)?.value
        return field(
            name, label, hint: hint,
            """
            <select\(attributes(name, hasHint: hint != nil))>\
            \(each: options, { option in
                #"<option value="\#(option.value)"\#(if: option.value == chosen, " selected")>\#(option.text)</option>"#
            })</select>
            """)
    }

    private func field(
        _ name: String, _ label: String, _ style: StaticString = "field", hint: String?, _ control: HTML
    ) -> HTML {
        """
        <div class="\(style)"><label for="\(prefix)\(name)">\(label)</label>\(control)\
        \(self.hint(name, hint))\(problemHTML(name))</div>
        """
    }

    /// Values that are all visible, one of which is selected; `note` returns a value's meaning.
    func radios(
        _ name: String, _ label: String, _ value: String, _ options: [Option],
        note: (String) -> String? = { _ in nil }, hint: String? = nil
    ) -> HTML {
        let chosen = entered(name).first ?? value
        return choices("radio", name, label, options, note: note, hint: hint) { $0 == chosen }
    }

    /// Values of which any number can be selected.
    ///
    /// Those in `chosen` are selected initially.
    func checkboxes(
        _ name: String, _ label: String, _ options: [Option], chosen: [String] = [], hint: String? = nil
    ) -> HTML {
        let entered = entered(name)
        return choices(
            "checkbox", name, label, options, hint: hint, isChosen: (entered.isEmpty ? chosen : entered).contains)
    }

    private func choices(
        _ type: StaticString, _ name: String, _ label: String, _ options: [Option],
        note: (String) -> String? = { _ in nil }, hint: String?, isChosen: (String) -> Bool
    ) -> HTML {
        """
        <fieldset class="choices"\(if: hint != nil, #" aria-describedby="\#(hintID(name))""#)><legend>\(label)</legend>\
        <div class="chips">\(each: options, { tick(type, name, $0, note: note($0.value), isChosen: isChosen($0.value)) })</div>\
        \(self.hint(name, hint))\(problemHTML(name))</fieldset>
        """
    }

    /// A checkbox or radio button with its text.
    func tick(_ type: StaticString, _ name: String, _ option: Option, note: String? = nil, isChosen: Bool) -> HTML {
        let text: HTML = #"<span dir="auto">\#(option.text)</span>"#
        return """
            <label class="chip"><input type="\(type)" name="\(name)" value="\(option.value)"\
            \(if: isChosen, " checked")>\
            \(note.map { "<span>\(text) <small>\($0)</small></span>" } ?? text)</label>
            """
    }

    private func hint(_ name: String, _ hint: String?) -> HTML {
        "\(hint, { #"<p class="hint" id="\#(hintID(name))">\#($0)</p>"# })"
    }

    private func attributes(_ name: String, hasHint: Bool) -> HTML {
        let hasProblem = problem(name) != nil
        let texts = [hasProblem ? problemID(name) : nil, hasHint ? hintID(name) : nil].compactMap(\.self)
        return """
             id="\(prefix)\(name)" name="\(name)"\(if: hasProblem, #" aria-invalid="true""#)\
            \(if: hasProblem && (onlyProblem != nil || !group.isEmpty), " autofocus")\
            \(if: !texts.isEmpty, #" aria-describedby="\#(texts.joined(separator: " "))""#)
            """
    }

    private func problemID(_ name: String) -> String { onlyProblem ?? "p-" + group + name }
    private func hintID(_ name: String) -> String { "h-" + group + name }

    /// The problem with a field or, for an empty name, with the form as a whole.
    func problemHTML(_ name: String = "") -> HTML {
        guard let problem = problem(name) else { return "" }
        return """
            <p class="field-problem" role="alert" data-edited id="\(problemID(name))">\
            <span\(if: problem.isEnglish, #" lang="\#(Language.fallback.rawValue)""#)>\(problem.text)</span>\
            \(if: saysNothingWasWritten, " \(phrases.nothingWasWritten)")</p>
            """
    }

    /// One of several buttons of a form, which sends its own `value` under a name.
    func button(
        _ text: String, _ style: StaticString = "act", name: String, value: String, _ attributes: StaticString = ""
    ) -> HTML {
        #"<button class="\#(style)" type="submit" name="\#(name)" value="\#(value)"\#(attributes)>\#(text)</button>"#
    }

    /// A button that sends its form; `subject` follows the text for screen readers.
    func button(_ text: String, _ style: StaticString = "act", of subject: String? = nil) -> HTML {
        """
        <button class="\(style)" type="submit">\(text)\(subject, { #"<span class="vh">: \#($0)</span>"# })</button>
        """
    }
}

/// The reason that an entry in a form can't be written.
package struct FormProblem: Sendable, Equatable {
    package let text: String
    /// Whether the text is in English, whatever the page's language: a problem in a file.
    package let isEnglish: Bool

    /// Makes a problem.
    package init(text: String, isEnglish: Bool = false) {
        (self.text, self.isEnglish) = (text, isEnglish)
    }
}

extension HTML {
    /// The form that pairs a device, which is sent before the device has a token.
    ///
    /// A script sends it immediately if `isSentAtOnce`.
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

/// A field of a form: its value and the control to enter it.
package struct FormField: Sendable {
    package enum Control: Sendable {
        case text
        /// A text, with suggestions.
        case suggested([String])
        case number(unit: String?)
        case time, date, area
        /// Values with their names: in a drop-down list; all visible; any number selected, separated by commas.
        case choice([FormWriter.Option])
        case radios([FormWriter.Option])
        case several([FormWriter.Option])
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

extension FormWriter {
    func field(_ field: FormField) -> HTML {
        let (name, label, hint) = (field.name, field.label, field.hint)
        func line(_ attributes: StaticString, unit: String? = nil, list: String? = nil) -> HTML {
            self.field(name, label, field.value, attributes, unit: unit, list: list, hint: hint)
        }
        switch field.control {
        case .text: return line(#"type="text" size="24" dir="auto""#)
        case .suggested(let texts):
            let id = prefix + name + "-list"
            return """
                \(line(#"type="text" size="24" dir="auto""#, list: id))\
                <datalist id="\(id)">\(each: texts, { #"<option value="\#($0)"></option>"# })</datalist>
                """
        case .number(let unit): return line(#"type="text" inputmode="decimal" size="7""#, unit: unit)
        case .time: return line(#"type="time""#)
        case .date: return line(#"type="date""#)
        case .area: return area(name, label, value: field.value, hint: hint)
        case .choice(let options): return select(name, label, value: field.value, options, hint: hint)
        case .radios(let options): return radios(name, label, field.value, options, hint: hint)
        case .several(let options):
            let chosen = field.value.split(separator: ",").map(String.init)
            return checkboxes(name, label, options, chosen: chosen, hint: hint)
        }
    }
}
