import ProgressLoading
import ProgressModel
import ProgressRecording

extension AccessToken {
    /// The token as one line of JSON, without its end.
    var line: String {
        JSONText.object(
            [
                JSONText.Member("name", .text(name)), JSONText.Member("can", .text(can.rawValue)),
                JSONText.Member("hash", .text(hash)), JSONText.Member("made", .text("\(made)")),
                until.map { JSONText.Member("until", .text("\($0)")) },
                question.map { JSONText.Member("activity", .text($0.activity.word)) },
                question.map { JSONText.Member("day", .text("\($0.day)")) },
                question?.second.map { JSONText.Member("second", .number(FixedDecimal($0))) },
            ].compactMap(\.self)
        ).text
    }

    /// Reads a line; nil for anything else.
    init?(line: some Sequence<UInt8>) {
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
        guard can != .answer || question != nil else { return nil }
        self.init(
            name: name, can: can, hash: hash, made: made, until: document.day("until"), question: question)
    }
}

extension JSONNode {
    fileprivate func day(_ key: String) -> Day? { member(key)?.value.word.flatMap { parseDay($0.utf8Span.span) } }

    fileprivate func integer(_ key: String) -> Int? {
        guard case .number(let digits)? = member(key)?.value.value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
