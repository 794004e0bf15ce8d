import Diary
package import Model
import Wording

/// What was taken out, and what it means for the streaks.
package struct UnlogAnswer: Sendable {
    package let change: RecordedChange
    package let day: Day
    private let count: Int
    private let subject: UnlogPlan.Subject
    private let amount: String?

    package init(_ plan: UnlogPlan, _ change: RecordedChange) {
        (self.change, day, count, subject) = (change, plan.day, plan.records.count, plan.subject)
        // Of a level the day says all; of several records their number.
        if count == 1, let kind = plan.subject.kind, kind != .entries,
            case .number(let number)? = plan.records.first?[kind.amountColumn]
        {
            amount = plan.subject.text(of: number, change.before)
        } else {
            amount = nil
        }
    }

    /// The day, what was taken out of it, and the streaks that are others now.
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
    /// An amount with its unit, in the language of the profile.
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

/// What a person takes out of the records of a day.
package struct UnlogRequest: Sendable {
    /// What was written down, as `log` takes it: `steady`, `water`, `water 2`, `meditation`.
    package var words: [String]
    /// A tracker by its id, where the words alone would mean something else.
    package var tracker: String?
    /// One record that a page shows, instead of words.
    package var key: RecordKey?
    /// Today where nothing is said.
    package var day: DayText?
    /// The time of day, in seconds after midnight.
    package var time: Int?
    /// Whether all records go where several are meant.
    package var takesAll = false

    package init(_ words: [String]) {
        self.words = words
    }

    /// Makes a request for one record of a day, as a page shows it.
    package init(_ key: RecordKey, on day: Day) {
        words = []
        self.key = key
        self.day = DayText(day)
    }

    /// As the journal tells it, with the day that was meant.
    func action(on day: Day) -> String {
        let options = [("--tracker", tracker), ("--date", day.description), ("--time", time.map(clockText))]
        let said = options.flatMap { option, value in value.map { [option, $0] } ?? [] }
        return (["unlog"] + words + said + (takesAll ? ["--all"] : [])).joined(separator: " ")
    }
}

/// The record of a folder that a key of a page means.
struct KeyedRecord {
    let day: Day
    let subject: UnlogPlan.Subject
    /// Of a day's level all, also those that were corrected since.
    let records: [WrittenRecord]
    /// All records of the kind, in reading order.
    let all: [WrittenRecord]

    /// Finds it; nil if it is not there any more, or is another one by now.
    init?(_ key: RecordKey, on day: Day?, in folder: RecordedFolder) {
        guard let day else { return nil }
        let history = folder.history
        self.day = day
        switch key.kind {
        case .note:
            guard history.notes[day].map({ RecordKey(note: $0) }) == key else { return nil }
            (subject, records, all) = (.note, [], [])
            return
        case .entry:
            guard folder.entry(on: day).map({ RecordKey($0) }) == key else { return nil }
            subject = .entry
            all = folder.files.writtenRecords(.entries, of: history)
            records = all.filter { $0.day == day }
        case .session:
            let sessions = history.sessions.filter { $0.day == day }
            guard let index = RecordKey.keys(of: sessions).lastIndex(of: key) else { return nil }
            let session = sessions[index]
            subject = .session(session.kind, type: session.type)
            all = folder.files.writtenRecords(.activities, of: history)
            records = KeyedRecord.records(
                session.origin, subject, on: day,
                [
                    "minutes": .number(session.minutes), "start": session.start.map { .moment($0) },
                    "note": session.note.map { .text($0) },
                ],
                all, history)
        case .log:
            let indices = history.logs.days.indices.filter { history.logs.days[$0] == day }
            let keys = RecordKey.keys(of: indices.map { history.logs.rows[$0] }, in: history.logs)
            guard let index = keys.lastIndex(of: key) else { return nil }
            let log = history.logs[indices[index]]
            subject = .tracker(log.tracker)
            all = folder.files.writtenRecords(.logs, of: history)
            let amount: RecordValue? = if case .amount(let amount) = log.value { .number(amount) } else { nil }
            var values: [String: RecordValue?] = ["note": log.note.map { .text($0) }]
            if let moment = log.moment { values["timestamp"] = .moment(moment) }
            if let amount { values["value"] = amount }
            records = KeyedRecord.records(log.origin, subject, on: day, values, all, history)
        case nil: return nil
        }
        if records.isEmpty { return nil }
    }

    /// The record at a place, with all of its id: an earlier version of it must not come back.
    ///
    /// A list in JSON can have several on one line; `values` tell them apart. Empty if it is not clear which is meant.
    private static func records(
        _ origin: Origin, _ subject: UnlogPlan.Subject, on day: Day, _ values: [String: RecordValue?],
        _ all: [WrittenRecord], _ history: History
    ) -> [WrittenRecord] {
        var there = all.filter { record in
            record.file == history.files[origin.file] && record.line == origin.line && record.day == day
                && subject.isMeant(record, history.trackers)
        }
        if there.count > 1 { there = there.filter { record in values.allSatisfy { record[$0.key] == $0.value } } }
        guard let meant = there.last, there.allSatisfy({ $0.values == meant.values }) else { return [] }
        guard let id = meant["id"] else { return [meant] }
        return all.filter { $0["id"] == id && subject.isMeant($0, history.trackers) }
    }
}

extension [WrittenRecord] {
    /// The changes that take some of these records out of their files; nil if one is not found there.
    func removal(of records: [WrittenRecord], from files: [SourceFile]) -> [FileChange]? {
        let removed = Dictionary(grouping: records, by: \.file)
        var changes: [FileChange] = []
        for (path, records) in removed.sorted(by: { $0.key < $1.key }) {
            guard let file = files.first(where: { $0.path == path }) else { return nil }
            let lines = Dictionary(grouping: filter { $0.file == path }, by: \.line)
            var places: Set<RecordPlace> = []
            for (line, gone) in Dictionary(grouping: records, by: \.line) {
                let there = lines[line] ?? []
                // Records that are alike are taken out from the last one on.
                var left = [Int](there.indices)
                for record in gone {
                    guard let index = left.last(where: { there[$0].values == record.values }) else { return nil }
                    left.removeAll { $0 == index }
                    places.insert(RecordPlace(line: line, index: index, count: there.count))
                }
            }
            guard let change = file.removing(places) else { return nil }
            changes.append(change)
        }
        return changes
    }
}
