import Model

/// What the columns of a table mean: each column is a habit, or each row is a record.
struct TableMapping {
    /// What a habit becomes.
    enum Target: Equatable {
        case tracker(mode: Tracker.Mode)
        case drinks, level
        case session(Session.Kind, type: String?)
        case metric(String)
        /// A text for the note of a day.
        case note
        case nothing
    }

    /// A habit and the settings of its tracker, if one is made.
    struct Habit: Equatable {
        var target: Target
        /// The preset of the tracker, if one is made.
        var preset: TrackerPreset?
        /// The id of the tracker; nil to find it by its name.
        var id: String?
        /// The unit of the numbers; hours of sessions and minutes of sleep are converted into the unit of the files.
        var unit: String?
        var goal: FixedDecimal?
        var limit: FixedDecimal?
        var perWeek: Int?
        /// The amount in one drink, in the unit of the numbers, such as 12 g; nil if the numbers are drinks.
        var perDrink: FixedDecimal?
        /// The separator in a cell with two numbers, such as the `/` in `138/85`; nil for one value.
        var split: String?
    }

    /// The word for the column `source`.
    var source: String
    var date: String
    /// Nil if the dates are clear without it.
    var dateOrder: DateOrder?
    /// The column of the time that belongs to the date; nil if there isn't one, or the date contains it.
    var time: String?
    /// The column of the end; the minutes up to it are the value of the row, or of this column; nil if there isn't one.
    var end: String?
    /// The column that names the habit if each row is a record; nil if each habit has a column.
    var habit: String?
    /// The column of the value if each row is a record; nil if every row means that something was done.
    var value: String?
    /// The column of a note; nil if there isn't one.
    var note: String?
    /// The habits with their names, in the order of the table.
    var habits: [(name: String, habit: Habit)] = []
    /// Whether two rows with the same cells are one record, because the app writes only one a day.
    var hasUniqueRows = false
    var words: TableWords
    /// The person's own words for yes, no, skip and unset; nil for the usual ones.
    var ownWords: [Set<String>?] = [nil, nil, nil, nil]
    /// Further names of levels, in addition to those in files.
    let levels: [String: Level]
    let vocabulary: Vocabulary

    init(source: String, date: String, _ vocabulary: Vocabulary) {
        (self.source, self.date) = (source, date)
        words = TableWords(vocabulary)
        levels = vocabulary.levels
        self.vocabulary = vocabulary
    }
}

/// What a column of a table, or a habit in it, can become; the raw value is what a person types for it.
package enum TableChoice: String, CaseIterable, Sendable {
    case drinks, level, meditation, breathing, workout, metric, tracker, note, leave
}

extension TableMapping.Target {
    var choice: TableChoice {
        switch self {
        case .drinks: .drinks
        case .level: .level
        case .session(let kind, _): TableChoice(rawValue: kind.rawValue) ?? .workout
        case .metric: .metric
        case .tracker: .tracker
        case .note: .note
        case .nothing: .leave
        }
    }
}

/// The words that cells of a table may have instead of numbers, in lower case.
struct TableWords {
    private var yes, no, skip: Set<String>
    /// Words that mean the same as an empty cell.
    private var unset: Set<String>

    /// Makes the words of all languages, with the signs and words of other programs.
    init(_ vocabulary: Vocabulary) {
        yes = vocabulary[.yes].union([
            "true", "on", "x", "✓", "✔", "☑", "✅", "🗸", "completed_manually", "completed_auto",
        ])
        no = vocabulary[.no].union(["false", "off", "☐", "⬜", "missed_manually", "missed_auto"]).union(
            TableWords.crosses)
        skip = vocabulary[.skip].union(["skipped_manually", "skipped_auto"])
        unset = vocabulary[.unset].union(["-", "–", "n/a", "na", "null", "-2150000000"]).union(TableWords.errors)
    }

    /// Signs that can be the opposite of a tick, or a tick of their own.
    static let crosses: Set = ["✗", "✘", "❌", "✖", "❎", "☒"]
    /// The errors that spreadsheet programs show instead of a formula's result.
    private static let errors: Set = [
        "#n/a", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "#error!", "#nv", "#wert!", "#bezug!",
        "#zahl!",
    ]

    /// Replaces the usual words for yes, no, skip and unset by the person's own, if there are any.
    ///
    /// A word given for one meaning has no other meaning.
    mutating func replace(_ written: [Set<String>?]) {
        let meanings: [WritableKeyPath<TableWords, Set<String>>] = [\.yes, \.no, \.skip, \.unset]
        let given = written.compactMap(\.self).reduce(into: Set<String>()) { $0.formUnion($1) }
        for (meaning, words) in zip(meanings, written) {
            self[keyPath: meaning] = words ?? self[keyPath: meaning].subtracting(given)
        }
    }

    /// A cell in lower case, without the sign that selects the coloured form of the one before it.
    static func plain(_ cell: String) -> String {
        let word = cell.lowercased()
        guard word.unicodeScalars.contains(where: isVariation) else { return word }
        return String(String.UnicodeScalarView(word.unicodeScalars.filter { !isVariation($0) }))
    }

    private static func isVariation(_ scalar: Unicode.Scalar) -> Bool { (0xFE00...0xFE0F).contains(scalar.value) }

    enum Meaning {
        case yes, no, skip, unset
    }

    /// The meaning of a cell; nil for numbers and all other texts.
    func meaning(of cell: String) -> Meaning? {
        let word = TableWords.plain(cell)
        if word.isEmpty || unset.contains(word) { return .unset }
        if yes.contains(word) { return .yes }
        if no.contains(word) { return .no }
        return skip.contains(word) ? .skip : nil
    }
}
