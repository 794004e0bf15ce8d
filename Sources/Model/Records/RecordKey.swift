/// Identifies one record of a day on a page, so that it can be removed from its file.
///
/// It depends on the record's content and position, and on the number of equal ones on that day: it no longer fits
/// after the record was changed, lines before it were removed, or an equal one was removed.
package struct RecordKey: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case entry, note, session, log
    }

    package let text: String

    package init(text: String) {
        self.text = text
    }

    private init(_ kind: Kind, _ values: [String?], count: Int = 1) {
        // Joined by characters that no text of a file contains, so that the text is unambiguous.
        let joined = values.map { $0.map { "=" + $0 } ?? "" }.joined(separator: "\u{0}")
        text = "\(kind.rawValue) \(String(FNV1a.hash(of: joined.utf8), radix: 16)) \(count)"
    }

    /// The kind of record; nil for a text that isn't a key.
    package var kind: Kind? { Kind(rawValue: String(text.prefix { $0 != " " })) }

    /// The key of a day's level, from the entry that counts.
    package init(_ entry: Entry) {
        self.init(
            .entry,
            [
                "\(entry.origin)", entry.level.rawValue, entry.drinks?.text, entry.timestamp?.instant.text,
                entry.source,
                entry.note,
            ])
    }

    package init(note: String) {
        self.init(.note, [note])
    }

    /// The keys of the activities of a day, in order.
    package static func keys(of sessions: [Session]) -> [RecordKey] {
        keys(
            .session,
            sessions.map { session in
                [
                    "\(session.origin)", session.kind.rawValue, session.start?.instant.text, session.minutes.text,
                    session.type,
                    session.kilocalories?.text, session.source, session.note,
                ]
            })
    }

    /// The keys of the logs of a day, in order; `table` has their texts.
    package static func keys(of logs: [LogTable.Row], in table: LogTable) -> [RecordKey] {
        keys(
            .log,
            logs.map { log in
                [
                    "\(log.file) \(log.line)", "\(log.tracker)", log.instant?.text, "\(table.value(log.value))",
                    log.trigger.map(table.names.spelling), log.place.map(table.names.spelling), table.note(of: log),
                    log.source.map(table.sources.text),
                ]
            })
    }

    private static func keys(_ kind: Kind, _ records: [[String?]]) -> [RecordKey] {
        // Equal records differ only in their positions.
        let counts = Dictionary(grouping: records) { $0.dropFirst() }.mapValues(\.count)
        return records.map { RecordKey(kind, $0, count: counts[$0.dropFirst()] ?? 1) }
    }
}

extension Instant {
    fileprivate var text: String { "\(seconds).\(nanoseconds)" }
}
