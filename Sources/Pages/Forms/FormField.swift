import Markup

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
