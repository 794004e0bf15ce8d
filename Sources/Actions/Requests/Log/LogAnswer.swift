package import Counting
package import Model
import Wording

/// What was written down, and its effect on the streak.
package struct LogAnswer: Sendable {
    let plan: LogPlan
    let folder: RecordedFolder
    /// The IANA name of the sender's zone; nil if it isn't known.
    private let zoneName: String?
    /// The paths of the written files; empty if everything was there already.
    package let files: [String]
    package let newFiles: [String]
    /// The id for `undo`; nil if nothing was written.
    package let change: String?
    /// The analysis including the new record; nil if there are errors.
    package let analysis: Analysis?
    /// The result of the first arrival of the same press; nil if this is the first.
    package let earlier: EarlierPress?
    /// The question about the year, if no person can answer it.
    private let yearQuestion: LogQuestion?
    package var day: Day { plan.day }
    /// Errors from before.
    package var errors: [Diagnostic] { folder.errors }

    /// What happened to a press that arrives again.
    package enum EarlierPress: Sendable {
        case written
        /// The day was corrected since.
        case corrected
        /// It was undone since, and isn't written again.
        case undone
    }

    package init(
        _ plan: LogPlan, _ done: RecordedChange?, in folder: RecordedFolder, of request: LogRequest,
        earlier: EarlierPress? = nil
    ) {
        self.earlier = earlier
        self.plan = plan
        self.folder = folder.seen(at: request.offset)
        zoneName = request.zoneName.flatMap { folder.zones.bytes($0) == nil ? nil : $0 }
        files = done?.files ?? []
        newFiles = done?.newFiles ?? []
        change = done?.id
        yearQuestion =
            request.wrongYear == .told ? done.flatMap { $0.before.yearQuestion(about: plan.day, in: $0.after) } : nil
        analysis = folder.analysis
    }

    /// A possible typing error, in the year or the type of a workout; nil for none.
    package var hint: String? {
        if let warning = warning(in: language) { return warning }
        guard case .session(.workout, _, let type?) = plan.subject else { return nil }
        let used = folder.history.sessions.dropLast().compactMap { $0.type?.lowercased() }
        return WorkoutTypes.hint(type, used: Set(used)).map { "\"\(type)\" is a new type; \($0)" }
    }

    /// A warning that the year may be mistyped; nil if it fits the other records.
    func warning(in language: Language) -> String? {
        yearQuestion.map { _ in language.phrases.isYearRight(language.phrases.dayName(day, today: today)) }
    }

    package var language: Language { folder.profile.language }

    /// The answer as one line: the day, the record, and the streaks in the order of the person's aim.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let what = words(analysis, language) + drunk(phrases)
        let rest = correction(phrases) + fate(phrases)
        let streak =
            waiting(phrases) ?? analysis.map { streakText(of: $0, in: language) }
            ?? phrases.notCounted(errors: errorCount)
        let said = what + rest
        let line = said.hasSuffix(".") ? said : said + "."
        let icon = streak == nil ? tracker?.icon : nil
        let zone = folder.isProfileRead ? nil : phrases.daysAreOfUTC
        let other: String? =
            if case .trackerWins(let name)? = plan.remark { phrases.trackerWins(over: name.isolated) } else { nil }
        return singleLine(
            [line, streak, milestone(phrases), icon, other, zone].compactMap(\.self).joined(separator: " "))
    }

    /// The day and the record, without anything else from the folder.
    func briefText(in language: Language) -> String {
        let phrases = language.phrases
        let rest = earlier == nil ? "" : correction(phrases)
        return singleLine("\(words(nil, language))\(rest).")
    }

    /// The number of drinks added, in brackets.
    private func drunk(_ phrases: Phrases) -> String {
        guard case .drunk(let name, let drinks)? = plan.remark else { return "" }
        return " (\(phrases.drunk(name?.isolated, drinks)))"
    }

    /// The day and the record; without an analysis, nothing else about the day.
    private func words(_ analysis: Analysis?, _ language: Language) -> String {
        LogWords(
            subject: plan.subject, day: day, isToday: day == today, analysis: analysis,
            trackers: folder.history.trackers, language: language
        ).text(after: capitalized(language.phrases.dayName(day, today: today)))
    }

    /// The record is for a day that hasn't begun at home, and what people who stay can do; nil for other records.
    private func waiting(_ phrases: Phrases) -> String? {
        guard let analysis, day > analysis.today else { return nil }
        let start = folder.profile.dayStart
        return phrases.countsFrom(
            start > 0 ? clockText(start) : nil, in: folder.profile.zone.city,
            "reportgen set timeZone \(zoneName ?? phrases.cityInCommand)")
    }

    /// The milestone that the entry of a day reaches; nil without one, and for weeks.
    private func milestone(_ phrases: Phrases) -> String? {
        guard let analysis, plan.subject.level != nil, analysis.leadingWeek == nil, earlier == nil,
            let milestone = analysis.milestoneToday, milestone.days > 1, plan.day.distance(to: folder.today) < 2
        else { return nil }
        return "🏅 " + phrases.milestoneReached(phrases.days(milestone.days).text)
    }

    /// The streak of the record; nil without one.
    private func streakText(of analysis: Analysis, in language: Language) -> String? {
        guard plan.subject.level == nil else {
            return LevelAnswer(analysis: analysis, language: language).text(on: day, today: today)
        }
        return LogStreak(plan.subject, analysis)?.text(in: language)
    }

    /// The logged tracker; nil for other records.
    var tracker: Tracker? {
        plan.subject.tracker.flatMap { id in folder.history.trackers.first { $0.id == id } }
    }

    var errorCount: Int { errors.reduce(0) { $0 + $1.count } }

    /// The day from which "yesterday" is counted: for an entry by the local date, as in the rule for reminders.
    private var today: Day { plan.subject.level == nil ? folder.today : folder.wallTime.day }

    private func correction(_ phrases: Phrases) -> String {
        switch earlier {
        case .written: return phrases.writtenBefore
        case .corrected: return phrases.correctedSince
        case .undone: return phrases.takenBackSince
        case nil: break
        }
        guard let standing = plan.standing else { return "" }
        // An addition isn't a correction.
        if case .drunk? = plan.remark { return "" }
        if plan.isLate { return phrases.laterAnswerStands }
        guard plan.content != nil else { return phrases.asBefore }
        let before = phrases.levelWords(standing.level, standing.drinks)
        let isSame = plan.subject.level == standing.level && plan.subject.drinks == standing.drinks
        return isSame ? "" : phrases.insteadOf(before)
    }

    /// Whether a joker healed the day; for people who want to stop, after the sober streak.
    private func fate(_ phrases: Phrases) -> String {
        guard let analysis, !analysis.saysStop, plan.subject.level != nil,
            analysis.noalc.dayWalk[plan.day]?.outcome == .healed
        else { return "" }
        return ", " + phrases.healedByJoker
    }

    /// The answer for other programs; keys are only added.
    ///
    /// For a token that may only answer a question, `isBrief` leaves out the streak and the earlier level.
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

    /// The logged value of a tracker, as in the file.
    private var value: String? {
        if case .tracker(_, let value) = plan.subject { value.text } else { nil }
    }
}

extension LogStreak {
    /// Nil without a streak.
    init?(_ subject: LogContent, _ analysis: Analysis) {
        switch subject {
        case .level, .drinks, .moreDrinks: self.init(levelsOf: analysis)
        case .session(let kind, _, _): self.init(Activity.allCases.first { $0.includes(kind) } ?? .workout, analysis)
        case .tracker(let id, _):
            guard let tracker = analysis.trackers.first(where: { $0.id == id }) else { return nil }
            self.init(tracker: tracker)
        case .note: return nil
        }
    }
}

extension LogContent {
    /// The kind of record.
    fileprivate var kind: String {
        switch self {
        case .level, .drinks, .moreDrinks: "entry"
        case .session: "activity"
        case .tracker: "log"
        case .note: "note"
        }
    }
}
