import ProgressModel
import ProgressStatistics
import ReportPages

extension TodayStatus {
    /// The status for other programs; its keys are only ever added to.
    package var json: [UInt8] {
        JSONValue.members([
            "schema": .text("reportgen.today/1"),
            "day": .text("\(day)"),
            "questions": .array(questions.map(\.json)),
            "streaks": .array(streaks.map(\.json)),
            "celebration": celebration.map { .text($0.title) } ?? .null,
        ]).bytes
    }
}

extension TodayStatus.Question {
    fileprivate var json: JSONValue {
        .members([
            "activity": .text(activity.word),
            "day": .text("\(day)"),
            "time": time.map { .text($0.hourAndMinute) } ?? .null,
            "due": .flag(isDue),
            "title": .text(title),
            "body": .text(body),
            "answers": .array(answers.map(\.json)),
        ])
    }
}

extension ReminderAnswer {
    fileprivate var json: JSONValue {
        .members([
            "label": .text(label),
            "words": .text(words.joined(separator: " ")),
            "tracker": tracker.map { .text($0) } ?? .null,
        ])
    }
}

extension TodayStatus.Streak {
    fileprivate var json: JSONValue {
        .members([
            "id": .text(id),
            "icon": .text(icon),
            "name": .text(name),
            "current": .integer(current),
            "unit": .text(unit.name),
            "rewards": jokers.map { .integer($0) } ?? .null,
            "text": .text(text),
        ])
    }
}
