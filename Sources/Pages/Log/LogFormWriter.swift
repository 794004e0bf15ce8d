import Counting
import Markup
import Model
import Wording

/// Writes the parts of a form of the log sheet.
struct LogFormWriter {
    let form: LogForm
    let sheet: LogSheet
    let phrases: Phrases

    /// A form with a group of fields that has a name.
    func html(_ name: String, _ content: HTML) -> HTML {
        """
        <form class="log-form" id="\(form.id)" method="post" action="/log" autocomplete="off">\(hidden)\
        <fieldset><legend>\(name)</legend>\(problem(nil))\(content)</fieldset></form>
        """
    }

    /// The hidden fields of a form that is sent to `/log`.
    var hidden: HTML { "\(hidden(.form, form.id))\(shared)" }

    /// The hidden fields of every form.
    var shared: HTML {
        """
        \(fields.hidden("token", sheet.token))\(hidden(.day, "\(sheet.day(of: form))"))\
        \(if: sheet.day(of: form) != sheet.day, hidden(.shown, "\(sheet.day)"))\
        \(if: sheet.weeks != LogSheet.fewestWeeks, hidden(.weeks, "\(sheet.weeks)"))\
        \(sheet.part, { hidden(.part, $0.path) })
        """
    }

    private var fields: FormWriter {
        FormWriter(
            token: sheet.token, prefix: form.id + "-", phrases: phrases,
            entered: { [sheet, form] name in LogField(rawValue: name).map { sheet.entered($0, of: form) } ?? [] },
            problem: { [sheet, form] name in sheet.problem(LogField(rawValue: name), of: form) },
            onlyProblem: "p-" + form.id, saysNothingWasWritten: ![.undo, .written, .date].contains(form))
    }

    func hidden(_ field: LogField, _ value: String) -> HTML { fields.hidden(field.rawValue, value) }

    /// The problem with a field, or with the form as a whole.
    func problem(_ field: LogField?) -> HTML { fields.problemHTML(field?.rawValue ?? "") }

    /// A field with its label, the entered value, and any problem with it.
    func field(
        _ field: LogField, _ label: String, _ attributes: StaticString, unit: String? = nil, list: String? = nil
    ) -> HTML {
        fields.field(field.rawValue, label, nil, attributes, unit: unit, list: list)
    }

    /// A field for a text of several lines.
    func area(_ field: LogField, _ label: String) -> HTML {
        fields.area(field.rawValue, label, #"rows="2" dir="auto""#)
    }

    /// Fields that are folded up unless something was entered into them.
    func details(_ summary: String, _ fields: [LogField], _ content: HTML) -> HTML {
        let isOpen = fields.contains { field in
            sheet.problem(field, of: form) != nil || sheet.entered(field, of: form).contains { !$0.isEmpty }
        }
        return "<details\(if: isOpen, " open")><summary>\(summary)</summary>\(content)</details>"
    }

    /// A button that sends the form.
    func button(_ text: String, _ style: StaticString = "act") -> HTML { fields.button(text, style) }

    /// A button that sends the form with a value.
    func button(_ style: StaticString, _ field: LogField, _ option: FormWriter.Option) -> HTML {
        """
        <button class="\(style)" type="submit" dir="auto" name="\(field.rawValue)" value="\(option.value)">\
        \(option.text)</button>
        """
    }

    /// A list from which one option can be chosen, with its label.
    func choice(_ field: LogField, _ label: String, _ options: [FormWriter.Option]) -> HTML {
        let id = "\(form.id)-\(field.rawValue)"
        return """
            <div class="chips" role="radiogroup" aria-labelledby="\(id)"><span class="chips-name" id="\(id)">\
            \(label)</span>\(each: options, { tick("radio", field, $0) })</div>
            """
    }

    /// A checkbox or radio button with its text.
    func tick(_ type: StaticString, _ field: LogField, _ option: FormWriter.Option) -> HTML {
        let isChosen = sheet.entered(field, of: form).contains(option.value)
        return fields.tick(type, field.rawValue, option, isChosen: isChosen)
    }
}

extension LogPage {
    /// The writer of a form of the page.
    func writer(_ form: LogForm) -> LogFormWriter {
        LogFormWriter(form: form, sheet: sheet, phrases: frame.language.phrases)
    }
}

struct LevelForm: Sendable {
    struct Button: Sendable {
        let value: LogLevel
        let level: Level
        /// The number of drinks, in words.
        let range: String
        /// The amount of drinks, as one word.
        let caption: String
        /// Whether the day's entry has this level.
        let isWritten: Bool
        /// Whether the address has this level.
        let isChosen: Bool
    }

    /// The question above the buttons, with the day and its date.
    let question: String
    /// The buttons, from least to most.
    let buttons: [Button]

    /// Steady has a single button if the profile treats no drink and one drink alike.
    init(_ sheet: LogSheet, in report: Report) {
        let phrases = report.phrases
        question = phrases.howWas(sheet.day(of: .level), today: report.today)
        let values: [LogLevel] = report.profile.soberUpTo == 0 ? [.none, .one, .easy, .wild] : [.steady, .easy, .wild]
        let record = report.analysis.days[sheet.day(of: .level)]
        let written = record.flatMap { $0.isAssumed ? nil : $0.level }
        buttons = values.compactMap { value in
            value.level.map { level in
                let number = value == .none ? 0 : value == .one ? 1 : nil
                let range = number.map { phrases.exactly($0) } ?? phrases.range(of: level)
                let caption = number.map { phrases.captionOfSteady(drinks: $0) } ?? phrases.caption(of: level)
                let isOne = (record?.drinks ?? .zero) > .zero
                let isWritten = written == level && (value == .none ? !isOne : value == .one ? isOne : true)
                return Button(
                    value: value, level: level, range: range, caption: caption, isWritten: isWritten,
                    isChosen: sheet.part == .level(level) && value != .one)
            }
        }
    }
}

extension HTML {
    /// Writes the buttons of the levels for a day without an entry, and a link to its log sheet, if a server shows the
    /// page.
    mutating func marking(_ day: Day, in report: Report) {
        guard let token = report.serving?.token else { return }
        let (phrases, sheet) = (report.phrases, LogSheet(day: day, part: nil, token: token))
        let address = LogSheet.address(nil, day: day == report.today ? nil : day)
        let way: HTML = #"<a href="\#(address)">\#(phrases.openDayInSheet)</a>"#
        guard report.analysis.days.entry(on: day) == nil else {
            self += #"<p class="day-log">\#(way)</p>"#
            return
        }
        self += """
            <form class="day-log" method="post" action="/log" autocomplete="off">\
            \(LogFormWriter(form: .level, sheet: sheet, phrases: phrases).hidden)\
            <b>\(phrases.noEntryYet)</b> \(each: LevelForm(sheet, in: report).buttons, { $0.mark(phrases) })\(way)</form>
            """
    }
}

extension LevelForm.Button {
    /// Both buttons of the level steady would have the same name, so they have their numbers of drinks.
    fileprivate func mark(_ phrases: Phrases) -> HTML {
        """
        <button class="chip" type="submit" name="level" value="\(value.rawValue)" title="\(range)">\(emoji: level.emoji) \
        \(value == .none || value == .one ? range : phrases.level(level))</button>

        """
    }
}
