package import Markup
import Model
package import Wording

/// The fields of a form: each with its name, what was entered, what it is for, and what is wrong with it.
///
/// The log sheet, the settings and the first page have their forms from it.
package struct FormWriter: Sendable {
    /// What the fields of a question send.
    package static let (yes, no) = ("yes", "no")

    /// The secret that every form holds.
    let token: String
    /// What the id of each field begins with.
    let prefix: String
    let phrases: Phrases
    /// What was entered into the fields of a name; empty if nothing was sent.
    let entered: @Sendable (String) -> [String]
    /// What is wrong with a field, and with an empty name what is wrong with none alone.
    let problem: @Sendable (String) -> FormProblem?
    /// The id of the only problem that a form can have; nil if each field has its own.
    var onlyProblem: String?
    /// What tells the fields of one form from those of another that have the same names.
    var group = ""
    /// Whether it is said behind a problem that nothing was written.
    var saysNothingWasWritten = true

    /// A value that can be chosen, with its name.
    package typealias Option = (value: String, text: String)

    func hidden(_ name: String, _ value: String) -> HTML {
        #"<input type="hidden" name="\#(name)" value="\#(value)">"#
    }

    /// A field for one line; `value` is what it holds before anything was entered, nil for nothing.
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

    /// A field for a text of several lines; `value` is what it holds before anything was entered.
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

    /// A list that unfolds, of which what was entered is chosen, else `value`, else the first one.
    ///
    /// One is always marked as chosen, so that a script can tell whether somebody has chosen another.
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

    /// Values that are all to be seen, of which one is chosen; `note` is what a value means.
    func radios(
        _ name: String, _ label: String, _ value: String, _ options: [Option],
        note: (String) -> String? = { _ in nil }, hint: String? = nil
    ) -> HTML {
        let chosen = entered(name).first ?? value
        return choices("radio", name, label, options, note: note, hint: hint) { $0 == chosen }
    }

    /// Values of which any number is chosen.
    ///
    /// Before anything was entered, those in `chosen` are.
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

    /// A value that can be ticked among others.
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

    /// What is wrong with a field; with an empty name what is wrong with none alone.
    func problemHTML(_ name: String = "") -> HTML {
        guard let problem = problem(name) else { return "" }
        return """
            <p class="field-problem" role="alert" data-edited id="\(problemID(name))">\
            <span\(if: problem.isEnglish, #" lang="\#(Language.fallback.rawValue)""#)>\(problem.text)</span>\
            \(if: saysNothingWasWritten, " \(phrases.nothingWasWritten)")</p>
            """
    }

    /// A button among several of a form, which sends its own `value` under a name.
    func button(
        _ text: String, _ style: StaticString = "act", name: String, value: String, _ attributes: StaticString = ""
    ) -> HTML {
        #"<button class="\#(style)" type="submit" name="\#(name)" value="\#(value)"\#(attributes)>\#(text)</button>"#
    }

    /// A button that sends its form; a screen reader hears `subject` after the text.
    func button(_ text: String, _ style: StaticString = "act", of subject: String? = nil) -> HTML {
        """
        <button class="\(style)" type="submit">\(text)\(subject, { #"<span class="vh">: \#($0)</span>"# })</button>
        """
    }
}

/// Why something that a form says cannot be written.
package struct FormProblem: Sendable, Equatable {
    package let text: String
    /// Whether the text is in English whatever the language of the page: a problem of files.
    package let isEnglish: Bool

    /// Makes a problem.
    package init(text: String, isEnglish: Bool = false) {
        (self.text, self.isEnglish) = (text, isEnglish)
    }
}

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

/// A field of a form, which holds a value, and how that is entered.
package struct FormField: Sendable {
    package enum Control: Sendable {
        case text
        /// A text, with some that are often chosen.
        case suggested([String])
        case number(unit: String?)
        case time, date, area
        /// Values with their names, in a list that unfolds; all to be seen; and of which any number is chosen, between commas.
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
