import ReportMarkup
import ReportWords

/// The parts of a form of the log sheet.
struct LogFormWriter {
    let form: LogForm
    let sheet: LogSheet
    let phrases: any Phrases

    /// Writes a form whose fields belong together under a name.
    func write(
        _ style: StaticString = "", name: (inout HTML) -> Void, to html: inout HTML, content: (inout HTML) -> Void
    ) {
        html.open("form") { html in
            html.attribute("class") { $0.classes("log-form", style) }
            html.attribute("id", form.id)
            html.attributes(#"method="post" action="/log" autocomplete="off""#)
        }
        hidden(.form, form.id, to: &html)
        writeShared(to: &html)
        html.element("fieldset") { html in
            html.element("legend", content: name)
            problem(nil, to: &html)
            content(&html)
        }
        html.close("form")
    }

    /// Writes the fields of every form.
    func writeShared(to html: inout HTML) {
        hidden("token", sheet.token, to: &html)
        hidden(.day, "\(sheet.day)", to: &html)
        if let part = sheet.part { hidden(.part, part.path, to: &html) }
    }

    func hidden(_ field: LogField, _ value: String, to html: inout HTML) {
        hidden(field.rawValue, value, to: &html)
    }

    private func hidden(_ name: String, _ value: String, to html: inout HTML) {
        html.open("input") { html in
            html.attributes(#"type="hidden""#)
            html.attribute("name", name)
            html.attribute("value", value)
        }
    }

    /// Writes what is wrong with a field, or with no field alone.
    func problem(_ field: LogField?, to html: inout HTML) {
        guard let problem = sheet.problem(field, of: form) else { return }
        html.open("p") { html in
            html.attributes(#"class="field-problem" role="alert" data-edited"#)
            html.attribute("id", "p-" + form.id)
        }
        html.element("span", problem.isEnglish ? #"lang="en""# : "", text: problem.text)
        if form != .undo, form != .date {
            html.markup(" ")
            html.text(phrases.nothingWasWritten)
        }
        html.close("p")
    }

    /// Writes a field with its name, with what was entered, and with what is wrong with it.
    func field(
        _ field: LogField, _ label: String, _ attributes: StaticString, unit: String? = nil, list: String? = nil,
        to html: inout HTML
    ) {
        html.element("div", #"class="field""#) { html in
            let id = "\(form.id)-\(field.rawValue)"
            html.element("label", { $0.attribute("for", id) }, text: label)
            html.open("input") { html in
                html.attributes(attributes)
                self.attributes(field, id, to: &html)
                if let list { html.attribute("list", list) }
                if let value = sheet.entered(field, of: form).first { html.attribute("value", value) }
            }
            if let unit { html.element("span", #"class="unit""#, text: unit) }
            problem(field, to: &html)
        }
    }

    /// Writes a field for a text of several lines.
    func area(_ field: LogField, _ label: String, to html: inout HTML) {
        html.element("div", #"class="field wide""#) { html in
            let id = "\(form.id)-\(field.rawValue)"
            html.element("label", { $0.attribute("for", id) }, text: label)
            html.open("textarea") { html in
                html.attributes(#"rows="2" dir="auto""#)
                attributes(field, id, to: &html)
            }
            html.text(sheet.entered(field, of: form).first ?? "")
            html.close("textarea")
            problem(field, to: &html)
        }
    }

    private func attributes(_ field: LogField, _ id: String, to html: inout HTML) {
        html.attribute("id", id)
        html.attribute("name", field.rawValue)
        guard sheet.problem(field, of: form) != nil else { return }
        html.attributes(#"aria-invalid="true" autofocus"#)
        html.attribute("aria-describedby", "p-" + form.id)
    }

    /// Writes fields that are folded up as long as nothing was entered into them.
    func details(
        _ summary: String, _ fields: [LogField], to html: inout HTML, content: (inout HTML) -> Void
    ) {
        let isOpen =
            fields.contains { field in sheet.entered(field, of: form).contains { !$0.isEmpty } }
            || fields.contains { sheet.problem($0, of: form) != nil }
        html.element("details", isOpen ? "open" : "") { html in
            html.element("summary", text: summary)
            content(&html)
        }
    }

    /// Writes a button that sends the form.
    func button(_ text: String, _ style: StaticString = "act", to html: inout HTML) {
        html.element(
            "button",
            {
                $0.attribute("class", literal: style)
                $0.attributes(#"type="submit""#)
            }, text: text)
    }

    /// Writes a button that sends the form with a value.
    func button(_ style: StaticString, _ field: LogField, _ chip: TrackerForm.Chip, to html: inout HTML) {
        html.element(
            "button",
            { html in
                html.attribute("class", literal: style)
                html.attributes(#"type="submit" dir="auto""#)
                html.attribute("name", field.rawValue)
                html.attribute("value", chip.value)
            }, text: chip.text)
    }

    /// Writes a box that can be ticked among others.
    func checkbox(_ field: LogField, _ chip: TrackerForm.Chip, to html: inout HTML) {
        tick("checkbox", field, chip, to: &html)
    }

    /// Writes a list of which one can be chosen, with its name.
    func choice(_ field: LogField, _ label: String, _ chips: [TrackerForm.Chip], to html: inout HTML) {
        let id = "\(form.id)-\(field.rawValue)"
        html.open("div") { html in
            html.attributes(#"class="chips" role="radiogroup""#)
            html.attribute("aria-labelledby", id)
        }
        html.element(
            "span",
            {
                $0.attributes(#"class="chips-name""#)
                $0.attribute("id", id)
            }, text: label)
        for chip in chips { tick("radio", field, chip, to: &html) }
        html.close("div")
    }

    private func tick(_ type: StaticString, _ field: LogField, _ chip: TrackerForm.Chip, to html: inout HTML) {
        html.element("label", #"class="chip""#) { html in
            html.open("input") { html in
                html.attribute("type", literal: type)
                html.attribute("name", field.rawValue)
                html.attribute("value", chip.value)
                if sheet.entered(field, of: form).contains(chip.value) { html.attributes("checked") }
            }
            html.element("span", #"dir="auto""#, text: chip.text)
        }
    }
}

extension LogPage {
    /// What writes a form of the page.
    func writer(_ form: LogForm) -> LogFormWriter {
        LogFormWriter(form: form, sheet: sheet, phrases: frame.language.phrases)
    }
}
