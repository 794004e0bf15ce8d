import Counting
import Markup
import Model
import Wording

extension LogItem {
    /// The active trackers: those of the widget in its order, then the others in file order.
    ///
    /// If the address names a tracker, only that one, even if it isn't active.
    static func trackers(_ sheet: LogSheet, in report: Report) -> [LogItem] {
        let all = report.analysis.trackers
        if case .tracker(let id) = sheet.part {
            return all.filter { $0.tracker.id == id }.map { LogItem($0, on: sheet.day, in: report) }
        }
        let first = report.widgetTrackers
        let others = all.filter { tracker in
            tracker.isActive && !first.contains { $0.index == tracker.index }
        }
        return (first + others).map { LogItem($0, on: sheet.day, in: report) }
    }

    private init(_ tracker: TrackerAnalysis, on day: Day, in report: Report) {
        let words = report.words.trackers[tracker.index]
        form = .tracker(tracker.id)
        icon = words.icon
        name = words.name
        exercise = tracker.tracker.exercise(in: report.language)?.isolated
        let asked = tracker.prompt?.text(in: report.language).isolated
        prompt = asked == exercise ? nil : asked
        state = LogItem.state(tracker, on: day, in: report)
        control = LogItem.control(tracker, in: report)
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

    /// The whole numbers of a small scale, such as 1 to 5; empty for any other number.
    private static func values(of tracker: Tracker) -> [FormWriter.Option] {
        guard let range = tracker.allowedValues, let first = range.lowerBound.whole,
            let last = range.upperBound.whole, last - first <= 10
        else { return [] }
        return (first...last).map { ("\($0)", "\($0)") }
    }
}

/// The texts, triggers and places of a tracker's earlier logs.
private struct TrackerHistory {
    /// The maximum number of suggestions: more would be slower to read than to type.
    private static let mostChips = 6
    /// The maximum number of characters of a suggestion; longer texts are rarely repeated.
    private static let longestText = 24

    let report: Report
    let rows: [LogTable.Row]
    private var table: LogTable { report.analysis.history.logs }

    init(_ tracker: Int, in report: Report) {
        self.report = report
        rows = report.analysis.history.logs.rows.filter { $0.tracker == tracker }
    }

    /// Short texts, the most frequent first, then common ones.
    func texts(and common: [String]) -> [FormWriter.Option] {
        let said = rows.compactMap { table.note(of: $0) }.filter {
            $0.count <= TrackerHistory.longestText && !$0.contains(where: \.isNewline)
        }
        let texts = mostFrequent(said) + common
        return chips(texts.map { ($0, $0.isolated) })
    }

    /// Triggers or places, the most frequent first, then those that the program knows.
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

extension LogItem {
    /// The kinds of sessions, or the one in the address; `isUsed` if the person does it: it was logged before, or has a
    /// goal, a plan or a reminder.
    static func sessions(_ sheet: LogSheet, in report: Report) -> [(item: LogItem, isUsed: Bool)] {
        let kinds: [Session.Kind] =
            switch sheet.part {
            case nil: Session.Kind.allCases
            case .session(let kind): [kind]
            default: []
            }
        return kinds.map { kind in
            let types = kind == .workout ? types(in: report) : []
            let item = LogItem(
                form: .session(kind), icon: kind.emoji, name: report.phrases.session(kind),
                state: state(kind, on: sheet.day, in: report),
                control: .minutes(usual: usual(kind, in: report), types: types))
            return (item, isUsed(kind, in: report))
        }
    }

    private static func isUsed(_ kind: Session.Kind, in report: Report) -> Bool {
        let profile = report.profile
        let isMeant =
            switch kind {
            case .meditation:
                profile.mindfulnessGoal != nil || profile.schedules.meditation != .everyDay
                    || profile.reminders.contains { $0.activity == .meditation }
            case .workout:
                profile.workoutGoal != nil || profile.schedules.workout != .everyDay
                    || profile.reminders.contains { $0.activity == .workout }
            case .breathing: false
            }
        return isMeant || report.analysis.history.sessions.contains { $0.kind == kind }
    }

    private static func state(_ kind: Session.Kind, on day: Day, in report: Report) -> String {
        let minutes = report.analysis.history.sessions.filter { $0.day == day && $0.kind == kind }
            .reduce(FixedDecimal.zero) { $0 + $1.minutes }
        return minutes > .zero ? report.phrases.minutes(report.numbers.text(minutes)).text : ""
    }

    private static func usual(_ kind: Session.Kind, in report: Report) -> [FormWriter.Option] {
        struct Usual: Hashable {
            let minutes: FixedDecimal
            let type: String?
        }
        let said = report.analysis.history.sessions.filter { $0.kind == kind }
            .map { Usual(minutes: $0.minutes, type: $0.type) }
        return mostFrequent(said).prefix(kind == .workout ? 1 : 2).map { usual in
            let minutes = report.phrases.minutes(report.numbers.text(usual.minutes)).text
            let text = [minutes, usual.type.map(report.phrases.workoutType)].compactMap(\.self)
            return (
                [usual.minutes.text, usual.type].compactMap(\.self).joined(separator: " "),
                text.joined(separator: " ")
            )
        }
    }

    private static func types(in report: Report) -> [String] {
        let phrases = report.phrases
        let written = report.analysis.history.sessions.reversed().compactMap(\.type)
        var known: Set<String> = []
        return (written + WorkoutEnergy.knownTypes).map(phrases.workoutType).filter { known.insert($0).inserted }
    }
}

/// Each value once, the most frequent first; of equally frequent ones the most recent.
package func mostFrequent<Value: Hashable>(_ values: [Value]) -> [Value] {
    var found: [Value: (count: Int, last: Int)] = [:]
    for (place, value) in values.enumerated() { found[value] = (found[value, default: (0, 0)].count + 1, place) }
    return found.sorted { ($1.value.count, $1.value.last) < ($0.value.count, $0.value.last) }.map(\.key)
}

extension LogPage {
    /// The items that the person has never used, folded up.
    func more(_ items: [LogItem]) -> HTML {
        """
        <section class="card log-rows log-more" id="log-more">\
        <details\(if: items.contains { $0.form == sheet.returned?.form }, " open")>\
        <summary>\(frame.language.phrases.moreToLog(items.map(\.name)))</summary>\
        \(rows(items))</details></section>
        """
    }
}
