import Counting
import Markup
import Model
import Wording

/// What a tracker is logged with.
struct TrackerForm: Sendable {
    enum Control: Sendable {
        /// One more, or an amount.
        case counter(unit: String?)
        /// A value; the chips are all that there are, if they are few.
        case number(unit: String?, [FormWriter.Option])
        case yes
        case options([FormWriter.Option], several: Bool)
        /// A text; the chips are common ones.
        case text([FormWriter.Option])
        /// A moment of a saboteur, which was to be avoided or only noticed.
        case moment(isAvoided: Bool, triggers: [FormWriter.Option], places: [FormWriter.Option])
    }

    let form: LogForm
    let icon: String
    let name: String
    /// What is asked below the name, if that is not the exercise.
    let prompt: String?
    /// What a person asks themselves while they log; nil if nothing is asked.
    let exercise: String?
    /// What was logged on the day so far; empty if nothing was.
    let state: String
    let control: Control
}

extension TrackerForm {
    /// The active trackers: those of the widget in its order, then the others in that of the file.
    ///
    /// Where the address names one, only that one, even if it is not active.
    static func all(_ sheet: LogSheet, in report: Report) -> [TrackerForm] {
        let all = report.analysis.trackers
        if case .tracker(let id) = sheet.part {
            return all.filter { $0.tracker.id == id }.map { TrackerForm($0, on: sheet.day, in: report) }
        }
        let first = report.widgetTrackers
        let others = all.filter { tracker in
            tracker.isActive && !first.contains { $0.index == tracker.index }
        }
        return (first + others).map { TrackerForm($0, on: sheet.day, in: report) }
    }

    private init(_ tracker: TrackerAnalysis, on day: Day, in report: Report) {
        let words = report.words.trackers[tracker.index]
        form = .tracker(tracker.id)
        icon = words.icon
        name = words.name
        exercise = tracker.tracker.exercise(in: report.language)?.isolated
        let asked = tracker.prompt?.text(in: report.language).isolated
        prompt = asked == exercise ? nil : asked
        state = TrackerForm.state(tracker, on: day, in: report)
        control = TrackerForm.control(tracker, in: report)
    }

    private static func state(_ tracker: TrackerAnalysis, on day: Day, in report: Report) -> String {
        let words = report.words.trackers[tracker.index]
        let count = tracker.days.count(on: day)
        switch tracker.mode {
        case .counter, .number:
            let value = tracker.days.value(on: day)
            return value.isKnown ? words.totals[value.shown] : ""
        case .yesNo: return count > 0 ? report.phrases.isWrittenDown : ""
        case .awareness, .avoidance, .selection, .note: return count > 0 ? report.phrases.logs(count).text : ""
        }
    }

    private static func control(_ analysis: TrackerAnalysis, in report: Report) -> Control {
        let (tracker, phrases) = (analysis.tracker, report.phrases)
        let unit = tracker.unit?.text(in: report.language).isolated
        let history = TrackerHistory(analysis.index, in: report)
        switch tracker.mode {
        case .counter: return .counter(unit: unit)
        case .number: return .number(unit: unit, values(of: tracker))
        case .yesNo: return .yes
        case .selection:
            let chips: [FormWriter.Option] = zip(tracker.options, report.words.trackers[analysis.index].options).map {
                ($0.id, $1)
            }
            return .options(chips, several: tracker.allowsSeveralOptions)
        case .note:
            return .text(history.texts(and: tracker.preset == .gratitude ? phrases.gratitudeItems : []))
        case .awareness, .avoidance:
            return .moment(
                isAvoided: analysis.mode == .avoidance,
                triggers: history.names(\.trigger, and: [.boredom, .stress, .habit]),
                places: history.names(\.place, and: [.home, .work, .onTheGo]))
        }
    }

    /// The whole values of a small scale, such as 1 to 5; none for any other number.
    private static func values(of tracker: Tracker) -> [FormWriter.Option] {
        guard let range = tracker.allowedValues, let first = range.lowerBound.whole,
            let last = range.upperBound.whole, last - first <= 10
        else { return [] }
        return (first...last).map { ("\($0)", "\($0)") }
    }
}

/// What was said with the logs of a tracker before.
private struct TrackerHistory {
    /// More would be slower to read than to write.
    private static let mostChips = 6
    /// In characters; a longer text is not one that is said again.
    private static let longestText = 24

    let report: Report
    let rows: [LogTable.Row]
    private var table: LogTable { report.analysis.history.logs }

    init(_ tracker: Int, in report: Report) {
        self.report = report
        rows = report.analysis.history.logs.rows.filter { $0.tracker == tracker }
    }

    /// Short texts, those that were said most often first, and common ones after them.
    func texts(and common: [String]) -> [FormWriter.Option] {
        let said = rows.compactMap { table.note(of: $0) }.filter {
            $0.count <= TrackerHistory.longestText && !$0.contains(where: \.isNewline)
        }
        let texts = mostFrequent(said) + common
        return chips(texts.map { ($0, $0.isolated) })
    }

    /// Triggers or places, those that were said most often first, and those that the program knows after them.
    func names(_ name: (LogTable.Row) -> Int?, and known: [KnownWord]) -> [FormWriter.Option] {
        let said = mostFrequent(rows.compactMap(name).map(report.words.names.group(of:)))
        let own: [FormWriter.Option] = said.map { (table.names.name($0), report.words.names[$0]) }
        return chips(
            own.filter { !$0.value.isEmpty }
                + known.map { word in
                    (report.phrases.name(of: word), report.phrases.name(of: word))
                })
    }

    private func chips(_ all: [FormWriter.Option]) -> [FormWriter.Option] {
        var known: Set<String> = []
        return Array(all.filter { known.insert($0.text.lowercased()).inserted }.prefix(TrackerHistory.mostChips))
    }
}

/// Each value once; of equally frequent ones the one that was said last comes first.
package func mostFrequent<Value: Hashable>(_ values: [Value]) -> [Value] {
    var found: [Value: (count: Int, last: Int)] = [:]
    for (place, value) in values.enumerated() { found[value] = (found[value, default: (0, 0)].count + 1, place) }
    return found.sorted { ($1.value.count, $1.value.last) < ($0.value.count, $0.value.last) }.map(\.key)
}

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
        case .counter: writer.quick(.item, ("1", "+1"), of: name)
        case .yes: writer.quick(nil, ("", phrases.yes), of: name)
        case .moment(let isAvoided, _, _):
            writer.quick(nil, ("", isAvoided ? phrases.itHappened : phrases.logMoment), of: name)
        case .number, .options, .text: ""
        }
    }
}

extension TrackerForm.Control {
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
