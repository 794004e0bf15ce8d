package import Diary
package import Model

/// Determines what in an import is new to a data directory, and the changes of files that add it.
///
/// A record whose id exists with the same values is left alone; if its values differ, it is written again, and the
/// later row counts. Records of another source are never replaced. Importing the same export again changes nothing.
package struct ImportMerge: Sendable {
    /// The possible sets of changes, the best one first.
    ///
    /// Empty if nothing has to be written.
    package let alternatives: [[FileChange]]
    package let summary: ImportSummary

    /// Merges; throws if a file of settings has to be changed and can't be.
    package init(_ imported: ImportedRecords, into target: ImportTarget) throws(ImportError) {
        try imported.checkSize()
        var summary = ImportSummary()
        (summary.notices, summary.sources) = (imported.notices, imported.sources)
        var settings = ImportedSettings(target)
        settings.takeOver(imported.settings, &summary)
        let logs = imported.trackers.isEmpty ? [] : target.files.writtenRecords(.logs, of: target.history)
        let trackers = TrackerMatches(imported, target, logs, &settings, &summary)
        settings.rename(imported.newNames, &summary)
        let renamed = RenamedHabits(imported, trackers.areAllKnown ? [] : logs)
        summary.sameHabits = renamed.proposals(imported, trackers.ids, new: summary.newTrackers)
        let imported = renamed.continued(imported, trackers.ids)
        settings.addRests(imported.rests, trackers.ids, &summary)
        settings.assumeSteady(since: imported.steadySince, &summary)
        let records = RecordMatches(imported: imported, target: target, trackers: trackers.ids, logs: logs)
        // One kind after another, so that the records of one are released before the next is compared.
        let ways = RecordKind.allCases.compactMap { kind in
            NewRecords(records.new(kind, &summary))?.changes(in: target.files)
        }
        let notes = target.changes(for: imported.notes, &summary)
        let days = imported.records.lazy.map(\.day)
        if let first = days.min(), let last = days.max() { summary.days = first...last }
        if imported.isEmpty {
            // A habit without records isn't added.
            (summary.takesNothing, summary.newTrackers, summary.newOptions) = (true, [], 0)
        }
        self.summary = summary
        alternatives =
            summary.isEmpty || summary.takesNothing ? [] : ImportMerge.combined(try settings.changes() + notes, ways)
    }

    /// The changes of the whole directory, for each way in which its kinds of records can be written.
    private static func combined(_ others: [FileChange], _ ways: [[[FileChange]]]) -> [[FileChange]] {
        let most = ways.map(\.count).max() ?? 1
        return (0..<most).map { index in
            ways.reduce(others) { changes, ways in
                changes + (ways.indices.contains(index) ? ways[index] : ways.last ?? [])
            }
        }
    }
}

/// The data directory that an import goes into.
package struct ImportTarget: Sendable {
    package let files: [SourceFile]
    package let history: History

    /// Makes a target from the files of a directory and the history read from them.
    package init(_ files: [SourceFile], _ history: History) {
        (self.files, self.history) = (files, history)
    }

    var zone: CivilZone { history.profile.zone }

    /// The changes that add the texts of an import to the notes of their days, one for each day whose note lacks some.
    func changes(for notes: [ImportedNote], _ summary: inout ImportSummary) -> [FileChange] {
        var paragraphs: [Day: [String]] = [:]
        var whole: [FileChange] = []
        for note in notes {
            let present = history.notes[note.day] ?? ""
            if present.contains(note.text) || paragraphs[note.day]?.contains(note.text) == true { continue }
            if !note.isWhole {
                paragraphs[note.day, default: []].append(note.text)
            } else if present.isEmpty {
                whole.append(FileChange(new: "notes/\(note.day).md", note.text))
                summary.notes += 1
            } else {
                summary.notices.add(.noteKept, "\(note.day)", at: note.place)
            }
        }
        return whole
            + paragraphs.sorted { $0.key < $1.key }.compactMap { day, texts in
                guard let change = NewNote(texts.joined(separator: "\n\n"), on: day).change(in: files) else {
                    summary.notices.add(.noteKept, "\(day)")
                    return nil
                }
                summary.notes += texts.count
                return change
            }
    }
}

/// The effect of an import on a data directory.
package struct ImportSummary: Sendable {
    /// The numbers of records of one kind.
    package struct Tally: Sendable, Equatable {
        package var added = 0
        /// Records that replace an earlier version of themselves.
        package var changed = 0
        /// Records that exist already.
        package var unchanged = 0
        /// Records that aren't written, because the day has values from the person or another source.
        package var kept = 0

        package var total: Int { added + changed + unchanged + kept }
    }

    /// A new tracker with the days of another one: most likely the same habit, renamed.
    package struct SameHabit: Sendable, Equatable {
        /// The id of the existing tracker.
        package let tracker: String
        /// The habit's new name in the app.
        package let name: String
        /// The number of days that both have, and of days that the existing tracker has.
        package let equal, days: Int
    }

    /// By kind; kinds without records are missing.
    package var records: [RecordKind: Tally] = [:]
    /// The first and the last day that has a record.
    package var days: ClosedRange<Day>?
    /// The ids of the trackers that were made, in the order of the export.
    package var newTrackers: [String] = []
    /// The number of options that were added to selections.
    package var newOptions = 0
    /// The number of logs of each tracker, in the order of the export.
    package var logsOfTracker: [(id: String, name: String, count: Int)] = []
    /// The number of paragraphs that were added to notes of days.
    package var notes = 0
    /// The number of days that were added as pauses.
    package var restDays = 0
    /// The day from which days without an entry now count as steady; nil if that didn't change.
    package var steadySince: Day?
    /// The files of settings that were taken over.
    package var settings: [String] = []
    /// The number of trackers that got the new name of their habit.
    package var renamed = 0
    /// New trackers that are most likely renamed habits.
    package var sameHabits: [SameHabit] = []
    package var notices = ImportNotices()
    /// The apps and devices whose records were taken, with the number of these, the most first.
    package var sources: [(name: String, count: Int)] = []

    /// The number of new records; nil if it is 0, or if records are replaced too.
    package var added: Int? {
        let added = records.values.reduce(0) { $0 + $1.added }
        return added > 0 && records.values.allSatisfy { $0.changed == 0 } ? added : nil
    }
    /// Whether the directory contains everything already.
    package var isEmpty: Bool {
        newTrackers.isEmpty && newOptions == 0 && notes == 0 && restDays == 0 && settings.isEmpty
            && steadySince == nil && renamed == 0
            && records.values.allSatisfy { $0.added + $0.changed == 0 }
    }

    /// Whether the export contains nothing that can be imported, not even something that exists already.
    package internal(set) var takesNothing = false
}
