package import ProgressLoading
package import ProgressModel
import ProgressRecording

/// A whole data directory written again in one plain form, with nothing left out.
///
/// What it writes is a data directory too: a file of each kind of records, in the order of reading, with ISO dates,
/// decimal points and times with their offset. The settings, the why and the notes are copied byte for byte.
package struct OwnExport: Sendable {
    /// How the records are written.
    package enum Format: String, CaseIterable, Sendable {
        case csv, json
    }

    private let files: [SourceFile]
    private let history: History
    private let last: Day?

    /// Makes an export of the files of a directory without errors and what was read of them; with `last` without the records
    /// and notes of later days.
    package init(_ files: [SourceFile], _ history: History, until last: Day? = nil) {
        (self.files, self.history, self.last) = (files, history, last)
    }

    /// The first line of a file of entries in which days with a level alone have its number in the column of drinks.
    static let levelsMark = "# drinks of a row with a level are not counted: 0 is steady, 4 easy, 6 wild\n"

    /// The files, by their paths; with levels, days with a level alone get its number.
    package func files(_ format: Format, withLevels: Bool = false) -> [(path: String, bytes: [UInt8])] {
        let copied = files.filter { DataFolder.isSetting($0.path) || $0.path.hasPrefix("notes/") }
            .filter { !$0.path.hasSuffix("/") && !isLate(note: $0.path) }
            .map { (path: $0.path, bytes: $0.encodedBytes) }
        let recorded = RecordKind.allCases.compactMap { kind -> (path: String, bytes: [UInt8])? in
            let written = records(of: kind).map { NewRecord($0, in: history.profile.zone, withLevels) }
            guard let records = NewRecords(written) else { return nil }
            let text = format == .csv ? records.newCSV : records.newJSON
            let mark = withLevels && kind == .entries ? OwnExport.levelsMark : ""
            return (path: "\(kind.rawValue).\(format.rawValue)", bytes: Array((mark + text).utf8))
        }
        return copied + recorded
    }

    /// How many records of each kind there are; kinds without one are missing.
    package var counts: [(kind: RecordKind, count: Int)] {
        RecordKind.allCases.map { ($0, records(of: $0).count) }.filter { $0.1 > 0 }
    }

    private func records(of kind: RecordKind) -> [WrittenRecord] {
        let records = files.writtenRecords(kind, of: history)
        guard let last else { return records }
        return records.filter { $0.day <= last }
    }

    /// Whether a file is the note of a day after the last.
    private func isLate(note path: String) -> Bool {
        guard let last, DataFolder.isNote(path) else { return false }
        let name = Array(path.dropFirst("notes/".count).utf8.prefix(10))
        return parseDay(name.span).map { $0 > last } ?? false
    }
}

extension NewRecord {
    /// A record that was read, to be written in plain form.
    fileprivate init(_ record: WrittenRecord, in zone: CivilZone, _ withLevels: Bool) {
        self.init(record.kind, on: record.day)
        let level = withLevels ? Level(rawValue: record["level"]?.text(in: zone) ?? "") : nil
        for (column, value) in zip(record.kind.columns, record.values) {
            switch value {
            // It follows from the drinks.
            case _? where column == "level" && level != nil && record["drinks"] != nil: break
            case nil where column == "drinks": say(column, (level?.storedValue).map { .number(FixedDecimal($0)) })
            case .number(let number): say(column, .number(number))
            case .day(let day) where column == "date": say(column, .day(day))
            case let value?: say(column, .text(value.text(in: zone)))
            case nil: break
            }
        }
    }
}
