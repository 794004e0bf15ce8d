import Counting
import Markup
import Model
import Wording

/// What minutes are logged with.
struct SessionForm: Sendable {
    let kind: Session.Kind
    let icon: String
    let name: String
    /// What was logged on the day so far; empty if nothing was.
    let state: String
    /// What was logged most often: minutes, and the kind of a workout.
    let usual: [FormWriter.Option]
    /// Kinds of workouts: those that were said before, then those that the program knows; empty for anything else.
    let types: [String]
    /// Whether the person does it: it was logged before, or they have a goal, a plan or a reminder for it.
    let isUsed: Bool
    var form: LogForm { .session(kind) }
}

extension SessionForm {
    /// All kinds, or the one that the address names.
    static func all(_ sheet: LogSheet, in report: Report) -> [SessionForm] {
        let kinds: [Session.Kind] =
            switch sheet.part {
            case nil: Session.Kind.allCases
            case .session(let kind): [kind]
            default: []
            }
        return kinds.map { kind in
            SessionForm(
                kind: kind, icon: kind.emoji, name: report.phrases.session(kind),
                state: state(kind, on: sheet.day, in: report), usual: usual(kind, in: report),
                types: kind == .workout ? types(in: report) : [], isUsed: isUsed(kind, in: report))
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
        let said = report.analysis.history.sessions.filter { $0.kind == kind }.map { Usual($0.minutes, $0.type) }
        return mostFrequent(said).prefix(kind == .workout ? 1 : 2).map { usual in
            let minutes = report.phrases.minutes(report.numbers.text(usual.minutes)).text
            let text = [minutes, usual.type.map(report.phrases.workoutType)].compactMap(\.self)
            return (
                [usual.minutes.text, usual.type].compactMap(\.self).joined(separator: " "),
                text.joined(separator: " ")
            )
        }
    }

    private struct Usual: Hashable {
        let minutes: FixedDecimal
        let type: String?

        init(_ minutes: FixedDecimal, _ type: String?) { (self.minutes, self.type) = (minutes, type) }
    }

    private static func types(in report: Report) -> [String] {
        let phrases = report.phrases
        let written = report.analysis.history.sessions.reversed().compactMap(\.type)
        var known: Set<String> = []
        return (written + WorkoutEnergy.knownTypes).map(phrases.workoutType).filter { known.insert($0).inserted }
    }
}

extension LogPage {
    /// The activities that the person does.
    func html(_ sessions: [SessionForm]) -> HTML { #"<section class="card log-rows">\#(rows(sessions))</section>"# }

    /// What the person has never used: nobody has to look past it, and everybody can find it.
    func more(_ sessions: [SessionForm]) -> HTML {
        """
        <section class="card log-rows log-more" id="log-more">\
        <details\(if: sessions.contains { $0.form == sheet.returned?.form }, " open")>\
        <summary>\(frame.language.phrases.moreToLog(sessions.map(\.name)))</summary>\
        \(rows(sessions))</details></section>
        """
    }

    private func rows(_ sessions: [SessionForm]) -> HTML {
        let types = sessions.flatMap(\.types)
        return """
            \(each: sessions, row)\
            \(if: !types.isEmpty, """
                <datalist id="types">\(each: types, { #"<option value="\#($0)"></option>"# })</datalist>
                """)
            """
    }

    private func row(_ session: SessionForm) -> HTML {
        let writer = writer(session.form)
        let minutes = writer.field(
            .minutes, writer.phrases.minutesHeading, #"type="text" inputmode="text" size="5""#)
        let type = writer.field(
            .type, writer.phrases.workoutTypeField, #"type="text" size="12""#, list: "types")
        return writer.html(
            LogFormWriter.Row(icon: session.icon, name: session.name, state: session.state, isOpen: !isWhole),
            quick: """
                \(LogFormWriter.enter)\
                <div class="quick">\(each: session.usual, { writer.quick(.item, $0, of: session.name) })</div>
                """,
            fields: """
                <div class="fields">\(minutes)\(if: !session.types.isEmpty, type)\
                \(writer.button(writer.phrases.logSheet))</div>
                """)
    }
}
