/// Something that people have words for in commands, in answers and in files of their own; each language says its words.
package enum TypedWord: CaseIterable, Sendable {
    /// Names of columns in files of records that mean one of ours: `entries` has the first three, `logs` the last.
    case entryDay, entryLevel, entryDrinks, logTime

    /// Units after a number: `40 min`, `2 h`, `900 s`.
    case minutes, hours, seconds
    /// Units of what is drunk: `8 glasses`, `2 l`.
    case glasses, litres
    /// What is before a time, or after it, and says nothing more: `at 20:00`, `20 Uhr`.
    case beforeTime, clock
    /// What is after an hour of a clock with twelve: `10 pm`.
    case beforeNoon, afterNoon
    /// What is before a day and says nothing more, and between its number and its month: `on the 15th of November`.
    case beforeDay, beforeMonth
    /// What is at a number that counts in a row, beside a dot: `15th`.
    case ordinal
    /// Units of what lies back, and what is before it, or after it: `9 days ago`, `vor 2 Wochen`.
    case days, weeks, beforeAgo, ago
    /// What is before an amount that is a limit: `max 3`, and each word of `at most 3`.
    case limit

    /// What a cell of a table says.
    case yes, no, skip, unset
    /// Columns of a table: the date, the time that belongs to it, the end, the name of a habit, what was logged of it, and a note.
    case dateColumn, timeColumn, endColumn, habitColumn, valueColumn, noteColumn
    /// Whole names of columns: drinks of every kind and of one, meditation, sport without its kind.
    case drinks, drinkKinds, meditation, sports
    /// Single words in the names of columns: those that don't change what the rest says, those of what is measured or rated, of
    /// what only programs need, and of times of the day.
    case neutral, measured, technical, timesOfDay
    /// What a row or a column of sums begins with.
    case sums

    case alcohol
    /// The beginning of a line with the day since which there was no alcohol, or nothing of a habit.
    case soberSince, since
    /// The beginning of a line with the name of a habit.
    case habit

    /// What no experiment is made of, how such words begin and end; the words for drinking are harmful unless a harmless drink
    /// is named, with which a word may end: `Kräutertee`.
    case harmful, harmfulBeginnings, harmfulEndings, drinking, harmlessDrinks

    /// Words of `log` for a note of a day.
    case dayNote

    /// What programs put before and after the name of a file that is a copy.
    case copyBefore, copyBehind
}
