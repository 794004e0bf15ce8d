package import Diary
package import Model

/// Decides what of an import is new in a data directory, and which changes of its files write that.
///
/// A record whose id is there with the same values is left alone; one whose values differ is written again, and the
/// later row counts. What has another source is never replaced. An import into what it made itself writes nothing.
package struct ImportMerge: Sendable {
    /// The ways to write it, the best one first; each may change several files.
    ///
    /// Empty if nothing has to be written.
    package let alternatives: [[FileChange]]
    package let summary: ImportSummary

    /// Merges; throws if a file of settings has to be changed and cannot be.
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
        // One kind after the other, so that the records of one are gone when the next is compared.
        let ways = RecordKind.allCases.compactMap { kind in
            NewRecords(records.new(kind, &summary))?.changes(in: target.files)
        }
        let notes = target.changes(for: imported.notes, &summary)
        let days = imported.records.lazy.map(\.day)
        if let first = days.min(), let last = days.max() { summary.days = first...last }
        if imported.isEmpty {
            // A habit without a record is not made.
            (summary.takesNothing, summary.newTrackers, summary.newOptions) = (true, [], 0)
        }
        self.summary = summary
        alternatives =
            summary.isEmpty || summary.takesNothing ? [] : ImportMerge.combined(try settings.changes() + notes, ways)
    }

    /// One change of the whole directory for each way in which its kinds of records can be written.
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

    /// Makes a target of the files of a directory and what was read of them.
    package init(_ files: [SourceFile], _ history: History) {
        (self.files, self.history) = (files, history)
    }

    var zone: CivilZone { history.profile.zone }

    /// The changes that put the texts of an import into the notes of their days, one for each day, unless they are there.
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

/// What an import does to a data directory.
package struct ImportSummary: Sendable {
    /// What became of the records of a kind.
    package struct Tally: Sendable, Equatable {
        package var added = 0
        /// Records that take the place of an earlier one of theirs.
        package var changed = 0
        /// Records that are there already.
        package var unchanged = 0
        /// Records that are not written, because a person or another source wrote there.
        package var kept = 0

        package var total: Int { added + changed + unchanged + kept }
    }

    /// A new tracker whose days are those of another: the same habit, renamed.
    package struct SameHabit: Sendable, Equatable {
        /// The id of the tracker that has the days already.
        package let tracker: String
        /// What the app calls the habit now.
        package let name: String
        /// How many of its days are equal, of all that it has.
        package let equal, days: Int
    }

    /// By kind; kinds without a record are missing.
    package var records: [RecordKind: Tally] = [:]
    /// The first and the last day that has a record.
    package var days: ClosedRange<Day>?
    /// The ids of the trackers that were made, in the order of the export.
    package var newTrackers: [String] = []
    /// Options that selections of the directory got.
    package var newOptions = 0
    /// Logs of each tracker by id, in the order of the export.
    package var logsOfTracker: [(id: String, name: String, count: Int)] = []
    /// Paragraphs that were added to the notes of days.
    package var notes = 0
    /// Days that became part of a pause.
    package var restDays = 0
    /// From when on days without an entry now count as steady; nil if that did not change.
    package var steadySince: Day?
    /// Files of settings that were taken over.
    package var settings: [String] = []
    /// Trackers that got the new name of their habit.
    package var renamed = 0
    /// New trackers that are most likely others with a new name.
    package var sameHabits: [SameHabit] = []
    package var notices = ImportNotices()
    /// The apps and devices whose records were taken, with the number of these, the most first.
    package var sources: [(name: String, count: Int)] = []

    /// How many records are new; nil if none is, or if others are changed.
    package var added: Int? {
        let added = records.values.reduce(0) { $0 + $1.added }
        return added > 0 && records.values.allSatisfy { $0.changed == 0 } ? added : nil
    }
    /// Whether the directory has everything already.
    package var isEmpty: Bool {
        newTrackers.isEmpty && newOptions == 0 && notes == 0 && restDays == 0 && settings.isEmpty
            && steadySince == nil && renamed == 0
            && records.values.allSatisfy { $0.added + $0.changed == 0 }
    }

    /// Whether the export has nothing that can be taken, not even what is there already.
    package internal(set) var takesNothing = false
}
