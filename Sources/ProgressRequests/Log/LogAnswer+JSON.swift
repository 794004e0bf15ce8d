package import ProgressModel
package import ProgressStatistics

extension LogAnswer {
    /// The answer for other programs; its keys are only ever added to.
    ///
    /// Whoever may only answer a question learns nothing but that: where `isBrief`, no streak and no earlier level.
    package func json(in language: Language, isBrief: Bool = false) -> JSONValue {
        let streak = isBrief ? nil : analysis.flatMap { LogStreak(plan.subject, $0)?.streak }
        return .members([
            "schema": .text("reportgen.log/1"),
            "day": .text("\(day)"),
            "kind": .text(plan.subject.kind),
            "tracker": tracker.map { .text($0.id) } ?? .null,
            "level": plan.subject.level.map { .text($0.rawValue) } ?? .null,
            "drinks": plan.subject.drinks.map { .number($0.text) } ?? .null,
            "minutes": minutes.map { .number($0.text) } ?? .null,
            "value": value.map(JSONValue.text) ?? .null,
            "corrects": plan.isLate || isBrief ? .null : plan.standing.map { .text($0.level.rawValue) } ?? .null,
            "files": .array(files.map(JSONValue.text)),
            "repeated": .flag(earlier != nil),
            "undone": .flag(earlier == .undone),
            "streak": streak?.statistics ?? .null,
            "errors": .integer(isBrief ? 0 : errorCount),
            "warning": isBrief ? .null : warning(in: language).map(JSONValue.text) ?? .null,
            "text": .text(isBrief ? briefText(in: language) : text(in: language)),
        ])
    }

    private var minutes: FixedDecimal? {
        if case .session(_, let minutes, _) = plan.subject { minutes } else { nil }
    }

    /// What was logged of a tracker, as the file has it.
    private var value: String? {
        if case .tracker(_, let value) = plan.subject { value.text } else { nil }
    }
}

extension LogContent {
    /// The kind of record it is.
    fileprivate var kind: String {
        switch self {
        case .level, .drinks, .moreDrinks: "entry"
        case .session: "activity"
        case .tracker: "log"
        case .note: "note"
        }
    }
}
