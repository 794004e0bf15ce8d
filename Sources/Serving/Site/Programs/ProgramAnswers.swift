import Actions
import Counting
import Diary
import Model
import Pages
import Publishing
import Sharing
import Wording

/// What programs are answered, which have a token and no page.
struct ProgramAnswers: Sendable {
    /// JSON, and what became of the request.
    struct Answer: Sendable {
        enum Kind: Sendable {
            /// A record was written.
            case written
            /// Nothing had to be written, or something was asked for.
            case known
            /// It is not understood, or cannot be written.
            case refused
            /// The files have errors and there was no site before, or they cannot be written now.
            case notYet
        }

        let kind: Kind
        let json: [UInt8]
    }

    let site: LiveSite

    /// The days and texts of a folder are the person's own, so that the public gets none of this.
    var isOffered: Bool { site.isPrivate }

    /// Writes down what a program says.
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

    /// What buttons of a question would say now.
    private func choices(_ token: AccessToken) -> [String] {
        token.question.flatMap { site.site?.answers(to: $0.activity) } ?? []
    }

    /// What there is to do and how far everything has come today.
    func todayStatus() -> Answer {
        site.site.map { Answer(kind: .known, json: status(of: $0).json) } ?? notYet
    }

    /// The answer while there is no site.
    var notYet: Answer {
        Answer(kind: .notYet, json: ProgramAnswers.json(of: site.language.phrases.filesHaveErrors, nil))
    }

    /// The same as a picture; nil while there is no site.
    func todayPicture() -> ServedFile? {
        site.site.map { ServedFile(path: "today.svg", bytes: status(of: $0).svg) }
    }

    /// The calendar of reminders, whose links lead to `server`; nil while there is no site.
    func calendar(server: String) -> ServedFile? { site.site?.calendar(server: server) }

    private func status(of shown: SiteInMemory) -> TodayStatus {
        shown.today(at: site.recorder.moment(shown.analysis.history.profile.dayClock))
    }

    /// A hint may name trackers, which whoever may only answer a question does not learn.
    private func refused(_ error: CommandError, isBrief: Bool) -> Answer {
        let phrases = site.language.phrases
        let text = isBrief ? phrases.problem(RequestProblem.answersAnotherQuestion) : error.text(in: phrases)
        // What is wrong here, such as a full disk, may be mended, and the same be sent again.
        let isOurs = [.inputOutput, .cannotCreate, .missingInput].contains(error.kind)
        return Answer(
            kind: isOurs ? .notYet : .refused,
            json: ProgramAnswers.json(of: text ?? error.text, isBrief ? nil : error.hint(in: phrases)))
    }

    /// Why something was refused, as JSON.
    static func json(of problem: String, _ hint: String?) -> [UInt8] {
        let members = [
            JSONText.Member("schema", .text("reportgen.error/1")), JSONText.Member("error", .text(problem)),
            hint.map { JSONText.Member("hint", .text($0)) },
        ]
        return Array((JSONText.object(members.compactMap(\.self)).text + "\n").utf8)
    }
}

/// What a program sends to be written down: the words of `reportgen log`, as a text, a form or JSON.
struct ProgramBody: Sendable {
    let bytes: [UInt8]
    /// The value of `Content-Type` without its parameters, in lower case.
    let type: String
    /// The fields of a form; nil if the body is no form, or is wrongly escaped.
    let fields: [LogSheet.Field]?
    /// The value of `Idempotency-Key`; nil if there isn't one.
    let key: String?

    /// What a JSON object or a form can say.
    private enum Member: String, CaseIterable {
        case words, tracker, date, time, offset, timeZone, note, trigger, place, source, id, secondsAgo
    }

    /// The days for which a press waits in a phone at most.
    private static let mostSecondsAgo = 30 * 86_400

    /// The offsets from UTC that walls have, in seconds.
    private static let offsets = -12 * 3600...14 * 3600

    /// The request that it stands for; throws if it is none.
    ///
    /// `today` is the day near which examples are, if a day is not understood.
    func request(today: Day) throws(CommandError) -> LogRequest {
        var values = try members()
        if let key {
            // A draft of the standard has it in quotation marks (draft-ietf-httpapi-idempotency-key-header).
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
            // As it is written after a time.
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
        // A queue reckons the seconds anew each time it sends.
        request.said = request.action
        return request
    }

    private func members() throws(CommandError) -> [Member: String] {
        switch type {
        case "application/json": return try object()
        case "application/x-www-form-urlencoded":
            // What `curl -d "water 2"` sends, which is no form, has this type too.
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

    /// A text, or for words a list of texts or a number, for seconds a number; nil for anything else.
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
