import ReportMarkup
import ReportWords

/// The parts of a form of the log sheet.
struct LogFormWriter {
    let form: LogForm
    let sheet: LogSheet
    let phrases: Phrases

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
        fields.hidden("token", sheet.token, to: &html)
        hidden(.day, "\(sheet.day(of: form))", to: &html)
        if sheet.day(of: form) != sheet.day { hidden(.shown, "\(sheet.day)", to: &html) }
        if sheet.weeks != LogSheet.fewestWeeks { hidden(.weeks, "\(sheet.weeks)", to: &html) }
        if let part = sheet.part { hidden(.part, part.path, to: &html) }
    }

    /// The fields of the form, by their names.
    private var fields: FormWriter {
        FormWriter(
            token: sheet.token, prefix: form.id + "-", phrases: phrases,
            entered: { [sheet, form] name in LogField(rawValue: name).map { sheet.entered($0, of: form) } ?? [] },
            problem: { [sheet, form] name in sheet.problem(LogField(rawValue: name), of: form) },
            onlyProblem: "p-" + form.id, saysNothingWasWritten: ![.undo, .written, .date].contains(form))
    }

    func hidden(_ field: LogField, _ value: String, to html: inout HTML) {
        fields.hidden(field.rawValue, value, to: &html)
    }

    /// Writes what is wrong with a field, or with no field alone.
    func problem(_ field: LogField?, to html: inout HTML) { fields.writeProblem(field?.rawValue ?? "", to: &html) }

    /// Writes a field with its name, with what was entered, and with what is wrong with it.
    func field(
        _ field: LogField, _ label: String, _ attributes: StaticString, unit: String? = nil, list: String? = nil,
        to html: inout HTML
    ) {
        fields.field(field.rawValue, label, nil, attributes, unit: unit, list: list, to: &html)
    }

    /// Writes a field for a text of several lines.
    func area(_ field: LogField, _ label: String, to html: inout HTML) {
        fields.area(field.rawValue, label, #"rows="2" dir="auto""#, to: &html)
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
        fields.button(text, style, to: &html)
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
        let isChosen = sheet.entered(field, of: form).contains(chip.value)
        fields.tick(
            type, field.rawValue, FormWriter.Option(value: chip.value, text: chip.text), isChosen: isChosen, to: &html)
    }
}

extension LogPage {
    /// What writes a form of the page.
    func writer(_ form: LogForm) -> LogFormWriter {
        LogFormWriter(form: form, sheet: sheet, phrases: frame.language.phrases)
    }
}
