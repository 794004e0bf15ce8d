import Counting
import Wording

/// A reminder as ntfy takes it (https://docs.ntfy.sh/publish/#publish-as-json), with up to three buttons.
///
/// The phone itself sends what a button stands for, so `server` has to be reachable from there.
package struct NtfyMessage: Sendable {
    private let reminder: DueReminder
    private let topic: String
    /// Where the phone reaches this program, such as `https://home.example`.
    private let server: String
    /// What lets the buttons write, for this question alone.
    private let token: String

    /// Makes a message to a topic.
    package init(_ reminder: DueReminder, topic: String, server: String, token: String) {
        (self.reminder, self.topic, self.server, self.token) = (reminder, topic, server, token)
    }

    /// What is posted to the server of ntfy.
    package var json: [UInt8] {
        JSONValue.members([
            "topic": .text(topic),
            "title": .text(reminder.title),
            "message": .text(reminder.body),
            "click": .text(server + reminder.path),
            "actions": .array(reminder.answers.map(action)),
        ]).bytes
    }

    private func action(_ answer: ReminderAnswer) -> JSONValue {
        .members([
            "action": .text("http"),
            "label": .text(answer.label),
            "url": .text(server + "/api/log"),
            "method": .text("POST"),
            "headers": .members([
                "Authorization": .text("Bearer " + token),
                "Content-Type": .text("application/json"),
            ]),
            "body": .text(String(decoding: body(answer), as: UTF8.self)),
            "clear": .flag(true),
        ])
    }

    private func body(_ answer: ReminderAnswer) -> [UInt8] {
        JSONValue.members([
            "words": .text(answer.words.joined(separator: " ")),
            "tracker": answer.tracker.map { .text($0) } ?? .null,
        ]).bytes
    }
}
