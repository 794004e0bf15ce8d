import Actions
import Counting
import Diary
import Model
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
