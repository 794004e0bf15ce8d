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
        guard let document = try? reader.document(), let name = document.text("name"),
            let can = document.text("can").flatMap({ Right(rawValue: $0) }), let hash = document.text("hash"),
            let made = document.day("made")
        else { return nil }
        var question: Question?
        if let activity = document.text("activity"), let day = document.day("day") {
            question = Question(Reminder.Activity(word: activity), on: day, second: document.integer("second"))
        }
        guard can != .answer || question != nil, AccessToken.name(name) == name else { return nil }
        self.init(
            name: name, can: can, hash: hash, made: made, until: document.day("until"), question: question,
            isHere: document.isTrue("here"))
        guard document.text("seal") == seal(machine) else { return nil }
    }
}
