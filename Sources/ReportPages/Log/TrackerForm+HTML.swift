import ReportMarkup
import ReportWords

extension LogPage {
    func writeTrackers(_ trackers: [TrackerForm], to html: inout HTML) {
        html.element("section", #"class="card log-rows""#) { html in
            for tracker in trackers { write(tracker, to: &html) }
        }
    }

    private func write(_ tracker: TrackerForm, to html: inout HTML) {
        let writer = writer(tracker.form)
        let row = LogFormWriter.Row(
            icon: tracker.icon, name: tracker.name, prompt: tracker.prompt, state: tracker.state, isOpen: !isWhole)
        writer.write(
            row, to: &html,
            first: { html in
                // Without it Enter in the field would press the button for one more.
                guard case .counter = tracker.control else { return }
                html.markup(#"<button class="vh" type="submit" tabindex="-1" aria-hidden="true"></button>"#)
            },
            quick: { tracker.writeQuick(writer, to: &$0) },
            fields: tracker.hasFields
                ? { html in
                    if let text = tracker.exercise { html.element("p", #"class="quiet""#, text: text) }
                    tracker.control.write(writer, to: &html)
                } : nil)
    }
}

extension TrackerForm {
    fileprivate var hasFields: Bool {
        if case .yes = control { exercise != nil } else { true }
    }

    /// Writes what one tap can say; nothing where it takes a choice or a text.
    fileprivate func writeQuick(_ writer: LogFormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        switch control {
        case .counter: writer.quick(.item, Chip(value: "1", text: "+1"), of: name, to: &html)
        case .yes: writer.quick(nil, Chip(value: "", text: phrases.yes), of: name, to: &html)
        case .moment(let isAvoided, _, _):
            writer.quick(
                nil, Chip(value: "", text: isAvoided ? phrases.itHappened : phrases.logMoment), of: name, to: &html)
        case .number, .options, .text: break
        }
    }
}

extension TrackerForm.Control {
    /// Writes the fields that are folded up.
    fileprivate func write(_ writer: LogFormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        switch self {
        case .counter(let unit):
            writeAmount(phrases.otherAmount, #"type="text" inputmode="decimal" size="5""#, unit, writer, to: &html)
        case .number(let unit, let chips):
            guard chips.isEmpty else { return writeButtons(.amount, chips, writer, to: &html) }
            writeAmount(phrases.value, #"type="text" inputmode="text" size="6""#, unit, writer, to: &html)
        case .yes: break
        case .options(let chips, several: false): writeButtons(.option, chips, writer, to: &html)
        case .options(let chips, several: true):
            html.element("div", #"class="chips""#) { html in
                for chip in chips { writer.checkbox(.option, chip, to: &html) }
            }
            writer.problem(.option, to: &html)
            writer.button(phrases.logSheet, to: &html)
        case .text(let items):
            if !items.isEmpty { writeButtons(.item, items, writer, to: &html) }
            writer.area(.text, phrases.textField, to: &html)
            writer.button(phrases.logSheet, to: &html)
        case .moment(let isAvoided, let triggers, let places):
            writeMoment(triggers, places, writer, to: &html)
            writer.button(isAvoided ? phrases.itHappened : phrases.logMoment, to: &html)
        }
    }

    private func writeAmount(
        _ label: String, _ attributes: StaticString, _ unit: String?, _ writer: LogFormWriter, to html: inout HTML
    ) {
        html.element("div", #"class="fields""#) { html in
            writer.field(.amount, label, attributes, unit: unit, to: &html)
            writer.button(writer.phrases.logSheet, to: &html)
        }
    }

    private func writeButtons(
        _ field: LogField, _ chips: [TrackerForm.Chip], _ writer: LogFormWriter, to html: inout HTML
    ) {
        html.element("div", #"class="chips""#) { html in
            for chip in chips { writer.button("chip", field, chip, to: &html) }
        }
        writer.problem(field, to: &html)
    }

    private func writeMoment(
        _ triggers: [TrackerForm.Chip], _ places: [TrackerForm.Chip], _ writer: LogFormWriter, to html: inout HTML
    ) {
        let phrases = writer.phrases
        writer.choice(.trigger, phrases.triggerLabel, triggers, to: &html)
        writer.choice(.place, phrases.placeField, places, to: &html)
        writer.details(phrases.moreFields, [.otherTrigger, .otherPlace, .time, .note], to: &html) { html in
            html.element("div", #"class="fields""#) { html in
                writer.field(.otherTrigger, phrases.anotherTrigger, #"type="text" size="12""#, to: &html)
                writer.field(.otherPlace, phrases.anotherPlace, #"type="text" size="12""#, to: &html)
                writer.field(.time, phrases.timeField, #"type="time""#, to: &html)
            }
            writer.area(.note, phrases.noteIfAny, to: &html)
        }
    }
}
