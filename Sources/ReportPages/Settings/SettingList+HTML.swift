import ReportMarkup
import ReportWords

extension SettingList {
    /// Where every form is sent to.
    package static var address: String { "/settings/change" }

    func write(_ writer: FormWriter, on page: PageAddress, to html: inout HTML) {
        let isKnown = groups.contains { $0.rows.contains { writer.isMeant($0.key) } }
        if !isKnown { writer.writeProblem("", to: &html) }
        // Two columns of which each keeps its groups, whatever is unfolded.
        for column in [0..<groups.count / 2, groups.count / 2..<groups.count] {
            html.element("div", #"class="setting-column""#) { html in
                for number in column { write(groups[number], id: "h-group-\(number)", writer, to: &html) }
            }
        }
    }

    private func write(_ group: Group, id: String, _ writer: FormWriter, to html: inout HTML) {
        html.element(
            "section",
            { html in
                html.attributes(#"class="card setting-group""#)
                html.attribute("aria-labelledby", id)
            }
        ) { html in
            html.element("header") { $0.element("h2", { $0.attribute("id", id) }, text: group.title) }
            if let note = group.note { html.element("p", #"class="hint""#, text: note) }
            html.element("ul", #"class="tracker-list""#) { html in
                for item in group.items { html.element("li") { write(item, writer, to: &$0) } }
                for row in group.rows { html.element("li") { write(row, writer, to: &$0) } }
            }
        }
    }

    private func write(_ item: Item, _ writer: FormWriter, to html: inout HTML) {
        html.element("p", #"class="tracker-name" dir="auto""#, text: item.text)
        html.element("div", #"class="fields""#) { html in
            for button in item.buttons {
                form(button.key, writer, to: &html) { html in
                    writer.hidden(FieldName.value, button.value, to: &html)
                    html.element("button", #"class="act quiet-act" type="submit""#) { html in
                        html.text(button.text)
                        html.element("span", #"class="vh""#, text: ": " + item.text)
                    }
                }
            }
        }
    }

    private func write(_ row: Row, _ page: FormWriter, to html: inout HTML) {
        let writer = page.only(row.key, if: page.isMeant(row.key))
        html.element("p", #"class="tracker-name""#) { html in
            html.element("b", text: row.name)
            guard !row.shown.isEmpty else { return }
            html.markup(" ")
            html.element("span", #"class="quiet" dir="auto""#, text: row.shown)
        }
        html.open("details") { if page.isMeant(row.key) { $0.attributes("open") } }
        html.element("summary") { html in
            html.text(row.button ?? writer.phrases.change)
            html.element("span", #"class="vh""#, text: ": " + row.name)
        }
        html.element("div", #"class="tracker-changes""#) { html in
            form(row.key, writer, to: &html) { html in
                writer.writeProblem("", to: &html)
                html.element("div", #"class="fields""#) { html in
                    for field in row.fields { write(field, writer, to: &html) }
                    writer.button(row.button ?? writer.phrases.save, to: &html)
                }
            }
        }
        html.close("details")
    }

    private func form(_ key: String, _ writer: FormWriter, to html: inout HTML, content: (inout HTML) -> Void) {
        writer.form(SettingList.address, to: &html) { html in
            writer.hidden(FieldName.key, key, to: &html)
            if let tracker { writer.hidden(FieldName.tracker, tracker, to: &html) }
            content(&html)
        }
    }

    private func write(_ field: Field, _ writer: FormWriter, to html: inout HTML) {
        func line(_ attributes: StaticString, unit: String? = nil, list: String? = nil) {
            writer.field(
                field.name, field.label, field.value, attributes, unit: unit, list: list, hint: field.hint, to: &html)
        }
        switch field.control {
        case .text: line(#"type="text" size="24" dir="auto""#)
        case .suggested(let texts):
            let id = writer.prefix + field.name + "-list"
            line(#"type="text" size="24" dir="auto""#, list: id)
            html.element("datalist", { $0.attribute("id", id) }) { html in
                for text in texts {
                    html.open("option") { $0.attribute("value", text) }
                    html.close("option")
                }
            }
        case .number(let unit): line(#"type="text" inputmode="decimal" size="7""#, unit: unit)
        case .time: line(#"type="time""#)
        case .date: line(#"type="date""#)
        case .area: writer.area(field.name, field.label, value: field.value, hint: field.hint, to: &html)
        case .choice(let choices):
            let options = choices.map { FormWriter.Option(value: $0.value, text: $0.text) }
            writer.select(field.name, field.label, value: field.value, options, hint: field.hint, to: &html)
        }
    }
}

extension FormWriter {
    /// Whether the form of a setting was sent, and comes back.
    fileprivate func isMeant(_ key: String) -> Bool { entered(SettingList.FieldName.key).first == key }
}
