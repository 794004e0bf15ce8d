import Counting
import Markup
import Model
import Wording

/// An activity or a tracker, as a row of the log sheet.
struct LogItem: Sendable {
    enum Control: Sendable {
        /// Minutes, with the most frequent ones, and the kinds of workouts.
        case minutes(usual: [FormWriter.Option], types: [String])
        /// One more, or another amount.
        case counter(unit: String?)
        /// A number; the options are all possible values, if there are few.
        case number(unit: String?, [FormWriter.Option])
        case yes
        case options([FormWriter.Option], several: Bool)
        /// A text; the options are common ones.
        case text([FormWriter.Option])
        /// A moment of a saboteur, which is avoided or only noticed.
        case moment(isAvoided: Bool, triggers: [FormWriter.Option], places: [FormWriter.Option])
    }

    let form: LogForm
    let icon: String
    let name: String
    /// The question below the name, unless the exercise is there.
    var prompt: String?
    /// A question that a person asks themselves while logging; nil if there isn't one.
    var exercise: String?
    /// The day's logs so far, in words; empty if there aren't any.
    let state: String
    let control: Control
}

extension LogPage {
    func html(_ items: [LogItem]) -> HTML { #"<section class="card log-rows">\#(rows(items))</section>"# }

    func rows(_ items: [LogItem]) -> HTML {
        let types = items.flatMap { item -> [String] in
            if case .minutes(_, let types) = item.control { types } else { [] }
        }
        return """
            \(each: items, { writer($0.form).html($0, isOpen: !isWhole) })\
            \(if: !types.isEmpty, """
                <datalist id="types">\(each: types, { #"<option value="\#($0)"></option>"# })</datalist>
                """)
            """
    }
}

extension LogFormWriter {
    /// A form as one line: the most frequent options as buttons, and the name, which unfolds the fields.
    fileprivate func html(_ item: LogItem, isOpen: Bool) -> HTML {
        let isOpen = isOpen || sheet.returned?.form == form
        let name: HTML = """
            \(emoji: item.icon) <span><b id="n-\(form.id)">\(item.name)</b>\
            \(if: !item.state.isEmpty, #" <span class="log-state">\#(item.state)</span>"#)\
            \(item.prompt, { #"<span class="log-prompt quiet">\#($0)</span>"# })</span>
            """
        let fields: HTML = """
            \(item.exercise, { #"<p class="quiet">\#($0)</p>"# })\(item.control.fields(self))
            """
        let folded: HTML = """
            <details\(if: isOpen, " open")><summary>\(name)</summary>\
            <div class="row-fields">\(problem(nil))\(fields)</div></details>
            """
        // The button that the Enter key presses; otherwise it would press the first one.
        let enter: HTML = #"<button class="vh" type="submit" tabindex="-1" aria-hidden="true"></button>"#
        return """
            <form class="log-form log-row" id="\(form.id)" aria-labelledby="n-\(form.id)" method="post" action="/log" \
            autocomplete="off">\(hidden)\(if: item.control.isOneNumber, enter)\
            <div class="quick">\(item.quick(self))</div>\
            \(fields.isEmpty ? #"<p class="row-name">\#(name)</p>\#(problem(nil))"# : folded)</form>
            """
    }

    /// A button that logs the row; screen readers read the name of the row first.
    fileprivate func quick(_ field: LogField?, _ option: FormWriter.Option, of name: String) -> HTML {
        """
        <button class="act" type="submit"\(field, { #" name="\#($0.rawValue)" value="\#(option.value)""# })>\
        <span class="vh">\(name) </span><span dir="auto">\(option.text)</span></button>
        """
    }
}

extension LogItem {
    /// The buttons that log the row; empty if it needs a choice or a text.
    fileprivate func quick(_ writer: LogFormWriter) -> HTML {
        let phrases = writer.phrases
        return switch control {
        case .minutes(let usual, _): "\(each: usual, { writer.quick(.item, $0, of: name) })"
        case .counter: writer.quick(.item, ("1", "+1"), of: name)
        case .yes: writer.quick(nil, ("", phrases.yes), of: name)
        case .moment(let isAvoided, _, _):
            writer.quick(nil, ("", isAvoided ? phrases.itHappened : phrases.logMoment), of: name)
        case .number, .options, .text: ""
        }
    }
}

extension LogItem.Control {
    /// Whether there are buttons beside its field that log other numbers.
    fileprivate var isOneNumber: Bool {
        switch self {
        case .minutes, .counter: true
        case .number, .yes, .options, .text, .moment: false
        }
    }

    fileprivate func fields(_ writer: LogFormWriter) -> HTML {
        let phrases = writer.phrases
        switch self {
        case .minutes(_, let types):
            let minutes = writer.field(.minutes, phrases.minutesHeading, #"type="text" inputmode="text" size="5""#)
            let type = writer.field(.type, phrases.workoutTypeField, #"type="text" size="12""#, list: "types")
            return """
                <div class="fields">\(minutes)\(if: !types.isEmpty, type)\(writer.button(phrases.logSheet))</div>
                """
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
