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

    /// What Enter in a field presses; without it that would be the first button.
    static let enter: HTML = #"<button class="vh" type="submit" tabindex="-1" aria-hidden="true"></button>"#

    /// A form as one line: what is tapped most often, and the name, which unfolds the fields.
    func html(_ row: Row, quick: HTML, fields: HTML?) -> HTML {
        let isOpen = row.isOpen || sheet.returned?.form == form
        let name: HTML = """
            \(emoji: row.icon) <span><b id="n-\(form.id)">\(row.name)</b>\
            \(if: !row.state.isEmpty, #" <span class="log-state">\#(row.state)</span>"#)\
            \(row.prompt, { #"<span class="log-prompt quiet">\#($0)</span>"# })</span>
            """
        let folded: HTML? = fields.map { fields in
            """
            <details\(if: isOpen, " open")><summary>\(name)</summary>\
            <div class="row-fields">\(problem(nil))\(fields)</div></details>
            """
        }
        return """
            <form class="log-form log-row" id="\(form.id)" aria-labelledby="n-\(form.id)" method="post" action="/log" \
            autocomplete="off">\(hidden)\(quick)\(folded ?? #"<p class="row-name">\#(name)</p>\#(problem(nil))"#)</form>
            """
    }

    /// A button that a row is tapped at; a screen reader hears the name of the row first.
    func quick(_ field: LogField?, _ option: FormWriter.Option, of name: String) -> HTML {
        """
        <button class="act" type="submit"\(field, { #" name="\#($0.rawValue)" value="\#(option.value)""# })>\
        <span class="vh">\(name) </span><span dir="auto">\(option.text)</span></button>
        """
    }
}
