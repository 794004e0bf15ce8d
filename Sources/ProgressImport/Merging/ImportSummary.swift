package import ProgressLoading
package import ProgressModel

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
    /// From when on days without an entry now count as steady; nil where that did not change.
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
    /// Whether nothing has to be written.
    package var isEmpty: Bool {
        newTrackers.isEmpty && newOptions == 0 && notes == 0 && restDays == 0 && settings.isEmpty
            && steadySince == nil && renamed == 0
            && records.values.allSatisfy { $0.added + $0.changed == 0 }
    }

    /// Whether the export has nothing that can be taken, not even what is there already.
    package internal(set) var takesNothing = false
}
