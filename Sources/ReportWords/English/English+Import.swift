import ProgressModel

extension English: ImportPhrases {
    func importedFrom(_ format: String, _ first: String?, _ last: String?) -> String {
        guard let first, let last else { return "\(format): no records" }
        return first == last ? "\(format), \(first)" : "\(format), \(first) to \(last)"
    }
    var entriesOfDays: String { "levels and drinks" }
    var activityRecords: String { "activities" }
    var trackerLogs: String { "tracker logs" }
    var metricRecords: String { "metrics" }
    func newRecords(_ number: String) -> String { "\(number) new" }
    func changedRecords(_ number: String) -> String { "\(number) changed" }
    func knownRecords(_ number: String) -> String { "\(number) there already" }
    func keptRecords(_ number: String) -> String { "\(number) not taken" }
    func trackerImported(_ id: String, _ name: String, _ logs: Int, isNew: Bool) -> String {
        "\(id) (\(name)): \(self.logs(logs).text)" + (isNew ? ", new tracker" : "")
    }
    func importedRests(_ days: Int) -> String { "days added to pauses: \(numbers.text(days))" }
    func importedNotes(_ notes: Int) -> String { "texts added to notes of days: \(numbers.text(notes))" }
    func importedSteady(since day: String) -> String { "days without an entry count as steady since \(day)" }
    func importedSources(_ names: String) -> String { "records taken from: \(names)" }
    func importedSettings(_ file: String) -> String { "\(file) taken over" }
    var importWritten: String { "Written, with what the export does not say assumed:" }
    var importNotWritten: String { "Not written as records:" }
    func firstAt(_ place: String) -> String { "first in \(place)" }
    var nothingToTake: String { "There is no record in it that could be taken; nothing was written." }
    var nothingNew: String { "Everything is there already; nothing was written." }
    func tableGreeting(date: String, note: String?) -> String {
        let notes = note.map { " The notes of days are in \"\($0)\"." } ?? ""
        return "The dates are in \"\(date)\".\(notes) This is what the other columns seem to mean:"
    }
    func tableDoubt(_ doubt: TableDoubt) -> String { doubt.text }
    func dateQuestion(_ date: String) -> String { "Which day is \(date)?" }
    var tableIsRight: String { "Is that right? No asks about each column" }
    func leaveRowsOut(_ problems: Int) -> String {
        "\(counted(problems, "cell or row", "cells or rows").text) cannot be understood. Leave these rows out?"
    }
    func areLevels(_ source: String, days: Int) -> String {
        "\(source) has 0, 4 or 6 drinks on \(self.days(days).text). Are these the levels steady, easy and wild?"
    }
    func tableChoices(_ names: String) -> String {
        "They can be: \(names). An empty line takes what stands in brackets, < goes back."
    }
    func tableRows(_ rows: Int) -> String { counted(rows, "row", "rows").text }
    func tableChoice(_ choice: String) -> String { choice }
    func noTableChoice(_ answer: String) -> String { "\"\(answer)\" is none of them." }
    func rowsSkipped(_ rows: Int, in file: String) -> String {
        "\(counted(rows, "row", "rows").text) left out, unchanged: \(file)"
    }
    func offerSteady(_ days: String, of all: String, _ command: String) -> String {
        "Only days with a drink were recorded, \(days) of \(all). If you drank nothing on the others: \(command)"
    }
    func offerRename(_ habit: String, _ tracker: String, equal: String, of days: String, _ commands: String) -> String {
        "Is \"\(habit)\" the same as \(tracker), renamed? \(equal) of \(days) days are equal. If so: \(commands)"
    }
    func offerAim(_ stop: String, _ less: String) -> String {
        "If you have stopped, say when your last drink was: \(stop); if you want to drink less: \(less)"
    }
    func offerPublicFrom(_ command: String) -> String {
        "To show others only what came after your last drink: \(command)"
    }
    var leftOut: String { "left out" }
    func importOf(_ file: String) -> String { "Import of \(file)" }
    var dryRun: String { "This was a trial; nothing was written." }

    func name(of remark: ImportRemark) -> String {
        switch remark {
        case .notDone: "not done, which is a day without a log here"
        case .notSet: "never set"
        case .implied: "counted by the app because of other days"
        case .skipped: "skipped, now a pause"
        case .zero: "an amount of 0"
        case .target: "targets that are not for a day"
        case .frequency: "frequencies without a schedule like them"
        case .description: "descriptions"
        case .belowZero: "numbers below 0, which are not recorded; their columns are left out"
        case .timeOfDay: "times of the day, which are not recorded as values; their columns are left out"
        case .otherTable: "other tables in the file; save each of them as a file to take it"
        case .sameName: "columns with the name of another one, which got a number"
        case .hiddenColumn: "columns that the spreadsheet hides"
        case .column: "columns and habits that are left out"
        case .file: "files with nothing new"
        case .entryKept: "days that have an entry of another source, which stays"
        case .recordKept: "records that another source wrote, which stay"
        case .settingsKept: "settings that are there already, which stay"
        case .noteKept: "notes of days that have another note, which stays"
        case .gone: "from an earlier import and no longer in this one; they stay"
        case .repeated: "twice in the export, of which the last counts"
        case .severalSources: "days for which another app or device has more, which alone counts"
        case .overlap: "sessions that overlap a longer one of another app or device"
        case .otherSource: "records of other apps and devices"
        case .nap: "sleep that began in the afternoon"
        case .doubtful: "records whose times cannot be true"
        case .unreadable: "records whose value or unit is invalid"
        case .mended: "taken although damaged: names, or attributes that are missing or twice there"
        case .recordType: "types of records that are not read"
        case .levelAssumed: "slips of which the amount is not said, read as easy"
        case .property: "properties that are more than a value or a list of values"
        case .noteText: "texts of daily notes, which --with-texts takes"
        case .shownInZone: "times in UTC, written as your time zone shows them"
        case .withoutDrinks: "rows with a day and no number of drinks; they are no entries, and an empty cell is not 0"
        case .future: "records of days to come, which count from then on"
        case .title: "lines above the names of the columns"
        case .otherSheet: "other sheets of the file, which --sheet reads"
        case .sums: "rows of sums at the end"
        case .severalRows: "rows for a day that has one already; they add up"
        case .grouped: "columns with a sign between thousands, such as 8.500 for 8500"
        case .encoding: "read in another encoding than UTF-8"
        case .healthMode: "trackers not filled, because nothing in their healthType is a choice or a text"
        case .healthUnit: "trackers not filled, because their healthType is not counted in their unit"
        case .healthRecord: "trackers not filled, because the export has nothing of their healthType"
        case .healthLabel: "states of mind without a label that is an option of the tracker"
        case .levels: "days with 0, 4 or 6 drinks, read as the levels steady, easy and wild (--counts NAME: as numbers)"
        case .counts: "days with 0, 4 or 6 drinks, read as numbers (--levels NAME: as the levels steady, easy and wild)"
        }
    }
}
