import Actions
import Counting
import Diary
import Model
import Pages
import Publishing
import Sharing
import Wording

/// The answers to programs, which have a token and no page.
struct ProgramAnswers: Sendable {
    /// JSON, with the result of the request.
    struct Answer: Sendable {
        enum Kind: Sendable {
            /// A record was written.
            case written
            /// Nothing had to be written, or the request only asked for something.
            case known
            /// The request isn't understood, or can't be written.
            case refused
            /// The files have errors and there is no earlier site, or they can't be written now.
            case notYet
        }

        let kind: Kind
        let json: [UInt8]
    }

    let site: LiveSite

    /// The public edition doesn't offer this, because it contains the person's own days and texts.
    var isOffered: Bool { site.isPrivate }

    /// Records a request of a program.
    func log(_ body: ProgramBody, with token: AccessToken) -> Answer {
        let recorder = site.recorder
        do throws(CommandError) {
            let request = try body.request(today: site.today)
            let outcome =
                try token.can == .answer
                ? recorder.answer(request, with: token, choices: choices(token)) : recorder.log(request)
            let answer = try outcome.answered
            let json = answer.json(in: site.language, isBrief: token.can == .answer)
            return Answer(kind: answer.files.isEmpty ? .known : .written, json: json.bytes)
        } catch {
            return refused(error, isBrief: token.can == .answer)
        }
    }

    /// The current texts of the buttons of a question.
    private func choices(_ token: AccessToken) -> [String] {
        token.question.flatMap { site.site?.answers(to: $0.activity) } ?? []
    }

    /// Today's questions, and the state of everything.
    func todayStatus() -> Answer {
        site.site.map { Answer(kind: .known, json: status(of: $0).json) } ?? notYet
    }

    /// The answer as long as there is no site.
    var notYet: Answer {
        Answer(kind: .notYet, json: ProgramAnswers.json(of: site.language.phrases.filesHaveErrors, nil))
    }

    /// Today's status as a picture; nil as long as there is no site.
    func todayPicture() -> ServedFile? {
        site.site.map { ServedFile(path: "today.svg", bytes: status(of: $0).svg) }
    }

    /// The calendar of reminders, whose links lead to `server`; nil as long as there is no site.
    func calendar(server: String) -> ServedFile? { site.site?.calendar(server: server) }

    private func status(of shown: SiteInMemory) -> TodayStatus {
        shown.today(at: site.recorder.moment(shown.analysis.history.profile.dayClock))
    }

    /// A hint can contain names of trackers, which a token that only answers a question must not reveal.
    private func refused(_ error: CommandError, isBrief: Bool) -> Answer {
        let phrases = site.language.phrases
        let text = isBrief ? phrases.problem(RequestProblem.answersAnotherQuestion) : error.text(in: phrases)
        // A problem of this machine, such as a full disk, may be temporary, so the request can be repeated.
        let isOurs = [.inputOutput, .cannotCreate, .missingInput].contains(error.kind)
        return Answer(
            kind: isOurs ? .notYet : .refused,
            json: ProgramAnswers.json(of: text ?? error.text, isBrief ? nil : error.hint(in: phrases)))
    }

    /// The reason for a refusal, as JSON.
    static func json(of problem: String, _ hint: String?) -> [UInt8] {
        let members = [
            JSONText.Member("schema", .text("reportgen.error/1")), JSONText.Member("error", .text(problem)),
            hint.map { JSONText.Member("hint", .text($0)) },
        ]
        return Array((JSONText.object(members.compactMap(\.self)).text + "\n").utf8)
    }
}

/// The body of a request to record something: the words of `reportgen log`, as a text, a form or JSON.
struct ProgramBody: Sendable {
    let bytes: [UInt8]
    /// The value of `Content-Type` without its parameters, in lower case.
    let type: String
    /// The fields of a form; nil if the body isn't a form, or its escapes are invalid.
    let fields: [LogSheet.Field]?
    /// The value of `Idempotency-Key`; nil if there isn't one.
    let key: String?

    /// The keys of a JSON object or a form.
    private enum Member: String, CaseIterable {
        case words, tracker, date, time, offset, timeZone, note, trigger, place, source, id, secondsAgo
    }

    /// The maximum number of seconds that a button press can wait in a phone.
    private static let mostSecondsAgo = 30 * 86_400

    /// The offsets from UTC that exist, in seconds.
    private static let offsets = -12 * 3600...14 * 3600

    /// The request that it represents; throws if it isn't valid.
    ///
    /// `today` is used for examples if a day isn't understood.
    func request(today: Day) throws(CommandError) -> LogRequest {
        var values = try members()
        if let key {
            // A draft standard puts it in quotation marks (draft-ietf-httpapi-idempotency-key-header).
            let isQuoted = key.count > 1 && key.hasPrefix("\"") && key.hasSuffix("\"")
            let text = isQuoted ? String(key.dropFirst().dropLast()) : key
            guard values[.id] == nil || values[.id] == text else { throw ProgramBody.misfit("id") }
            values[.id] = text
        }
        let words = (values[.words] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty || values[.tracker] != nil else {
            throw CommandError(.usage, .nothingSaid, .example("log steady"))
        }
        var request = LogRequest(words)
        request.tracker = values[.tracker]
        if let text = values[.offset] {
            // The offset in the form that follows a time.
            let time = TimestampText("2000-01-01T00:00\(text)".utf8.span)
            guard let offset = time?.offset, ProgramBody.offsets.contains(offset) else {
                throw ProgramBody.misfit(text)
            }
            request.offset = offset
        }
        request.zoneName = values[.timeZone]
        if let text = values[.date], let time = TimestampText(text.utf8.span), !time.isInstant,
            let offset = time.offset,
            ProgramBody.offsets.contains(offset)
        {
            (request.day, request.time) = (DayText(time.wallTime.day), time.wallTime.second)
            request.offset = offset
        } else if let text = values[.date] {
            guard let date = DayTimeText(text) else {
                throw CommandError(.usage, DayText.problem(with: text, today: today))
            }
            (request.day, request.time) = (date.day, date.second)
        }
        if let text = values[.time] {
            guard request.time == nil else { throw CommandError(.usage, .timeSaidTwice) }
            guard let time = AnswerText.time(text) else { throw ProgramBody.misfit(text) }
            request.time = time
        }
        if let text = values[.secondsAgo] {
            guard let seconds = Int(text), (0...ProgramBody.mostSecondsAgo).contains(seconds) else {
                throw ProgramBody.misfit(text)
            }
            request.secondsAgo = seconds
        }
        if let text = values[.id] {
            guard let press = PressID(text) else { throw ProgramBody.misfit(text) }
            request.press = press
        }
        (request.note, request.trigger) = (values[.note], values[.trigger])
        (request.place, request.source) = (values[.place], values[.source])
        request.isOfOtherClock = true
        // A queue calculates the seconds again each time it sends the request.
        request.said = request.action
        return request
    }

    private func members() throws(CommandError) -> [Member: String] {
        switch type {
        case "application/json": return try object()
        case "application/x-www-form-urlencoded":
            // `curl -d "water 2"` sends this type too, although it isn't a form.
            if let fields, fields.contains(where: { $0.name == Member.words.rawValue }) {
                var values: [Member: String] = [:]
                for field in fields {
                    guard let member = Member(rawValue: field.name) else { throw ProgramBody.misfit(field.name) }
                    values[member] = field.value
                }
                return values
            }
            return try text()
        case "multipart/form-data": throw CommandError(.usage, .bodyIsNoJSON)
        default: return try text()
        }
    }

    private func text() throws(CommandError) -> [Member: String] {
        guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else {
            throw CommandError(.usage, .bodyIsNoText)
        }
        return [.words: text]
    }

    private func object() throws(CommandError) -> [Member: String] {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw CommandError(.usage, .bodyIsNoText) }
        var reader = JSONReader(bytes, dialect: .strict)
        guard let document = try? reader.document(), case .object(let members) = document.value else {
            throw CommandError(.usage, .bodyIsNoJSON)
        }
        var values: [Member: String] = [:]
        for member in members {
            guard let key = Member(rawValue: member.key), values[key] == nil else {
                throw ProgramBody.misfit(member.key)
            }
            if case .null = member.value.value { continue }
            guard let text = ProgramBody.text(of: member.value, key), !text.contains("\0") else {
                throw ProgramBody.misfit(member.key)
            }
            values[key] = text
        }
        return values
    }

    /// A text; for words also a list of texts or a number, and for seconds a number; nil for anything else.
    private static func text(of node: JSONNode, _ member: Member) -> String? {
        switch (node.value, member) {
        case (.string, _): node.word
        case (.number(let digits), .words), (.number(let digits), .secondsAgo):
            String(decoding: digits.prefix { $0 != UInt8(ascii: ".") || member == .words }, as: UTF8.self)
        case (.array(let nodes), .words):
            nodes.allSatisfy { $0.word != nil } ? nodes.compactMap(\.word).joined(separator: " ") : nil
        default: nil
        }
    }

    private static func misfit(_ text: String) -> CommandError {
        CommandError(.usage, .valueDoesNotFit(shortened(text)))
    }
}
