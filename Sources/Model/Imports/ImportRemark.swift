/// Why something in the export of another app isn't imported, or not exactly as it is.
package enum ImportRemark: String, CaseIterable, Sendable {
    /// A day marked as not done; it needs no log.
    case notDone
    /// A cell that was never set.
    case notSet
    /// A day that the app counts as done because another day fulfilled the frequency.
    case implied
    /// A skipped day, which becomes a pause.
    case skipped
    /// An amount of 0 for a habit without a target: nothing was done.
    case zero
    case target
    /// A frequency that no schedule can express.
    case frequency
    case description
    /// A column or a habit that the mapping leaves out.
    case column
    /// A cell with a number below 0 or with a time of the day; its column is left out.
    case belowZero, timeOfDay
    /// A table of the file other than the one that was read.
    case otherTable
    /// A column with the name of an earlier one; it was given a number.
    case sameName
    /// A column of a sheet that its program hides.
    case hiddenColumn
    /// A file of the export with nothing new, such as scores.
    case file
    /// A day with an entry of another source, or one written by the person.
    case entryKept
    /// A record with the id of one that the person or another app wrote.
    case recordKept
    /// A file of settings that exists and differs.
    case settingsKept
    /// A note of a day that has a different one.
    case noteKept
    /// A record that the export has twice; the last one counts.
    case repeated
    /// A record of an earlier import that isn't in this export; it is kept.
    case gone
    /// A record of a day for which another source has more.
    case severalSources
    /// A session that overlaps one of another source.
    case overlap
    /// A record of a source that wasn't requested.
    case otherSource
    /// Sleep in the afternoon, which isn't a night.
    case nap
    /// A record with impossible times, such as an end before its beginning.
    case doubtful
    /// An invalid value or unit.
    case unreadable
    /// Damage that was repaired, such as control characters.
    case mended
    case recordType
    /// A property of a note with a value of a type that isn't read, such as an object.
    case property
    /// The text of a daily note, which wasn't requested.
    case noteText
    /// A slip of unknown amount, which gets the lowest level that isn't sober.
    case levelAssumed
    /// A record whose time is in UTC, converted to the person's zone.
    case shownInZone
    /// A row with a day but without values in its columns of drinks; it is left out.
    case withoutDrinks
    /// A record of a future day.
    case future
    /// A line above the column names of a table.
    case title
    /// A sheet of a spreadsheet that wasn't read.
    case otherSheet
    /// A row of sums below a table.
    case sums
    /// A further row for a day and habit; the values are added.
    case severalRows
    /// A column of numbers with a thousands separator.
    case grouped
    /// An encoding other than UTF-8 that the file doesn't name.
    case encoding
    /// A tracker whose mode doesn't fit its type of Apple Health.
    case healthMode
    /// A tracker whose unit does not fit its type of Apple Health.
    case healthUnit
    /// A tracker whose type of Apple Health has no records in the export.
    case healthRecord
    /// A state of mind without a label that is an option of its tracker.
    case healthLabel
    /// A day of a source of drinks that is read as levels; a day of a source that may be levels but isn't read as such.
    case levels, counts

    /// Whether it is about records that are imported nevertheless.
    package var isOfWritten: Bool {
        switch self {
        case .shownInZone, .levelAssumed, .severalRows, .grouped, .encoding, .levels, .counts, .future,
            .sameName, .hiddenColumn:
            true
        default: false
        }
    }
}
