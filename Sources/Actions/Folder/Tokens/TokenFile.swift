import Diary
package import Disk
package import Model

/// The tokens of a data directory: `.reportgen/tokens`, next to the journal.
package struct TokenFile: Sendable {
    private static let name = "tokens"

    private let directory: Path
    private var folder: PrivateFolder { PrivateFolder(of: directory) }

    package init(of path: String) {
        directory = Path(path)
    }

    package func read() throws(CommandError) -> AccessTokens {
        guard let bytes = try folder.bytes(of: TokenFile.name) else { return AccessTokens([], machine: "") }
        return AccessTokens(bytes, machine: try MachineKey.text())
    }

    /// Identifies its version; nil if there isn't one.
    package var identity: FileIdentity? { folder.identity(of: TokenFile.name) }

    /// Removes a token; false if there isn't one with this name.
    package func revoke(_ name: String) throws(CommandError) -> Bool {
        try change { tokens throws(CommandError) in tokens.remove(name) }
    }

    /// Changes it while no other writer can, and returns the result of `change`.
    package func change<Result>(
        _ body: (inout AccessTokens) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        guard try FileSystem.kind(of: directory) == .directory else {
            throw CommandError(.missingInput, "\(directory) is not a folder")
        }
        let lock = try FileSystem.lock(directory, tell: Console.note)
        defer { lock.map(FileSystem.unlock) }
        var tokens = AccessTokens(try folder.bytes(of: TokenFile.name) ?? [], machine: try MachineKey.text())
        let before = tokens.bytes
        let result = try body(&tokens)
        if tokens.bytes != before { try folder.write(tokens.bytes, to: TokenFile.name) }
        return result
    }
}

extension AccessToken {
    /// The token as one line of JSON, without its line end, with a signature that only this machine can make.
    func line(_ machine: String) -> String {
        json(sealed: seal(machine)).text
    }

    private func seal(_ machine: String) -> String {
        SHA256.text(of: Array((machine + "\n" + json(sealed: nil).text).utf8))
    }

    private func json(sealed seal: String?) -> JSONText {
        JSONText(
            line: ("name", .text(name)), ("can", .text(can.rawValue)), ("hash", .text(hash)),
            ("made", .text("\(made)")),
            ("until", until.map { .text("\($0)") }), ("activity", (question?.activity.word).map(JSONText.text)),
            ("day", question.map { .text("\($0.day)") }),
            ("second", question?.second.map { .number(FixedDecimal($0)) }),
            ("answers", question?.answers.map { .list($0.map(JSONText.text)) }), ("here", isHere ? .flag(true) : nil),
            ("seal", seal.map(JSONText.text)))
    }

    /// Reads a line; nil if it is invalid, or was written by another machine.
    init?(line: some Sequence<UInt8>, _ machine: String) {
        var reader = JSONReader(Array(line), dialect: .strict)
        guard let document = try? reader.document(), let name = document.text("name"),
            let can = document.text("can").flatMap({ Right(rawValue: $0) }), let hash = document.text("hash"),
            let made = document.day("made")
        else { return nil }
        var question: Question?
        if let activity = document.text("activity"), let day = document.day("day") {
            question = Question(
                Reminder.Activity(word: activity), on: day, second: document.integer("second"),
                answers: document.texts("answers"))
        }
        guard can != .answer || question != nil, AccessToken.name(name) == name else { return nil }
        self.init(
            name, can: can, hash: hash, made: made, until: document.day("until"), question: question,
            isHere: document.isTrue("here"))
        guard document.text("seal") == seal(machine) else { return nil }
    }
}

extension Recorder {
    /// Writes down the answer to a token's question.
    ///
    /// The same answer again is ignored. A different one replaces the earlier one: a level by the rule for corrected
    /// days, a log or minutes by removing the earlier record. Others may see a token, so only the answers of its
    /// buttons are accepted, or one of `choices` if it has none, and only a few times.
    package func answer(
        _ request: LogRequest, with token: AccessToken, choices: [String] = []
    ) throws(CommandError) -> LogOutcome {
        guard let question = token.question, (question.answers ?? choices).contains(request.wordsOfAnswer) else {
            throw CommandError(.usage, .answersAnotherQuestion)
        }
        var request = request
        (request.day, request.time, request.secondsAgo) = (DayText(question.day), nil, nil)
        request.about = question.activity
        (request.note, request.trigger, request.place) = (nil, nil, nil)
        request.source = "notification"
        // The same question asked in another way, such as on the desktop, is also answered only once.
        let about = "\(question.activity.word) \(question.day) \(question.second ?? -1)"
        let asked = "ask-\(JournalFile.hash(of: Array(about.utf8)))-"
        request.press = PressID(asked + JournalFile.hash(of: Array(request.words.joined(separator: " ").utf8)))
        let presses = try PrivateFolder(of: folder).presses().presses(beginning: asked)
        if !presses.contains(where: { $0.id == request.press?.text }) {
            guard presses.count < Recorder.mostAnswers else { throw CommandError(.usage, .answersAnotherQuestion) }
            if question.activity != .noalc { try takeBack(presses, for: request) }
        }
        return try log(request)
    }

    /// The most answers to one question that are written; each takes a step of `undo`.
    private static let mostAnswers = 10

    /// Undoes the earlier answers before a new one.
    private func takeBack(_ presses: [UsedPress], for request: LogRequest) throws(CommandError) {
        guard let change = presses.last(where: { !$0.isUndone })?.change else { return }
        // A request that isn't understood must not undo anything.
        _ = try LogPlan.of(request, in: read())
        do throws(CommandError) { _ = try takeBack(change) } catch {
            // If it was removed by hand, there is nothing to undo.
            guard error.kind == .badData else { throw error }
        }
    }
}
