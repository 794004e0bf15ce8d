import ProgressModel
import ReportMarkup
import ReportWords

/// Writes the fields of a form: each with its name, what was entered, what it is for, and what is wrong with it.
///
/// The log sheet, the settings and the first page write their forms with it.
struct FormWriter: Sendable {
    /// The secret that every form holds.
    let token: String
    /// What the id of each field begins with.
    let prefix: String
    let phrases: Phrases
    /// What was entered into the fields of a name; empty where nothing was sent.
    let entered: @Sendable (String) -> [String]
    /// What is wrong with a field, and with an empty name what is wrong with none alone.
    let problem: @Sendable (String) -> FormProblem?
    /// The id of the only problem that a form can have; nil where each field has its own.
    var onlyProblem: String?
    /// What tells the fields of one form from those of another that have the same names.
    var group = ""
    /// Whether it is said behind a problem that nothing was written.
    var saysNothingWasWritten = true

    /// A value that can be chosen, with its name and what it means.
    struct Option: Sendable {
        let value: String
        let text: String
        var note: String?
    }

    func hidden(_ name: String, _ value: String, to html: inout HTML) {
        html.open("input") { html in
            html.attributes(#"type="hidden""#)
            html.attribute("name", name)
            html.attribute("value", value)
        }
    }

    /// Writes a field for one line; `value` is what it holds before anything was entered, nil for nothing.
    func field(
        _ name: String, _ label: String, _ value: String?, _ attributes: StaticString, unit: String? = nil,
        list: String? = nil, hint: String? = nil, to html: inout HTML
    ) {
        field(name, label, hint: hint, to: &html) { html in
            html.open("input") { html in
                html.attributes(attributes)
                self.attributes(name, hasHint: hint != nil, to: &html)
                if let list { html.attribute("list", list) }
                if let value = entered(name).first ?? value { html.attribute("value", value) }
            }
            if let unit { html.element("span", #"class="unit""#, text: unit) }
        }
    }

    /// Writes a field for a text of several lines; `value` is what it holds before anything was entered.
    func area(
        _ name: String, _ label: String, value: String = "", _ attributes: StaticString = #"rows="3" dir="auto""#,
        hint: String? = nil, to html: inout HTML
    ) {
        field(name, label, #"class="field wide""#, hint: hint, to: &html) { html in
            html.open("textarea") { html in
                html.attributes(attributes)
                self.attributes(name, hasHint: hint != nil, to: &html)
            }
            html.text(entered(name).first ?? value)
            html.close("textarea")
        }
    }

    /// Writes a list that unfolds, of which what was entered is chosen, else `value`, else the first one.
    func select(
        _ name: String, _ label: String, value: String? = nil, _ options: [Option], hint: String? = nil,
        to html: inout HTML
    ) {
        field(name, label, hint: hint, to: &html) { html in
            html.open("select") { attributes(name, hasHint: hint != nil, to: &$0) }
            self.options(options, entered: entered(name).first ?? value, to: &html)
            html.close("select")
        }
    }

    private func field(
        _ name: String, _ label: String, _ style: StaticString = #"class="field""#, hint: String? = nil,
        to html: inout HTML, content: (inout HTML) -> Void
    ) {
        html.element("div", style) { html in
            html.element("label", { $0.attribute("for", prefix + name) }, text: label)
            content(&html)
            self.hint(name, hint, to: &html)
            writeProblem(name, to: &html)
        }
    }

    /// Writes the options of a list.
    ///
    /// One is always marked as chosen, so that a script can tell whether somebody has chosen another.
    func options(_ options: [Option], entered: String?, to html: inout HTML) {
        let chosen = options.first { $0.value == entered } ?? options.first
        for option in options {
            html.element(
                "option",
                { html in
                    html.attribute("value", option.value)
                    if option.value == chosen?.value { html.attributes("selected") }
                }, text: option.text)
        }
    }

    /// Writes values that are all to be seen, of which one is chosen.
    func radios(
        _ name: String, _ label: String, _ value: String, _ options: [Option], hint: String? = nil, to html: inout HTML
    ) {
        let chosen = entered(name).first ?? value
        choices("radio", name, label, options, hint: hint, to: &html) { $0 == chosen }
    }

    /// Writes values of which any number is chosen.
    func checkboxes(_ name: String, _ label: String, _ options: [Option], hint: String? = nil, to html: inout HTML) {
        choices("checkbox", name, label, options, hint: hint, to: &html, isChosen: entered(name).contains)
    }

    private func choices(
        _ type: StaticString, _ name: String, _ label: String, _ options: [Option], hint: String?,
        to html: inout HTML, isChosen: (String) -> Bool
    ) {
        html.open("fieldset") { html in
            html.attributes(#"class="choices""#)
            if hint != nil { html.attribute("aria-describedby", hintID(name)) }
        }
        html.element("legend", text: label)
        html.element("div", #"class="chips""#) { html in
            for option in options { tick(type, name, option, isChosen: isChosen(option.value), to: &html) }
        }
        self.hint(name, hint, to: &html)
        writeProblem(name, to: &html)
        html.close("fieldset")
    }

    /// Writes a value that can be ticked among others.
    func tick(_ type: StaticString, _ name: String, _ option: Option, isChosen: Bool, to html: inout HTML) {
        html.element("label", #"class="chip""#) { html in
            html.open("input") { html in
                html.attribute("type", literal: type)
                html.attribute("name", name)
                html.attribute("value", option.value)
                if isChosen { html.attributes("checked") }
            }
            guard let note = option.note else { return html.element("span", #"dir="auto""#, text: option.text) }
            html.element("span") { html in
                html.element("span", #"dir="auto""#, text: option.text)
                html.markup(" ")
                html.element("small", text: note)
            }
        }
    }

    private func hint(_ name: String, _ hint: String?, to html: inout HTML) {
        guard let hint else { return }
        html.element(
            "p",
            { html in
                html.attributes(#"class="hint""#)
                html.attribute("id", hintID(name))
            }, text: hint)
    }

    private func attributes(_ name: String, hasHint: Bool, to html: inout HTML) {
        let hasProblem = problem(name) != nil
        html.attribute("id", prefix + name)
        html.attribute("name", name)
        if hasProblem {
            html.attributes(
                onlyProblem == nil && group.isEmpty ? #"aria-invalid="true""# : #"aria-invalid="true" autofocus"#)
        }
        let texts = [hasProblem ? problemID(name) : nil, hasHint ? hintID(name) : nil].compactMap(\.self)
        if !texts.isEmpty { html.attribute("aria-describedby", texts.joined(separator: " ")) }
    }

    private func problemID(_ name: String) -> String { onlyProblem ?? "p-" + group + name }
    private func hintID(_ name: String) -> String { "h-" + group + name }

    /// Writes what is wrong with a field; with an empty name what is wrong with none alone.
    func writeProblem(_ name: String, to html: inout HTML) {
        guard let problem = problem(name) else { return }
        html.open("p") { html in
            html.attributes(#"class="field-problem" role="alert" data-edited"#)
            html.attribute("id", problemID(name))
        }
        html.element(
            "span", { if problem.isEnglish { $0.attribute("lang", Language.fallback.rawValue) } }, text: problem.text)
        if saysNothingWasWritten {
            html.markup(" ")
            html.text(phrases.nothingWasWritten)
        }
        html.close("p")
    }

    /// Writes a button that sends its form.
    func button(_ text: String, _ style: StaticString = "act", to html: inout HTML) {
        html.element(
            "button",
            {
                $0.attribute("class", literal: style)
                $0.attributes(#"type="submit""#)
            }, text: text)
    }
}
