/// Why something in the export of another app is not written as a record, or not just as it stands there.
package enum ImportRemark: String, CaseIterable, Sendable {
    /// A day on which the app says that the habit was not done; without a log it is not done here either.
    case notDone
    /// A cell that says nothing, such as one that was never set.
    case notSet
    /// A day that the app counts as done because another day fulfilled its frequency.
    case implied
    /// A skipped day, which becomes a pause.
    case skipped
    /// An amount of 0 of a habit without a target, which says that nothing was done.
    case zero
    case target
    /// A frequency that no schedule says.
    case frequency
    /// A description of a habit.
    case description
    /// A column, or a habit that the mapping leaves out.
    case column
    /// A cell of a column that is left out, with a number below 0, or with a time of the day.
    case belowZero, timeOfDay
    /// A table of the file beside the one that was read.
    case otherTable
    /// A column whose name another one has, with the number that it got.
    case sameName
    /// A column of a sheet that its program doesn't show.
    case hiddenColumn
    /// A file of the export that holds nothing new, such as scores.
    case file
    /// A day that has an entry of another source, or one that a person typed.
    case entryKept
    /// A record whose id is that of one that a person or another app wrote.
    case recordKept
    /// A file of settings that is there already and differs.
    case settingsKept
    /// A note of a day that has another note.
    case noteKept
    /// A record that the export holds twice; the last one counts.
    case repeated
    /// A record of an earlier import that this export no longer has; it stays.
    case gone
    /// A record of a day for which another source has more.
    case severalSources
    /// A session that overlaps one of another source.
    case overlap
    /// A record of a source that was not asked for.
    case otherSource
    /// Sleep in the afternoon, which is no night.
    case nap
    /// A record whose times cannot be true, such as one that ends before it begins.
    case doubtful
    /// A value or a unit that is none.
    case unreadable
    /// Damage that was mended, such as control characters.
    case mended
    case recordType
    /// A property of a note whose value is an object or something else that is not read.
    case property
    /// The text of a daily note, which was not asked for.
    case noteText
    /// A slip of unknown amount, which has the lowest level that is not sober.
    case levelAssumed
    /// A record whose time is in UTC and was written with the time that the person's zone shows.
    case shownInZone
    /// A row with a day and nothing in any of its columns of drinks, which makes no entry.
    case withoutDrinks
    /// A record of a day that has not come yet.
    case future
    /// A line above the names of the columns of a table.
    case title
    /// A sheet of a spreadsheet that was not read.
    case otherSheet
    /// A row of sums below the records of a table.
    case sums
    /// A row for a day that has another one of the same habit before it; what both say adds up.
    case severalRows
    /// A column whose numbers have a sign between thousands.
    case grouped
    /// An encoding that the file does not name and that is not UTF-8.
    case encoding
    /// A tracker whose mode its type of Apple Health cannot fill.
    case healthMode
    /// A tracker whose unit does not fit its type of Apple Health.
    case healthUnit
    /// A tracker whose type of Apple Health has no record in the export.
    case healthRecord
    /// A state of mind without a label that is an option of its tracker.
    case healthLabel
    /// A day of a source of drinks that is read as levels, and one of a source that may be of levels and is not.
    case levels, counts

    /// Whether it is about records that are written all the same.
    package var isOfWritten: Bool {
        switch self {
        case .shownInZone, .levelAssumed, .severalRows, .grouped, .encoding, .levels, .counts, .future,
            .sameName, .hiddenColumn:
            true
        default: false
        }
    }
}
