import ReportMarkup
import ReportWords

extension LogPage {
    func writeTrackers(_ trackers: [TrackerForm], to html: inout HTML) {
        html.element("div", #"class="log-tiles""#) { html in
            for tracker in trackers { write(tracker, to: &html) }
        }
    }

    private func write(_ tracker: TrackerForm, to html: inout HTML) {
        let writer = writer(tracker.form)
        html.element("section", #"class="card""#) { html in
            writer.write(name: { $0.legend(tracker.icon, tracker.name) }, to: &html) { html in
                if let prompt = tracker.prompt { html.element("p", #"class="quiet""#, text: prompt) }
                if !tracker.state.isEmpty { html.element("p", #"class="log-state""#, text: tracker.state) }
                write(tracker.control, writer, to: &html)
            }
        }
    }

    private func write(_ control: TrackerForm.Control, _ writer: LogFormWriter, to html: inout HTML) {
        let phrases = writer.phrases
        switch control {
        case .counter(let unit): writeCounter(unit, writer, to: &html)
        case .number(let unit, let chips):
            guard chips.isEmpty else { return writeButtons(.amount, chips, writer, to: &html) }
            html.element("div", #"class="fields""#) { html in
                writer.field(
                    .amount, phrases.valueField, #"type="text" inputmode="text" size="6""#, unit: unit, to: &html)
                writer.button(phrases.logThis, to: &html)
            }
        case .yes: writer.button(phrases.yes, to: &html)
        case .options(let chips, several: false): writeButtons(.option, chips, writer, to: &html)
        case .options(let chips, several: true):
            html.element("div", #"class="chips""#) { html in
                for chip in chips { writer.checkbox(.option, chip, to: &html) }
            }
            writer.problem(.option, to: &html)
            writer.button(phrases.logThis, to: &html)
        case .text(let items):
            writer.area(.text, phrases.textField, to: &html)
            writer.button(phrases.logThis, to: &html)
            if !items.isEmpty { writeButtons(.item, items, writer, to: &html) }
        case .moment(let isAvoided, let triggers, let places):
            writeMoment(isAvoided, triggers, places, writer, to: &html)
        }
    }

    private func writeCounter(_ unit: String?, _ writer: LogFormWriter, to html: inout HTML) {
        // What Enter in the field presses; without it that would be one more.
        html.markup(#"<button class="vh" type="submit" tabindex="-1" aria-hidden="true"></button>"#)
        html.element("div", #"class="fields""#) { html in
            writer.button("act one-more", .item, .init(value: "1", text: "+1"), to: &html)
        }
        writer.details(writer.phrases.otherAmount, [.amount], to: &html) { html in
            html.element("div", #"class="fields""#) { html in
                writer.field(
                    .amount, writer.phrases.otherAmount, #"type="text" inputmode="decimal" size="5""#, unit: unit,
                    to: &html)
                writer.button(writer.phrases.logThis, to: &html)
            }
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
        _ isAvoided: Bool, _ triggers: [TrackerForm.Chip], _ places: [TrackerForm.Chip], _ writer: LogFormWriter,
        to html: inout HTML
    ) {
        let phrases = writer.phrases
        writer.button(isAvoided ? phrases.itHappened : phrases.logMoment, to: &html)
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
