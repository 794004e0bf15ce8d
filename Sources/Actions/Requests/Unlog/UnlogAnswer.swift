import Diary
package import Model
import Wording

/// What was removed, and its effect on the streaks.
package struct UnlogAnswer: Sendable {
    package let change: RecordedChange
    package let day: Day
    private let count: Int
    private let subject: UnlogPlan.Subject
    private let amount: String?

    package init(_ plan: UnlogPlan, _ change: RecordedChange) {
        (self.change, day, count, subject) = (change, plan.day, plan.records.count, plan.subject)
        // For a level the day is enough; for several records their number.
        if count == 1, let kind = plan.subject.kind, kind != .entries,
            case .number(let number)? = plan.records.first?[kind.amountColumn]
        {
            amount = plan.subject.text(of: number, change.before)
        } else {
            amount = nil
        }
    }

    /// The day, what was removed from it, and the changed streaks.
    package func text(in language: Language) -> String {
        let phrases = language.phrases
        let name = subject.name(change.before.history.trackers, language)
        let several = count > 1 && subject != .entry ? "\(phrases.numbers.text(count)) × " : ""
        let what = several + name + (amount.map { ", \($0)" } ?? "")
        let day = phrases.dayName(day, today: change.after.wallTime.day)
        return [phrases.takenOut(what, of: day), change.after.streaks(since: change.before, in: language)].filter {
            !$0.isEmpty
        }
        .joined(separator: " ")
    }
}

extension UnlogPlan.Subject {
    fileprivate func text(of amount: FixedDecimal, _ folder: RecordedFolder) -> String {
        let language = folder.profile.language
        let phrases = language.phrases
        switch self {
        case .session: return phrases.minutes(phrases.numbers.text(amount)).text
        case .entry, .note: return phrases.numbers.text(amount)
        case .tracker(let index):
            let tracker = folder.history.trackers[index]
            let unit = tracker.unit(for: amount, phrases, in: language)?.isolated
            return [tracker.text(of: amount, phrases.numbers), unit].compactMap(\.self).joined(separator: " ")
        }
    }
}

/// A request to remove records of a day.
package struct UnlogRequest: Sendable {
    /// The record in the words of `log`: `steady`, `water`, `water 2`, `meditation`.
    package var words: [String]
    /// A tracker by id, if the words alone would mean something else.
    package var tracker: String?
    /// A record shown on a page, instead of words.
    package var key: RecordKey?
    /// Nil for today.
    package var day: DayText?
    /// In seconds after midnight.
    package var time: Int?
    /// Whether to remove all matching records.
    package var takesAll = false

    package init(_ words: [String]) {
        self.words = words
    }

    package init(_ key: RecordKey, on day: Day) {
        words = []
        self.key = key
        self.day = DayText(day)
    }

    /// The command for the journal, with the day.
    func action(on day: Day) -> String {
        let options = [("--tracker", tracker), ("--date", day.description), ("--time", time.map(clockText))]
        let said = options.flatMap { option, value in value.map { [option, $0] } ?? [] }
        return (["unlog"] + words + said + (takesAll ? ["--all"] : [])).joined(separator: " ")
    }
}

extension UnlogPlan {
    /// What is removed; for a level its records are all entries of the day, including corrected ones.
    typealias Found = (subject: Subject, records: [WrittenRecord])

    /// The record of a day with a key from a page; nil if it no longer exists or has changed.
    static func found(_ key: RecordKey, on day: Day, in folder: RecordedFolder) -> Found? {
        let history = folder.history
        switch key.kind {
        case .note:
            guard history.notes[day].map({ RecordKey(note: $0) }) == key else { return nil }
            return (.note, [])
        case .entry:
            guard folder.entry(on: day).map({ RecordKey($0) }) == key else { return nil }
            let entries = folder.files.writtenRecords(.entries, of: history).filter { $0.day == day }
            return entries.isEmpty ? nil : (.entry, entries)
        case .session:
            let sessions = history.sessions.filter { $0.day == day }
            guard let index = RecordKey.keys(of: sessions).lastIndex(of: key) else { return nil }
            let session = sessions[index]
            return found(
                session.origin, .session(session.kind, type: session.type), on: day,
                [
                    "minutes": .number(session.minutes), "start": session.start.map { .moment($0) },
                    "note": session.note.map { .text($0) },
                ], in: folder)
        case .log:
            let indices = history.logs.days.indices.filter { history.logs.days[$0] == day }
            let keys = RecordKey.keys(of: indices.map { history.logs.rows[$0] }, in: history.logs)
            guard let index = keys.lastIndex(of: key) else { return nil }
            let log = history.logs[indices[index]]
            let amount: RecordValue? = if case .amount(let amount) = log.value { .number(amount) } else { nil }
            var values: [String: RecordValue?] = ["note": log.note.map { .text($0) }]
            if let moment = log.moment { values["timestamp"] = .moment(moment) }
            if let amount { values["value"] = amount }
            return found(log.origin, .tracker(log.tracker), on: day, values, in: folder)
        case nil: return nil
        }
    }

    /// The record at a place, with all others of its id: an earlier version must not reappear.
    ///
    /// A list in JSON can have several on one line, which `values` distinguish. Nil if it is ambiguous.
    private static func found(
        _ origin: Origin, _ subject: Subject, on day: Day, _ values: [String: RecordValue?], in folder: RecordedFolder
    ) -> Found? {
        let (history, kind) = (folder.history, subject.kind)
        let all = kind.map { folder.files.writtenRecords($0, of: history) } ?? []
        var there = all.filter { record in
            record.file == history.files[origin.file] && record.line == origin.line && record.day == day
                && subject.isMeant(record, history.trackers)
        }
        if there.count > 1 { there = there.filter { record in values.allSatisfy { record[$0.key] == $0.value } } }
        guard let meant = there.last, there.allSatisfy({ $0.values == meant.values }) else { return nil }
        guard let id = meant["id"] else { return (subject, [meant]) }
        return (subject, all.filter { $0["id"] == id && subject.isMeant($0, history.trackers) })
    }
}
