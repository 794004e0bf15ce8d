import ReportMarkup
import ReportWords

extension SettingList {
    /// Where every form is sent to.
    package static var address: String { "/settings/change" }

    func html(_ writer: FormWriter, on page: PageAddress) -> HTML {
        let isKnown = groups.contains { $0.rows.contains { writer.isMeant($0.key) } }
        // Two columns of which each keeps its groups, whatever is unfolded.
        return """
            \(if: !isKnown, writer.problemHTML())\
            \(each: [0..<groups.count / 2, groups.count / 2..<groups.count], { column in
                #"<div class="setting-column">\#(each: column, { group($0, writer) })</div>"#
            })
            """
    }

    private func group(_ number: Int, _ writer: FormWriter) -> HTML {
        let group = groups[number]
        return """
            <section class="card setting-group" aria-labelledby="h-group-\(number)">\
            <header><h2 id="h-group-\(number)">\(group.title)</h2></header>\
            \(group.note, { #"<p class="hint">\#($0)</p>"# })\
            <ul class="tracker-list">\(each: group.items, { "<li>\(item($0, writer))</li>" })\
            \(each: group.rows, { "<li>\(row($0, writer))</li>" })</ul></section>
            """
    }

    private func item(_ item: Item, _ writer: FormWriter) -> HTML {
        """
        <p class="tracker-name" dir="auto">\(item.text)</p><div class="fields">\
        \(each: item.buttons, { button in
            form(
                button.key, writer,
                """
                \(writer.hidden(FieldName.value, button.value))\
                \(writer.button(button.text, "act quiet-act", of: item.text))
                """)
        })</div>
        """
    }

    private func row(_ row: Row, _ page: FormWriter) -> HTML {
        let isMeant = page.isMeant(row.key)
        let writer = page.only(row.key, if: isMeant)
        let fields: HTML = """
            \(writer.problemHTML())<div class="fields">\(each: row.fields, { field($0, writer) })\
            \(writer.button(row.button ?? writer.phrases.save))</div>
            """
        return """
            <p class="tracker-name"><b>\(row.name)</b>\
            \(if: !row.shown.isEmpty, #" <span class="quiet" dir="auto">\#(row.shown)</span>"#)</p>\
            <details\(if: isMeant, " open")><summary>\(row.button ?? writer.phrases.change)\
            <span class="vh">: \(row.name)</span></summary>\
            <div class="tracker-changes">\(form(row.key, writer, fields))</div></details>
            """
    }

    private func form(_ key: String, _ writer: FormWriter, _ content: HTML) -> HTML {
        writer.form(
            SettingList.address,
            """
            \(writer.hidden(FieldName.key, key))\(tracker, { writer.hidden(FieldName.tracker, $0) })\(content)
            """)
    }

    private func field(_ field: Field, _ writer: FormWriter) -> HTML {
        func line(_ attributes: StaticString, unit: String? = nil, list: String? = nil) -> HTML {
            writer.field(field.name, field.label, field.value, attributes, unit: unit, list: list, hint: field.hint)
        }
        switch field.control {
        case .text: return line(#"type="text" size="24" dir="auto""#)
        case .suggested(let texts):
            let id = writer.prefix + field.name + "-list"
            return """
                \(line(#"type="text" size="24" dir="auto""#, list: id))\
                <datalist id="\(id)">\(each: texts, { #"<option value="\#($0)"></option>"# })</datalist>
                """
        case .number(let unit): return line(#"type="text" inputmode="decimal" size="7""#, unit: unit)
        case .time: return line(#"type="time""#)
        case .date: return line(#"type="date""#)
        case .area: return writer.area(field.name, field.label, value: field.value, hint: field.hint)
        case .choice(let choices):
            let options = choices.map { FormWriter.Option(value: $0.value, text: $0.text) }
            return writer.select(field.name, field.label, value: field.value, options, hint: field.hint)
        }
    }
}

extension FormWriter {
    /// Whether the form of a setting was sent, and comes back.
    fileprivate func isMeant(_ key: String) -> Bool { entered(SettingList.FieldName.key).first == key }
}
