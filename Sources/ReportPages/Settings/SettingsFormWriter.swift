import ReportMarkup
import ReportWords

/// The parts of the forms with which settings are changed.
struct SettingsFormWriter {
    let sheet: SettingsSheet
    let phrases: any Phrases

    /// Writes a form that writes, with the secret that it needs.
    func form(_ address: String, to html: inout HTML, content: (inout HTML) -> Void) {
        html.open("form") { html in
            html.attributes(#"class="settings-form" method="post" autocomplete="off""#)
            html.attribute("action", address)
        }
        hidden("token", sheet.token, to: &html)
        content(&html)
        html.close("form")
    }

    func hidden(_ name: String, _ value: String, to html: inout HTML) {
        html.open("input") { html in
            html.attributes(#"type="hidden""#)
            html.attribute("name", name)
            html.attribute("value", value)
        }
    }

    /// Writes a field with its name, what was entered or else `value`, what it is for, and what is wrong with it.
    func field(
        _ name: String, _ label: String, _ value: String, _ attributes: StaticString, unit: String? = nil,
        hint: String? = nil, to html: inout HTML
    ) {
        html.element("div", #"class="field""#) { html in
            html.element("label", { $0.attribute("for", "s-" + name) }, text: label)
            html.open("input") { html in
                html.attributes(attributes)
                self.attributes(name, hasHint: hint != nil, to: &html)
                html.attribute("value", sheet.entered(name) ?? value)
            }
            if let unit { html.element("span", #"class="unit""#, text: unit) }
            self.hint(name, hint, to: &html)
            problem(name, to: &html)
        }
    }

    /// Writes a field for a text of several lines.
    func area(_ name: String, _ label: String, hint: String? = nil, to html: inout HTML) {
        html.element("div", #"class="field wide""#) { html in
            html.element("label", { $0.attribute("for", "s-" + name) }, text: label)
            html.open("textarea") { html in
                html.attributes(#"rows="3" dir="auto""#)
                attributes(name, hasHint: hint != nil, to: &html)
            }
            html.text(sheet.entered(name) ?? "")
            html.close("textarea")
            self.hint(name, hint, to: &html)
            problem(name, to: &html)
        }
    }

    /// A value that can be chosen, with its name and what it means.
    struct Option {
        let value: String
        let text: String
        var note: String?
    }

    /// Writes a list that unfolds, of which what was entered is chosen, else the first one.
    func select(_ name: String, _ label: String, _ options: [Option], to html: inout HTML) {
        html.element("div", #"class="field""#) { html in
            html.element("label", { $0.attribute("for", "s-" + name) }, text: label)
            html.open("select") { attributes(name, hasHint: false, to: &$0) }
            self.options(options, entered: sheet.entered(name), to: &html)
            html.close("select")
            problem(name, to: &html)
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
        choices("radio", name, label, options, hint: hint, to: &html) { $0 == sheet.entered(name) ?? value }
    }

    /// Writes values of which any number is chosen.
    func checkboxes(_ name: String, _ label: String, _ options: [Option], hint: String? = nil, to html: inout HTML) {
        choices("checkbox", name, label, options, hint: hint, to: &html) { value in
            sheet.entered.contains { $0.name == name && $0.value == value }
        }
    }

    private func choices(
        _ type: StaticString, _ name: String, _ label: String, _ options: [Option], hint: String?,
        to html: inout HTML, isChosen: (String) -> Bool
    ) {
        html.open("fieldset") { html in
            html.attributes(#"class="choices""#)
            if hint != nil { html.attribute("aria-describedby", "h-" + name) }
        }
        html.element("legend", text: label)
        html.element("div", #"class="chips""#) { html in
            for option in options {
                html.element("label", #"class="chip""#) { html in
                    html.open("input") { html in
                        html.attribute("type", literal: type)
                        html.attribute("name", name)
                        html.attribute("value", option.value)
                        if isChosen(option.value) { html.attributes("checked") }
                    }
                    html.element("span") { html in
                        html.element("span", #"dir="auto""#, text: option.text)
                        if let note = option.note {
                            html.markup(" ")
                            html.element("small", text: note)
                        }
                    }
                }
            }
        }
        self.hint(name, hint, to: &html)
        problem(name, to: &html)
        html.close("fieldset")
    }

    private func hint(_ name: String, _ hint: String?, to html: inout HTML) {
        guard let hint else { return }
        html.element(
            "p",
            { html in
                html.attributes(#"class="hint""#)
                html.attribute("id", "h-" + name)
            }, text: hint)
    }

    private func attributes(_ name: String, hasHint: Bool, to html: inout HTML) {
        let hasProblem = sheet.problems[name] != nil
        html.attribute("id", "s-" + name)
        html.attribute("name", name)
        if hasProblem { html.attributes(#"aria-invalid="true""#) }
        let texts = [hasProblem ? "p-" + name : nil, hasHint ? "h-" + name : nil].compactMap(\.self)
        if !texts.isEmpty { html.attribute("aria-describedby", texts.joined(separator: " ")) }
    }

    /// Writes what is wrong with a field; with an empty name what is wrong with none alone.
    func problem(_ name: String, to html: inout HTML) {
        guard let problem = sheet.problems[name] else { return }
        html.open("p") { html in
            html.attributes(#"class="field-problem" role="alert" data-edited"#)
            html.attribute("id", "p-" + name)
        }
        html.element("span", problem.isEnglish ? #"lang="en""# : "", text: problem.text)
        html.markup(" ")
        html.text(phrases.nothingWasWritten)
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

    /// Writes the link that leaves everything as it is.
    func cancel(_ link: Link, on page: PageAddress, to html: inout HTML) {
        html.link(link, on: page, #"class="act quiet-act""#, text: phrases.cancel)
    }

    /// Writes what was written or undone, with the button that takes it back.
    ///
    /// `part` says which page to come back to.
    func message(_ message: LogSheet.Message, _ part: SettingsPart, to html: inout HTML) {
        html.element("div", #"class="card said" role="status""#) { html in
            html.element("p", text: message.text)
            guard let change = message.change else { return }
            form("/settings/undo", to: &html) { html in
                hidden("part", part.rawValue, to: &html)
                hidden("change", change, to: &html)
                button(phrases.undoThis, "act quiet-act", to: &html)
            }
        }
    }
}
