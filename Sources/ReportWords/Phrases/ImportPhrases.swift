package import ProgressModel

/// The words of `import` and `export`.
package protocol ImportPhrases: Sendable {
    /// `loop, 25 January 2015 to 14 March 2016`; the days are nil where there are no records.
    func importedFrom(_ format: String, _ first: String?, _ last: String?) -> String
    /// The kinds of records, as the beginning of a line.
    var entriesOfDays: String { get }
    var activityRecords: String { get }
    var trackerLogs: String { get }
    var metricRecords: String { get }
    /// What became of so many records.
    func newRecords(_ number: String) -> String
    func changedRecords(_ number: String) -> String
    func knownRecords(_ number: String) -> String
    func keptRecords(_ number: String) -> String
    /// `run (Run 🏃): 60 logs, new tracker`.
    func trackerImported(_ id: String, _ name: String, _ logs: Int, isNew: Bool) -> String
    func importedRests(_ days: Int) -> String
    func importedNotes(_ notes: Int) -> String
    /// From a date on days without an entry count as steady.
    func importedSteady(since day: String) -> String
    /// The apps and devices whose records were taken, each with their number.
    func importedSources(_ names: String) -> String
    func importedSettings(_ file: String) -> String
    /// Heads the list of what is not written as a record.
    /// The heading of what was assumed of records that are written.
    var importWritten: String { get }
    var importNotWritten: String { get }
    /// What follows is how often, with examples.
    func name(of remark: ImportRemark) -> String
    /// Where something stands for the first time.
    func firstAt(_ place: String) -> String
    /// The folder has everything already.
    var nothingNew: String { get }
    /// Of an export without a record.
    var nothingToTake: String { get }
    var dryRun: String { get }
    /// What an import wrote, as the last change.
    func importOf(_ file: String) -> String

    /// Before the columns of a table are asked about.
    func tableGreeting(date: String, note: String?) -> String
    /// Why a column is left out or asked about, and what is asked of a date that could be several days; the days follow.
    func tableDoubt(_ doubt: TableDoubt) -> String
    func dateQuestion(_ date: String) -> String
    /// Whether what was shown is right, and whether rows with that many problems are left out; both begin a question.
    var tableIsRight: String { get }
    func leaveRowsOut(_ problems: Int) -> String
    /// Asked of an app, a device or a file whose numbers of drinks may be levels.
    func areLevels(_ source: String, days: Int) -> String
    /// What can be answered.
    func tableChoices(_ names: String) -> String
    func tableRows(_ rows: Int) -> String
    /// What a column can become, by its word in a mapping.
    func tableChoice(_ choice: String) -> String
    func noTableChoice(_ answer: String) -> String
    /// The rows that were left out of a table, and where they are now.
    func rowsSkipped(_ rows: Int, in file: String) -> String
    /// An app recorded so many days, all with drinks, of all between its first and its last; the command takes the others as
    /// steady.
    func offerSteady(_ days: String, of all: String, _ command: String) -> String
    /// A new habit has the days of a tracker; the commands put it there.
    func offerRename(_ habit: String, _ tracker: String, equal: String, of days: String, _ commands: String) -> String
    /// What a person may say of a new folder with entries: when their last drink was, or that they want to drink less.
    func offerAim(_ stop: String, _ less: String) -> String
    /// The command hides the days before the last drink from others.
    func offerPublicFrom(_ command: String) -> String
    var leftOut: String { get }
}
