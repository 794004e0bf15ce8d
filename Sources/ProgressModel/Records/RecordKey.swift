/// By what a page names one record of a day, so that it can be taken out of its file.
///
/// It says where the record stands and what it is in numbers, and fits none any more where that was changed since.
package struct RecordKey: Hashable, Sendable {
    package let text: String

    /// The level of the day, and its note.
    package static let entry = RecordKey(text: "entry")
    package static let note = RecordKey(text: "note")

    /// Takes the text of a key as a form sends it.
    package init(text: String) {
        self.text = text
    }

    /// The key of an activity.
    package init(_ session: Session) {
        let origin = session.origin
        text = RecordKey.joined(
            session.kind.rawValue, origin.file, origin.line, session.start, session.minutes.text,
            session.note?.utf8.count ?? 0)
    }

    /// The key of a log.
    package init(_ log: LogTable.Row) {
        let value =
            switch log.value {
            case .none: ""
            case .amount(let billionths): "\(billionths)"
            case .listed(let number): "n\(number)"
            }
        text = RecordKey.joined(
            "\(log.tracker)", Int(log.file), Int(log.line), log.instant, value, Int(log.noteLength))
    }

    private static func joined(
        _ subject: String, _ file: Int, _ line: Int, _ time: Instant?, _ value: String, _ noteLength: Int
    ) -> String {
        let time = time.map { "\($0.seconds).\($0.nanoseconds)" } ?? ""
        return [subject, "\(file)", "\(line)", time, value, "\(noteLength)"].joined(separator: " ")
    }
}
