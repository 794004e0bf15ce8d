/// By what a page names one record of a day, so that it can be taken out of its file.
///
/// It is made of all that the record says and of its place, and of how many are alike on that day: it fits none any more
/// once the record was changed, lines before it went, or one of those that are alike was taken out.
package struct RecordKey: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case entry, note, session, log
    }

    package let text: String

    /// Takes the text of a key as a form sends it.
    package init(text: String) {
        self.text = text
    }

    private init(_ kind: Kind, _ values: [String?], count: Int = 1) {
        // Joined by what no text of a file may hold, so that no two records have one text.
        let joined = values.map { $0.map { "=" + $0 } ?? "" }.joined(separator: "\u{0}")
        text = "\(kind.rawValue) \(String(FNV1a.hash(of: joined.utf8), radix: 16)) \(count)"
    }

    /// What it names; nil for a text that is no key.
    package var kind: Kind? { Kind(rawValue: String(text.prefix { $0 != " " })) }

    /// The key of the level of a day: of the entry that counts.
    package init(_ entry: Entry) {
        self.init(
            .entry,
            [
                "\(entry.origin)", entry.level.rawValue, entry.drinks?.text, entry.timestamp?.instant.text,
                entry.source,
                entry.note,
            ])
    }

    /// The key of a day's note.
    package init(note: String) {
        self.init(.note, [note])
    }

    /// The keys of the activities of a day, in their order.
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

    /// The keys of the logs of a day, in their order; `table` holds their texts.
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
        // Where a record stands says nothing of whether it is like another one.
        let counts = Dictionary(grouping: records) { $0.dropFirst() }.mapValues(\.count)
        return records.map { RecordKey(kind, $0, count: counts[$0.dropFirst()] ?? 1) }
    }
}

extension Instant {
    fileprivate var text: String { "\(seconds).\(nanoseconds)" }
}
