import Diary
package import Model

/// What a request means in a folder at a moment.
package struct LogPlan {
    package enum Outcome {
        case record(LogPlan)
        /// The day that is usually meant has an entry, and today has none.
        case question(LogQuestion)
    }

    /// The content to write; for added drinks the sum.
    let subject: LogContent
    package let day: Day
    /// Nil if nothing has to be written.
    let content: Content?
    /// The entry that is corrected.
    let standing: Entry?
    /// Whether it is older than the day's entry, which continues to count.
    let isLate: Bool
    /// An additional remark in the answer.
    var remark: LogReader.Remark?

    enum Content {
        case record(NewRecord)
        case note(NewNote)
    }

    static func of(
        _ reading: LogReader.Reading, _ request: LogRequest, in folder: RecordedFolder
    ) throws(CommandError) -> Outcome {
        var request = request
        request.time = request.time ?? reading.time
        switch reading.subject {
        case .level, .drinks: return try entry(reading, request, in: folder)
        case .moreDrinks(let more):
            let moment = try LogMoment(reading.day, time: request.time, today: folder.wallTime.day, in: folder)
            let sum = try LogPlan.sum(more, on: moment.day, in: folder)
            return .record(LogPlan(.drinks(sum), reading.note, request, moment, isSum: true, in: folder))
        case .session(let kind, let minutes, let type):
            let moment = try LogMoment(reading.day, time: request.time, today: folder.today, in: folder)
            let start = request.time == nil ? nil : moment.instant
            var record = NewRecord(.activities, on: moment.day)
            record.say("date", start == nil ? .day(moment.day) : nil)
            record.mention("date", start == nil ? nil : .day(moment.day))
            record.say("start", start.map { .text($0.iso8601(in: folder.clock.zone)) })
            record.say("kind", .text(kind.rawValue))
            record.say("minutes", .number(minutes))
            record.say("type", type.map { .text($0) })
            record.add(request.source, note: reading.note)
            record.say("id", request.press.map { .text($0.text) })
            return .record(LogPlan(reading.subject, moment.day, .record(record)))
        case .tracker(let id, let value):
            let moment = try LogMoment(reading.day, time: request.time, today: folder.today, in: folder)
            let record = log(of: id, value, reading.note, request, moment, in: folder)
            return .record(LogPlan(reading.subject, moment.day, .record(record)))
        case .note(let text):
            let day = try LogMoment(reading.day, time: nil, today: folder.today, in: folder).day
            return .record(LogPlan(reading.subject, day, .note(NewNote(text, on: day))))
        }
    }

    /// In days; a timestamp longer after its day gets a warning about a typing error.
    private static let longestDelay = 366

    init(
        _ subject: LogContent, _ day: Day, _ content: Content?, standing: Entry? = nil, isLate: Bool = false
    ) {
        (self.subject, self.day, self.content, self.standing) = (subject, day, content, standing)
        self.isLate = isLate
    }

    private static func entry(
        _ reading: LogReader.Reading, _ request: LogRequest, in folder: RecordedFolder
    ) throws(CommandError) -> Outcome {
        let target = folder.targetDay
        guard reading.day == nil else {
            let moment = try LogMoment(reading.day, time: request.time, today: folder.wallTime.day, in: folder)
            return .record(LogPlan(reading.subject, reading.note, request, moment, in: folder))
        }
        let today = folder.today
        if target != today, let entry = folder.entry(on: target), folder.entry(on: today) == nil {
            return .question(LogQuestion(target: target, today: today, entry: entry, profile: folder.profile))
        }
        let moment = try LogMoment(DayText(target), time: request.time, today: folder.wallTime.day, in: folder)
        return .record(LogPlan(reading.subject, reading.note, request, moment, in: folder))
    }

    private init(
        _ subject: LogContent, _ note: String?, _ request: LogRequest, _ moment: LogMoment, isSum: Bool = false,
        in folder: RecordedFolder
    ) {
        let standing = folder.entry(on: moment.day)
        let level = subject.level
        // An entry whose time is before that of the corrected one is written without it, so that the later row counts.
        let isLongAgo = moment.day.distance(to: folder.today) > LogPlan.longestDelay
        var time = request.time != nil ? moment.instant : isLongAgo ? nil : folder.now
        // Additional drinks are added in whatever order the requests arrive.
        if isSum, let said = time, let before = standing?.timestamp?.instant { time = max(said, before) }
        let wins = standing?.timestamp.map { before in time.map { before.instant <= $0 } ?? true } ?? true
        // A delayed request from a phone doesn't replace a later one, in whatever order they arrive.
        let isLate = !wins && request.secondsAgo != nil
        var record = NewRecord(.entries, on: moment.day)
        record.say("date", .day(moment.day))
        let drinks = subject.drinks
        let stamp = wins || isLate ? time.map { NewRecord.Value.text($0.iso8601(in: folder.clock.zone)) } : nil
        // The level follows from the drinks; a steady day needs only one of both.
        record.add("level", level.map { .text($0.rawValue) }, isNecessary: drinks == nil)
        record.add("drinks", drinks.map { .number($0) }, isNecessary: subject.countsDrinks)
        record.add("timestamp", stamp, isNecessary: request.time != nil || request.secondsAgo != nil)
        // The note of the day still applies if only its level is corrected.
        record.add(request.source, note: note ?? standing?.note)
        let isKnown =
            standing.map { $0.level == level && ($0.drinks ?? .zero) == (drinks ?? $0.drinks ?? .zero) } ?? false
        // A press with the same content but a later time must be written, because one from between may arrive later.
        let isLater =
            request.press != nil
            && standing?.timestamp.map { before in time.map { before.instant < $0 } ?? false } ?? false
        let addsNothing = isKnown && !isLate && !isLater && note == nil && request.time == nil && request.source == nil
        self.init(subject, moment.day, addsNothing ? nil : .record(record), standing: standing, isLate: isLate)
    }

    private static func sum(
        _ more: FixedDecimal, on day: Day, in folder: RecordedFolder
    ) throws(CommandError) -> FixedDecimal {
        guard let entry = folder.entry(on: day) else { return more }
        if let drinks = entry.drinks { return drinks + more }
        guard entry.level == .steady else {
            throw CommandError(.usage, .drinksUnknown(day, entry.level), .drinksInAll(day))
        }
        return more
    }

    private static func log(
        of tracker: String, _ value: LogContent.Value, _ note: String?, _ request: LogRequest, _ moment: LogMoment,
        in folder: RecordedFolder
    ) -> NewRecord {
        var record = NewRecord(.logs, on: moment.day)
        record.say("timestamp", .text(moment.instant?.iso8601(in: folder.clock.zone) ?? moment.day.description))
        record.say("tracker", .text(tracker))
        if case .amount(let amount) = value {
            record.say("value", .number(amount))
        } else {
            record.say("value", value.text.map { .text($0) })
        }
        record.say("trigger", request.trigger.map { .text($0) })
        record.say("location", request.place.map { .text($0) })
        record.add(request.source, note: note)
        record.say("id", request.press.map { .text($0.text) })
        return record
    }
}

extension LogContent.Value {
    /// The value for a file; nil without one.
    var text: String? {
        switch self {
        case .none: nil
        case .amount(let amount): amount.text
        case .hours(let text): text
        case .options(let options): options.joined(separator: "|")
        }
    }
}

extension LogContent {
    /// The level of an entry; nil for other content.
    var level: Level? {
        switch self {
        case .level(let level, _): level
        case .drinks(let drinks): Level(drinks: drinks)
        default: nil
        }
    }

    /// The drinks of an entry, 0 for a steady one.
    var drinks: FixedDecimal? {
        switch self {
        case .level(_, let drinks): drinks
        case .drinks(let drinks): drinks
        default: nil
        }
    }

    /// Whether the number of drinks says more than the level.
    fileprivate var countsDrinks: Bool { drinks.map { $0 != .zero } ?? false || self == .drinks(.zero) }
}

extension NewRecord {
    fileprivate mutating func add(_ source: String?, note: String?) {
        if let source { say("source", .text(source)) } else { mention("source", .text("manual")) }
        say("note", note.map { .text($0) })
    }
}
