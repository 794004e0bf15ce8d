import Counting
import Markup
import Model
import Wording

extension LogItem {
    /// The kinds of minutes, or the one that the address names, with whether the person does it: it was logged before, or
    /// they have a goal, a plan or a reminder for it.
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

/// Each value once; of equally frequent ones the one that was said last comes first.
package func mostFrequent<Value: Hashable>(_ values: [Value]) -> [Value] {
    var found: [Value: (count: Int, last: Int)] = [:]
    for (place, value) in values.enumerated() { found[value] = (found[value, default: (0, 0)].count + 1, place) }
    return found.sorted { ($1.value.count, $1.value.last) < ($0.value.count, $0.value.last) }.map(\.key)
}

extension LogPage {
    /// What the person has never used: nobody has to look past it, and everybody can find it.
    func more(_ items: [LogItem]) -> HTML {
        """
        <section class="card log-rows log-more" id="log-more">\
        <details\(if: items.contains { $0.form == sheet.returned?.form }, " open")>\
        <summary>\(frame.language.phrases.moreToLog(items.map(\.name)))</summary>\
        \(rows(items))</details></section>
        """
    }
}
