import ProgressAnalysis
import ProgressModel
import ReportWords

/// What minutes are logged with.
struct SessionForm: Sendable {
    let kind: Session.Kind
    let icon: String
    let name: String
    /// Kinds of workouts: those that were said before, then those that the program knows; empty for anything else.
    let types: [String]
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
                types: kind == .workout ? types(in: report) : [])
        }
    }

    private static func types(in report: Report) -> [String] {
        let phrases = report.phrases
        let written = report.analysis.history.sessions.reversed().compactMap(\.type)
        var known: Set<String> = []
        return (written + WorkoutEnergy.knownTypes).map(phrases.workoutType).filter { known.insert($0).inserted }
    }
}
