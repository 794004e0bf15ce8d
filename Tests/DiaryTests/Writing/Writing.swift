import Diary
import Model
import TestSupport
import Testing
import Wording

/// A file of a data directory.
func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }

extension SourceFile {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The trackers of all tests, with at least one of each mode.
let trackersFile = file(
    "trackers.json", #"[{"preset":"water"},{"preset":"weight"},{"preset":"feelings"},{"preset":"doomscrolling"}]"#)

extension NewRecord {
    /// The entry of a day.
    static func entry(
        _ day: String = "2025-10-31", level: String? = "easy", drinks: String? = nil, note: String? = nil
    ) -> NewRecord {
        var record = NewRecord(.entries, on: date(day))
        record.say("date", .day(date(day)))
        record.say("level", level.map { .text($0) })
        record.say("drinks", drinks.map { .number(decimal($0)) })
        record.say("note", note.map { .text($0) })
        return record
    }

    /// A log of a day with a value.
    static func log(_ timestamp: Value, _ tracker: String, _ value: Value? = nil, note: String? = nil) -> NewRecord {
        var record = NewRecord(.logs, on: date("2025-10-31"))
        record.say("timestamp", timestamp)
        record.say("tracker", .text(tracker))
        record.say("value", value)
        record.say("note", note.map { .text($0) })
        return record
    }
}

/// The records of a kind as the loader reads them: for each the columns with a value, in reading order.
func read(_ kind: RecordKind, in files: [SourceFile]) -> [[String: String]] {
    let loader = HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages)
    let history = loader.salvage(files + [trackersFile]).history
    switch kind {
    case .entries: return history.entries.map(\.columns)
    case .activities: return history.sessions.map(\.columns)
    case .logs: return history.logs.map { $0.columns(history.trackers) }
    case .metrics:
        return history.metrics.map { ["date": $0.day.description, "metric": $0.name, "value": $0.value.text] }
    }
}

extension Entry {
    fileprivate var columns: [String: String] {
        [
            "date": day.description, "level": level.rawValue, "drinks": drinks?.text,
            "timestamp": timestamp?.instant.iso8601(in: .utc), "source": source, "note": note,
        ].compactMapValues(\.self)
    }
}

extension Session {
    fileprivate var columns: [String: String] {
        [
            "date": day.description, "kind": kind.rawValue, "minutes": minutes.text,
            "start": start?.instant.iso8601(in: .utc), "type": type, "kcal": kilocalories?.text, "source": source,
            "note": note,
        ].compactMapValues(\.self)
    }
}

extension TrackerLog {
    fileprivate func columns(_ trackers: [Tracker]) -> [String: String] {
        let written: String? =
            switch value {
            case .none: nil
            case .amount(let amount): amount.text
            case .options(let options): options.map { trackers[tracker].options[$0].id }.joined(separator: "|")
            }
        return [
            "timestamp": instant?.iso8601(in: .utc) ?? day.description, "tracker": trackers[tracker].id,
            "value": written, "trigger": trigger, "location": location, "source": source, "note": note,
        ].compactMapValues(\.self)
    }
}

extension NewRecord {
    /// The ways to write it, the best one first: that of an import, or of a machine.
    func changes(in files: [SourceFile], on machine: String? = nil, correcting path: String? = nil) -> [FileChange] {
        NewRecords([self])?.changes(in: files, on: machine, correcting: path).flatMap(\.self) ?? []
    }

    /// The values that the loader should read if every column is written.
    var columns: [String: String] {
        Dictionary(uniqueKeysWithValues: fields.map { ($0.column, $0.value.text) })
    }
}

extension NewRecord.Value {
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.text
        case .day(let day): day.description
        }
    }
}

/// Checks that a change only inserts, and that undoing its edits restores the file.
func expectOnlyInsertion(_ change: FileChange, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let before = change.before?.bytes ?? []
    #expect(change.edits.allSatisfy { $0.removed.isEmpty }, sourceLocation: sourceLocation)
    #expect(change.edits.applied(to: before) == change.after.bytes, sourceLocation: sourceLocation)
    #expect(change.edits.reversed.applied(to: change.after.bytes) == before, sourceLocation: sourceLocation)
}

/// Writes a record to a file and checks that the loader reads it and everything that was there before.
@discardableResult
func record(
    _ record: NewRecord, in file: SourceFile, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> FileChange {
    let change = try #require(record.changes(in: [file]).first, sourceLocation: sourceLocation)
    #expect(change.path == file.path && change.before?.bytes == file.bytes, sourceLocation: sourceLocation)
    expectOnlyInsertion(change, sourceLocation: sourceLocation)
    let after = read(record.kind, in: [change.after])
    #expect(Array(after.dropLast()) == read(record.kind, in: [file]), sourceLocation: sourceLocation)
    #expect(after.last == record.columns, sourceLocation: sourceLocation)
    return change
}

/// A named pair of texts, before and after a change.
struct TextCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
        (testDescription, self.before, self.after) = (name, before, after)
    }
}
