import Diary
package import Model
import Wording

/// The records that a request removes from a folder.
package struct UnlogPlan {
    let day: Day
    /// In reading order; for a level all entries of the day, including corrected ones.
    let records: [WrittenRecord]
    let subject: Subject
    private let request: UnlogRequest
    private let folder: RecordedFolder

    /// What is removed.
    enum Subject: Equatable {
        case entry
        case session(Session.Kind, type: String?)
        /// A tracker, by index in the history.
        case tracker(Int)
        /// The note of the day, which is a file.
        case note
    }

    /// Finds them; throws if there isn't one, or it is ambiguous.
    package init(_ request: UnlogRequest, in folder: RecordedFolder) throws(CommandError) {
        (self.request, self.folder) = (request, folder)
        if let key = request.key {
            guard let day = request.day?.day(today: folder.wallTime.day),
                let found = UnlogPlan.found(key, on: day, in: folder)
            else { throw CommandError(.badData, .recordIsGone) }
            (self.day, subject, records) = (day, found.subject, found.records)
            return
        }
        let (words, said) = UnlogPlan.withoutDay(request)
        let (subject, amount) = try UnlogPlan.subject(words, request, folder.history.trackers)
        let day = (said ?? request.day)?.day(today: folder.wallTime.day) ?? folder.today
        if subject == .entry { try UnlogPlan.check(words, on: day, folder) }
        (self.day, self.subject) = (day, subject)
        records = try UnlogPlan.records(subject, amount, on: day, request, folder)
    }

    /// Throws if the request names another level or number of drinks than the day has.
    private static func check(_ words: [String], on day: Day, _ folder: RecordedFolder) throws(CommandError) {
        guard let word = words.first, let entry = folder.entry(on: day), !LogReader.isDrinks(word) else { return }
        let phrases = folder.profile.language.phrases
        if let drinks = AmountText.number(word) {
            if entry.drinks != drinks {
                throw CommandError(.usage, .nothingToTakeOut(phrases.drinks(drinks).text, day, latest: nil))
            }
        } else if let (meaning, _) = try? LogNames(folder.history.trackers).find(words),
            case .level(let level) = meaning,
            level != entry.level
        {
            throw CommandError(.usage, .nothingToTakeOut(phrases.level(level), day, latest: nil))
        }
    }

    private static func records(
        _ subject: Subject, _ amount: FixedDecimal?, on day: Day, _ request: UnlogRequest, _ folder: RecordedFolder
    ) throws(CommandError) -> [WrittenRecord] {
        let what = subject.name(folder.history.trackers, folder.profile.language)
        guard let kind = subject.kind else {
            if folder.history.notes[day] != nil { return [] }
            let latest = folder.history.notes.keys.filter { $0 <= folder.today }.max()
            throw CommandError(.usage, .nothingToTakeOut(what, day, latest: latest))
        }
        let meant = folder.files.writtenRecords(kind, of: folder.history).filter {
            subject.isMeant($0, folder.history.trackers)
        }
        let found = meant.filter { record in
            record.day == day && (amount == nil || record[kind.amountColumn] == .number(amount ?? .zero))
                && (request.time == nil || record.minute == request.time.map { $0 / 60 })
        }
        guard let last = found.last else {
            let latest = meant.map(\.day).filter { $0 <= folder.today }.max()
            throw CommandError(.usage, .nothingToTakeOut(what, day, latest: latest))
        }
        guard subject != .entry, !request.takesAll, Set(found.map(\.values)).count > 1 else {
            return subject == .entry || request.takesAll ? found : [last]
        }
        let times = found.map { record in
            record.minute.map { clockText($0 * 60) } ?? record[kind.amountColumn]?.text ?? "–"
        }
        throw CommandError(
            .usage, .severalToTakeOut(what, day, times: times),
            .timeOrAll)
    }

    /// Removes exactly these from their files.
    package var proposal: ProposedChange {
        guard let kind = subject.kind else {
            let change = folder.files.noteFile(of: day).flatMap { FileChange(of: $0, becoming: []) }
            return ProposedChange(action: action, alternatives: change.map { [[$0]] } ?? []) { _, after in
                after.history.notes[day] == nil
            }
        }
        let changes = folder.files.removing(records)
        return ProposedChange(action: action, alternatives: changes.map { [$0] } ?? []) { _, after in
            let counts = [folder, after].map { $0.files.writtenRecords(kind, of: $0.history).count }
            return counts[1] == counts[0] - records.count
        }
    }

    /// The command for the journal; for a record on a page in the words that would name it.
    private var action: String {
        guard request.key != nil else { return request.action(on: day) }
        var said = UnlogRequest([])
        switch subject {
        case .entry: said.words = [records.last.flatMap { ($0["level"] ?? $0["drinks"])?.text } ?? "steady"]
        case .session(let kind, _): said.words = [kind.rawValue]
        case .tracker(let index): said.tracker = folder.history.trackers[index].id
        case .note: said.words = ["note"]
        }
        said.time = records.first?.minute.map { $0 * 60 }
        return said.action(on: day)
    }

    /// The words before a day at their end, and that day.
    private static func withoutDay(_ request: UnlogRequest) -> (words: [String], day: DayText?) {
        guard request.day == nil, request.words.count > 1 else { return (request.words, nil) }
        let (words, day) = LogReader.withoutDay(request.words, LogRequest(request.words))
        if let day { return (words, day.day) }
        // A number is an amount here.
        guard let last = request.words.last, AmountText.number(last) == nil, let day = LogReader.day([last]) else {
            return (request.words, nil)
        }
        return (request.words.dropLast(), day.day)
    }

    private static func subject(
        _ words: [String], _ request: UnlogRequest, _ trackers: [Tracker]
    ) throws(CommandError) -> (Subject, amount: FixedDecimal?) {
        let names = LogNames(trackers)
        if let id = request.tracker { return (.tracker(try names.tracker(id)), try amount(words)) }
        guard let first = words.first else {
            throw CommandError(.usage, .nothingToTakeOutSaid, .example("unlog water --date yesterday"))
        }
        if AmountText.number(first) != nil || LogReader.isDrinks(first) { return (.entry, nil) }
        let (meaning, count) = try names.find(words)
        let rest = Array(words.dropFirst(count))
        switch meaning {
        case .level: return (.entry, nil)
        case .session(let kind): return (.session(kind, type: nil), try amount(rest))
        case .workoutType(let type): return (.session(.workout, type: type), try amount(rest))
        case .tracker(let index): return (.tracker(index), try amount(rest))
        // A drink is part of the day's number; names only mean trackers here.
        case .drink: throw CommandError(.usage, .notUnderstood(words.joined(separator: " ")), .example("undo"))
        case .note:
            guard rest.isEmpty, request.time == nil else {
                throw CommandError(.usage, .notUnderstood(rest.joined(separator: " ")), .dateAndTime)
            }
            return (.note, nil)
        }
    }

    /// What a request removes, by its words; nil if they mean nothing.
    static func subject(_ request: UnlogRequest, _ trackers: [Tracker]) -> Subject? {
        try? subject(withoutDay(request).words, request, trackers).0
    }

    private static func amount(_ words: [String]) throws(CommandError) -> FixedDecimal? {
        guard let word = words.first else { return nil }
        guard words.count == 1, let amount = AmountText.number(word) else {
            throw CommandError(.usage, .notUnderstood(words.joined(separator: " ")), .dateAndTime)
        }
        return amount
    }
}

extension UnlogPlan.Subject {
    /// Nil for a note, which is a file.
    var kind: RecordKind? {
        switch self {
        case .entry: .entries
        case .session: .activities
        case .tracker: .logs
        case .note: nil
        }
    }

    func isMeant(_ record: WrittenRecord, _ trackers: [Tracker]) -> Bool {
        switch self {
        case .entry: true
        case .note: false
        case .session(let kind, let type):
            record["kind"] == .text(kind.rawValue) && (type == nil || record["type"] == .text(type ?? ""))
        case .tracker(let index): record["tracker"] == .text(trackers[index].id)
        }
    }

    func name(_ trackers: [Tracker], _ language: Language) -> String {
        let phrases = language.phrases
        return switch self {
        case .entry: phrases.levelOfDay
        case .session(let kind, let type):
            [phrases.session(kind), type.map(phrases.workoutType)].compactMap(\.self).joined(separator: ", ")
        case .tracker(let index): trackers[index].name.text(in: language).isolated
        case .note: phrases.noteOfDay
        }
    }
}

extension RecordKind {
    /// The column with the amount or option that a person may name.
    var amountColumn: String {
        switch self {
        case .entries: "drinks"
        case .activities: "minutes"
        case .logs, .metrics: "value"
        }
    }
}

extension WrittenRecord {
    /// The minute of the local day; nil for a record without a time.
    var minute: Int? {
        guard case .moment(let moment)? = self["timestamp"] ?? self["start"] else { return nil }
        return moment.wallTime.second / 60
    }
}

extension RecordValue {
    fileprivate var text: String? {
        switch self {
        case .number(let number): number.text
        case .text(let text): text
        case .day, .moment, .instant, .wall: nil
        }
    }
}
