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
        func member(_ key: String, _ text: String?) -> JSONText.Member? { text.map { JSONText.Member(key, .text($0)) } }
        var members = [
            member("name", name), member("can", can.rawValue), member("hash", hash), member("made", "\(made)"),
            member("until", until.map { "\($0)" }), member("activity", question?.activity.word),
            member("day", question.map { "\($0.day)" }),
        ].compactMap(\.self)
        if let second = question?.second { members.append(JSONText.Member("second", .number(FixedDecimal(second)))) }
        if let answers = question?.answers {
            members.append(JSONText.Member("answers", .list(answers.map { .text($0) })))
        }
        if isHere { members.append(JSONText.Member("here", .flag(true))) }
        return members
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
