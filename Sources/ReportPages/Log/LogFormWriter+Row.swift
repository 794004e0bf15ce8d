import ReportMarkup

extension LogFormWriter {
    /// What a row of the sheet says about what it writes down.
    struct Row {
        let icon: String
        let name: String
        /// What is asked; nil where nothing is.
        var prompt: String?
        /// What was logged on the day so far; empty where nothing was.
        let state: String
        /// Whether the fields are unfolded from the start.
        let isOpen: Bool
    }

    /// Writes a form as one line: what is tapped most often, and the name, which unfolds the fields.
    ///
    /// Without `fields` nothing is folded. `first` is written before all buttons: Enter in a field presses it.
    func write(
        _ row: Row, to html: inout HTML, first: (inout HTML) -> Void = { _ in }, quick: (inout HTML) -> Void,
        fields: ((inout HTML) -> Void)?
    ) {
        html.open("form") { html in
            html.attributes(#"class="log-form log-row""#)
            html.attribute("id", form.id)
            html.attribute("aria-labelledby", "n-" + form.id)
            html.attributes(#"method="post" action="/log" autocomplete="off""#)
        }
        hidden(.form, form.id, to: &html)
        writeShared(to: &html)
        first(&html)
        html.element("div", #"class="quick""#, content: quick)
        if let fields {
            html.open("details") { html in
                if row.isOpen || sheet.returned?.form == form { html.attributes("open") }
            }
            html.element("summary") { name(row, to: &$0) }
            html.element("div", #"class="row-fields""#) { html in
                problem(nil, to: &html)
                fields(&html)
            }
            html.close("details")
        } else {
            html.element("p", #"class="row-name""#) { name(row, to: &$0) }
            problem(nil, to: &html)
        }
        html.close("form")
    }

    private func name(_ row: Row, to html: inout HTML) {
        html.emoji(row.icon)
        html.markup(" ")
        html.element("span") { html in
            html.element("b", { $0.attribute("id", "n-" + form.id) }, text: row.name)
            if !row.state.isEmpty {
                html.markup(" ")
                html.element("span", #"class="log-state""#, text: row.state)
            }
            if let prompt = row.prompt { html.element("span", #"class="log-prompt quiet""#, text: prompt) }
        }
    }

    /// Writes a button that a row is tapped at; a screen reader hears the name of the row first.
    func quick(_ field: LogField?, _ chip: TrackerForm.Chip, of name: String, to html: inout HTML) {
        html.open("button") { html in
            html.attributes(#"class="act" type="submit""#)
            guard let field else { return }
            html.attribute("name", field.rawValue)
            html.attribute("value", chip.value)
        }
        html.element("span", #"class="vh""#, text: name + " ")
        html.element("span", #"dir="auto""#, text: chip.text)
        html.close("button")
    }
}
