/// A thing for which people type words in commands, answers and files; each language has its words.
package enum TypedWord: CaseIterable, Sendable {
    /// Names of columns in files of records that mean one of ours: the first three in `entries`, the last in `logs`.
    case entryDay, entryLevel, entryDrinks, logTime

    /// Units after a number: `40 min`, `2 h`, `900 s`.
    case minutes, hours, seconds
    /// Units of drinks: `8 glasses`, `2 l`.
    case glasses, litres
    /// A word before or after a time without a further meaning: `at 20:00`, `20 Uhr`.
    case beforeTime, clock
    /// The words after an hour of a twelve-hour clock: `10 pm`.
    case beforeNoon, afterNoon
    /// Words before a day, and between its number and its month, without a further meaning: `on the 15th of November`.
    case beforeDay, beforeMonth
    /// The ending of an ordinal number, besides a dot: `15th`.
    case ordinal
    /// Units of time in the past, and the words before or after it: `9 days ago`, `vor 2 Wochen`.
    case days, weeks, beforeAgo, ago
    /// Words before an amount that is a limit: `max 3`, and each word of `at most 3`.
    case limit

    /// Contents of a cell in a table.
    case yes, no, skip, unset
    /// Columns of a table: the date, its time, the end, the name of a habit, its value, and a note.
    case dateColumn, timeColumn, endColumn, habitColumn, valueColumn, noteColumn
    /// Whole names of columns: drinks of all kinds and of one kind, meditation, sport without its kind.
    case drinks, drinkKinds, meditation, sports
    /// Words in names of columns: without meaning, for measured or rated things, technical ones, and times of the day.
    case neutral, measured, technical, timesOfDay
    /// The beginning of a row or column of sums.
    case sums

    case alcohol
    /// The beginning of a line with the day since which there was no alcohol, or no habit.
    case soberSince, since
    /// The beginning of a line with the name of a habit.
    case habit

    /// Words for what experiments must not be about, and the beginnings and endings of such words; words for drinking
    /// are harmful unless a harmless drink is named, which may be the end of a word: `Kräutertee`.
    case harmful, harmfulBeginnings, harmfulEndings, drinking, harmlessDrinks

    /// Words of `log` for a note of a day.
    case dayNote

    /// What programs write before and after the name of a copied file.
    case copyBefore, copyBehind
}
