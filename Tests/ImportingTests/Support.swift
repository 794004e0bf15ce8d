import Counting
import Diary
import Foundation
import Importing
import Model
import TestSupport
import Testing
import Wording

/// A loader as in the program.
let loader = HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages)

/// A file of a data directory or an export.
func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }

/// The export of a fixture: one file, or a folder.
func fixture(_ name: String) throws -> ImportInput {
    let root = "Tests/ImportingTests/Fixtures"
    let paths = Repository.files(below: root + "/" + name).filter { $0.hasSuffix(".csv") }
    guard !paths.isEmpty else {
        return ImportInput([file(name, try Repository.text(root + "/" + name))], isSingleFile: true)
    }
    return ImportInput(
        try paths.map { file(String($0.dropFirst(root.count + name.count + 2)), try Repository.text($0)) },
        isSingleFile: false)
}

/// One file of another program.
func single(_ text: String, _ name: String = "export.csv") -> ImportInput {
    ImportInput([file(name, text)], isSingleFile: true)
}

/// A data directory in memory.
struct Directory {
    var files: [SourceFile]

    init(_ files: [String: String] = [:]) {
        self.files = files.map { file($0.key, $0.value) }
    }

    init(_ files: [SourceFile]) {
        self.files = files
    }

    /// The history; there must be no error.
    func history(_ location: Testing.SourceLocation = #_sourceLocation) -> History {
        let (history, diagnostics) = loader.salvage(files)
        let errors = diagnostics.filter { $0.severity == .error && $0.code.rawValue != "no-records" }
        #expect(errors.map(\.text) == [], sourceLocation: location)
        return history
    }

    /// Imports an export, as the program does.
    @discardableResult
    mutating func take(
        _ input: ImportInput, map: String? = nil, source: String? = nil, onlyFrom: String? = nil,
        takesTexts: Bool = false, format name: String? = nil, _ location: Testing.SourceLocation = #_sourceLocation
    ) throws -> ImportSummary {
        let found = name.map { ImportFormat(named: $0) } ?? ImportFormat(recognising: input, .ofAllLanguages)
        let format = try #require(map == nil || found?.needsMapping == true ? found : .csv, sourceLocation: location)
        var choices = ImportChoices()
        (choices.source, choices.onlyFrom, choices.takesTexts) = (source, onlyFrom, takesTexts)
        let context = ImportContext(
            settings: files, loader: loader, mapping: map.map { file("map.json", $0) }, choices)
        let imported = try format.read(input, context)
        let merge = try ImportMerge(imported, into: ImportTarget(files, loader.salvage(files).history))
        if let changes = merge.alternatives.first { files = files.applying(changes) }
        let again = try ImportMerge(imported, into: ImportTarget(files, history(location)))
        #expect(again.summary.isEmpty, "a second import changes something", sourceLocation: location)
        return merge.summary
    }

    /// The text of a file.
    func text(_ path: String) -> String? {
        files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// The lines of a file below its header.
    func rows(_ path: String) -> [String] {
        text(path)?.split(separator: "\n").dropFirst().map(String.init) ?? []
    }

    func analysis(on day: String) -> Analysis { Analysis(history(), asOf: .day(date(day))) }
}

extension History {
    /// Every value of every record, setting and note, in reading order, without positions.
    var content: [String] {
        let clock = profile.dayClock
        func text(_ values: Any?...) -> String { values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " · ") }
        let entries = self.entries.map {
            text("entry", $0.day, $0.level, $0.drinks?.text, $0.timestamp, $0.source, $0.note, $0.isSuperseded)
        }
        let sessions = self.sessions.map {
            text(
                $0.kind, $0.day, $0.start, $0.minutes.text, $0.type, $0.kilocalories?.text, $0.source, $0.note)
        }
        let trackerLogs = (0..<logs.count).map { index in
            let log = logs[index]
            return text(
                trackers[log.tracker].id, log.day, log.instant, log.value, log.trigger, log.location, log.note,
                log.source)
        }
        let metrics = self.metrics.map { text($0.name, $0.day, $0.value.text, $0.source) }
        let notes = self.notes.sorted { $0.key < $1.key }.map { text($0.key, $0.value) }
        return entries + sessions + trackerLogs + metrics + notes
            + [text(why, clock.zone.name, clock.dayStart)]
            + trackers.map { tracker in
                text(
                    tracker.id, Language.allCases.map(tracker.name.text), tracker.mode, tracker.visibility,
                    tracker.hasStreak, tracker.target, tracker.options.map(\.id))
            }
    }
}

/// Expects two histories to be equal, and reports what only one of them contains.
func expectSame(_ history: History, _ other: History, _ location: Testing.SourceLocation = #_sourceLocation) {
    let (content, otherContent) = (history.content, other.content)
    let difference = otherContent.difference(from: content).map { "\($0)".prefix(300) }
    #expect(difference == [], sourceLocation: location)
}
