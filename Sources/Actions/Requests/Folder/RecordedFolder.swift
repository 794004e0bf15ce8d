package import Counting
package import Diary
package import Model
import Wording

/// A data directory at a moment, as far as it can be read.
package struct RecordedFolder: Sendable {
    package let files: [SourceFile]
    package let zones: TimeZones
    /// The readable part; only counted if there are no errors.
    package let history: History
    /// All problems of the files, in reading order.
    package let diagnostics: [Diagnostic]
    /// The time by the person's clock.
    package private(set) var now: Instant
    /// The zone of a sender away from home; nil for the profile's zone.
    private var wall: CivilZone?

    /// Reads files; `unreadable` are the problems of unreadable ones, `now` is the time by the person's clock.
    package init(
        _ files: [SourceFile], unreadable: [Diagnostic] = [], zones: TimeZones, now: (DayClock) -> Instant
    ) {
        let (history, found) = HistoryLoader(
            zoneBytes: zones.bytes, vocabulary: .ofAllLanguages
        ).salvage(files)
        self.files = files
        self.zones = zones
        self.history = history
        diagnostics = unreadable + found
        self.now = now(history.profile.dayClock)
    }

    /// The directory with the clock some seconds earlier.
    package func earlier(by seconds: Int) -> RecordedFolder {
        var folder = self
        folder.now = Instant(seconds: now.seconds - seconds, nanoseconds: now.nanoseconds)
        return folder
    }

    /// The directory in local time `offset` seconds east of UTC; nil for the profile's zone.
    package func seen(at offset: Int?) -> RecordedFolder {
        var folder = self
        folder.wall = offset.map(CivilZone.fixed)
        return folder
    }

    package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// The analysis; nil if there are errors.
    package var analysis: Analysis? { errors.isEmpty ? Analysis(history, asOf: .instant(now)) : nil }

    /// Whether the profile could be read, so that the person's zone is known.
    package var isProfileRead: Bool { !errors.contains { $0.location.file == "profile.json" } }

    package var profile: Profile { history.profile }
    /// The clock of the person, or of the sender's local time.
    package var clock: DayClock { DayClock(zone: wall ?? profile.zone, dayStart: profile.dayStart) }
    package var today: Day { clock.day(of: now) }
    package var wallTime: WallTime { clock.zone.wallTime(at: now) }

    /// The number of records, including superseded entries.
    package var recordCount: Int {
        history.entries.count + history.sessions.count + history.logs.count + history.metrics.count
    }

    /// The entry that counts; nil if there isn't one.
    package func entry(on day: Day) -> Entry? { history.entries.last { $0.day == day && !$0.isSuperseded } }

    /// The subject of a path in any format: `entries` for `entries.csv` and `entries/2025.json`.
    package static func subject(of path: String) -> Substring { path.prefix { $0 != "." && $0 != "/" } }

    /// The errors that a later state has and this one doesn't.
    ///
    /// Lines may have moved, so errors are compared by file, code and text, and by number. That there are no more
    /// records after a removal isn't one.
    package func newErrors(in later: RecordedFolder) -> [Diagnostic] {
        func kind(_ error: Diagnostic) -> [String] { [error.location.file, error.code.rawValue, error.text] }
        var known: [[String]: Int] = [:]
        for error in errors { known[kind(error), default: 0] += error.count }
        return later.errors.filter { error in
            guard error.code != .noRecords else { return false }
            let kind = kind(error)
            known[kind, default: 0] -= error.count
            return known[kind, default: 0] < 0
        }
    }

    /// The streaks that differ from an earlier state; empty if none does, and if one of the states can't be counted.
    package func streaks(since before: RecordedFolder, in language: Language) -> String {
        guard let earlier = before.analysis, let analysis else { return "" }
        let levels = LevelAnswer(analysis: analysis, language: language).text(since: earlier, today: wallTime.day)
        let others = ChangedStreak.others(from: earlier, to: analysis).compactMap { $0.after?.text(in: language) }
        return ([levels] + others).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The activity or log with the id of a press; nil if there isn't one.
    package func record(of press: PressID) -> WrittenRecord? {
        let id = Array(press.text.utf8)
        for kind in [RecordKind.logs, .activities] {
            // Few files have it, and searching for its bytes is faster than reading the records.
            guard files.files(of: kind).contains(where: { $0.bytes.holds(id) }) else { continue }
            let records = files.writtenRecords(kind, of: history)
            if let record = records.last(where: { $0["id"] == .text(press.text) }) { return record }
        }
        return nil
    }
}

extension [UInt8] {
    /// Whether the bytes contain others.
    fileprivate func holds(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - other.count) where bytes[start] == first {
                if other.indices.allSatisfy({ bytes[start + $0] == other[$0] }) { return true }
            }
            return false
        }
    }
}

/// A change of a data directory that was made, or would be.
package struct RecordedChange: Sendable {
    package let before: RecordedFolder
    package let after: RecordedFolder
    package let changes: [FileChange]
    /// The id of its line in the journal; nil if nothing was written.
    package let id: String?

    package init(before: RecordedFolder, after: RecordedFolder, changes: [FileChange], id: String? = nil) {
        (self.before, self.after, self.changes, self.id) = (before, after, changes, id)
    }

    /// The errors from before that remain.
    package var errors: [Diagnostic] { after.errors }
    /// The paths of the changed files, relative to the directory.
    package var files: [String] { changes.map(\.path) }
    package var newFiles: [String] { changes.filter { $0.before == nil }.map(\.path) }
}

/// A change of the journal that can be undone.
package struct JournalChange: Sendable {
    package let id: String
    /// ISO 8601 with the offset of the person's zone.
    package let time: String
    /// The command, such as `log water 2`.
    package let action: String
    /// The paths of the written files, with the inserted or removed text.
    package let written: [(path: String, text: String)]

    /// `id` is the unique id of the change.
    package init(_ entry: JournalEntry, id: String) {
        (self.id, time, action) = (id, entry.time, entry.action)
        written = entry.files.map { file in
            let bytes = file.edits.flatMap { $0.inserted.isEmpty ? $0.removed : $0.inserted }
            return (file.path, String(decoding: bytes, as: UTF8.self))
        }
    }
}

/// A requested change of a data directory.
package struct ProposedChange {
    /// The command, such as `log steady`.
    package let action: String
    /// Ways to do it, best first; each may change several files.
    package let alternatives: [[FileChange]]
    /// Whether the changes of an alternative have the intended effect in the changed directory.
    package let isEffective: (_ changes: [FileChange], _ after: RecordedFolder) -> Bool

    /// The press that requests it, so that it is made once; its `change` is not known yet.
    package var press: UsedPress?

    /// The id of the change that it undoes; nil for other changes.
    package var undoes: String?

    /// Without `isEffective` every alternative is effective.
    package init(
        action: String, alternatives: [[FileChange]],
        isEffective: @escaping (_ changes: [FileChange], _ after: RecordedFolder) -> Bool = { _, _ in true }
    ) {
        (self.action, self.alternatives, self.isEffective) = (action, alternatives, isEffective)
    }
}

/// The id of a press, given by a program, such as a UUID.
package struct PressID: Sendable, Hashable {
    /// 1 to 128 characters allowed in URLs, except those that spreadsheets and shells interpret.
    package let text: String

    /// Nil if it is empty or too long, or has other characters.
    package init?(_ text: String) {
        guard (1...PressID.longest).contains(text.utf8.count), text.utf8.allSatisfy(PressID.isAllowed) else {
            return nil
        }
        self.text = text
    }

    /// In bytes.
    private static let longest = 128

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-._:~+/=".utf8.contains(byte)
    }
}
