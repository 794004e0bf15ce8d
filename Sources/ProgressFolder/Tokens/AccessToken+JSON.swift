import ProgressLoading
import ProgressModel
import ProgressRecording

extension AccessToken {
    /// The token as one line of JSON, without its end, with a seal that only this machine can make.
    func line(_ machine: String) -> String {
        JSONText.object(members + [JSONText.Member("seal", .text(seal(machine)))]).text
    }

    private func seal(_ machine: String) -> String {
        SHA256.text(of: Array((machine + "\n" + JSONText.object(members).text).utf8))
    }

    private var members: [JSONText.Member] {
        [
            JSONText.Member("name", .text(name)), JSONText.Member("can", .text(can.rawValue)),
            JSONText.Member("hash", .text(hash)), JSONText.Member("made", .text("\(made)")),
            until.map { JSONText.Member("until", .text("\($0)")) },
            question.map { JSONText.Member("activity", .text($0.activity.word)) },
            question.map { JSONText.Member("day", .text("\($0.day)")) },
            question?.second.map { JSONText.Member("second", .number(FixedDecimal($0))) },
            isHere ? JSONText.Member("here", .flag(true)) : nil,
        ].compactMap(\.self)
    }

    /// Reads a line; nil for anything else, and for one that another machine has made.
    init?(line: some Sequence<UInt8>, _ machine: String) {
        var reader = JSONReader(Array(line), dialect: .strict)
        guard let document = try? reader.document(), let name = document.member("name")?.value.word,
            let can = document.member("can")?.value.word.flatMap({ Right(rawValue: $0) }),
            let hash = document.member("hash")?.value.word, let made = document.day("made")
        else { return nil }
        let activity = document.member("activity")?.value.word.map { Reminder.Activity(word: $0) }
        var question: Question?
        if let activity, let day = document.day("day") {
            question = Question(activity, on: day, second: document.integer("second"))
        }
        guard can != .answer || question != nil, AccessToken.name(name) == name else { return nil }
        var isHere = false
        if case .bool(true)? = document.member("here")?.value.value { isHere = true }
        self.init(
            name: name, can: can, hash: hash, made: made, until: document.day("until"), question: question,
            isHere: isHere)
        guard document.member("seal")?.value.word == seal(machine) else { return nil }
    }
}

extension JSONNode {
    fileprivate func day(_ key: String) -> Day? { member(key)?.value.word.flatMap { parseDay($0.utf8Span.span) } }

    fileprivate func integer(_ key: String) -> Int? {
        guard case .number(let digits)? = member(key)?.value.value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
