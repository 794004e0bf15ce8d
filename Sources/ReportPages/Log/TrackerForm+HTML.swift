import ReportMarkup
import ReportWords

extension LogPage {
    func html(_ trackers: [TrackerForm]) -> HTML {
        #"<section class="card log-rows">\#(each: trackers, row)</section>"#
    }

    private func row(_ tracker: TrackerForm) -> HTML {
        let writer = writer(tracker.form)
        // Without it Enter in the field would press the button for one more.
        let hasEnter = if case .counter = tracker.control { true } else { false }
        let fields: HTML = """
            \(tracker.exercise, { #"<p class="quiet">\#($0)</p>"# })\(tracker.control.fields(writer))
            """
        return writer.html(
            LogFormWriter.Row(
                icon: tracker.icon, name: tracker.name, prompt: tracker.prompt, state: tracker.state, isOpen: !isWhole),
            quick: #"\#(if: hasEnter, LogFormWriter.enter)<div class="quick">\#(tracker.quick(writer))</div>"#,
            fields: fields.isEmpty ? nil : fields)
    }
}

extension TrackerForm {
    /// What one tap can say; empty if it takes a choice or a text.
    fileprivate func quick(_ writer: LogFormWriter) -> HTML {
        let phrases = writer.phrases
        return switch control {
        case .counter: writer.quick(.item, .init(value: "1", text: "+1"), of: name)
        case .yes: writer.quick(nil, .init(value: "", text: phrases.yes), of: name)
        case .moment(let isAvoided, _, _):
            writer.quick(nil, .init(value: "", text: isAvoided ? phrases.itHappened : phrases.logMoment), of: name)
        case .number, .options, .text: ""
        }
    }
}

extension TrackerForm.Control {
    /// The fields that are folded up.
    fileprivate func fields(_ writer: LogFormWriter) -> HTML {
        let phrases = writer.phrases
        switch self {
        case .counter(let unit):
            return amount(phrases.otherAmount, #"type="text" inputmode="decimal" size="5""#, unit, writer)
        case .number(let unit, let options):
            guard options.isEmpty else { return buttons(.amount, options, writer) }
            return amount(phrases.value, #"type="text" inputmode="text" size="6""#, unit, writer)
        case .yes: return ""
        case .options(let options, several: false): return buttons(.option, options, writer)
        case .options(let options, several: true):
            return """
                <div class="chips">\(each: options, { writer.tick("checkbox", .option, $0) })</div>\
                \(writer.problem(.option))\(writer.button(phrases.logSheet))
                """
        case .text(let items):
            return """
                \(if: !items.isEmpty, buttons(.item, items, writer))\(writer.area(.text, phrases.textField))\
                \(writer.button(phrases.logSheet))
                """
        case .moment(let isAvoided, let triggers, let places):
            let more: HTML = """
                <div class="fields">\
                \(writer.field(.otherTrigger, phrases.anotherTrigger, #"type="text" size="12""#))\
                \(writer.field(.otherPlace, phrases.anotherPlace, #"type="text" size="12""#))\
                \(writer.field(.time, phrases.timeField, #"type="time""#))</div>\
                \(writer.area(.note, phrases.noteIfAny))
                """
            return """
                \(writer.choice(.trigger, phrases.triggerLabel, triggers))\
                \(writer.choice(.place, phrases.placeField, places))\
                \(writer.details(phrases.moreFields, [.otherTrigger, .otherPlace, .time, .note], more))\
                \(writer.button(isAvoided ? phrases.itHappened : phrases.logMoment))
                """
        }
    }

    private func amount(
        _ label: String, _ attributes: StaticString, _ unit: String?, _ writer: LogFormWriter
    ) -> HTML {
        """
        <div class="fields">\(writer.field(.amount, label, attributes, unit: unit))\
        \(writer.button(writer.phrases.logSheet))</div>
        """
    }

    private func buttons(_ field: LogField, _ options: [FormWriter.Option], _ writer: LogFormWriter) -> HTML {
        """
        <div class="chips">\(each: options, { writer.button("chip", field, $0) })</div>\(writer.problem(field))
        """
    }
}
