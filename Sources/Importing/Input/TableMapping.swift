import Model

/// What the columns of a table mean: a habit a column, or a row a record.
struct TableMapping {
    /// What becomes of a habit.
    enum Target: Equatable {
        case tracker(mode: Tracker.Mode)
        case drinks, level
        case session(Session.Kind, type: String?)
        case metric(String)
        /// Texts for the notes of days.
        case note
        case nothing
    }

    /// A habit and its settings, for a tracker that is made.
    struct Habit: Equatable {
        var target: Target
        /// The ready-made tracker that is made if there isn't one.
        var preset: TrackerPreset?
        /// The tracker's id; nil to find it by name.
        var id: String?
        /// What numbers are in; hours of a session and minutes of sleep are turned into what is written.
        var unit: String?
        var goal: FixedDecimal?
        var limit: FixedDecimal?
        var perWeek: Int?
        /// How much of what the numbers are in is one drink, such as 12 g; nil for numbers of drinks.
        var perDrink: FixedDecimal?
        /// What parts a cell with two numbers, such as the `/` of `138/85`; nil for one value.
        var split: String?
    }

    /// The word for the column `source`.
    var source: String
    var date: String
    /// Nil if the dates say it themselves.
    var dateOrder: DateOrder?
    /// The column of the time that belongs to the date; nil if there isn't one, or if the date has it.
    var time: String?
    /// The column of the end: the minutes up to it are the value of the row, or the cell of this column; nil if there is none.
    var end: String?
    /// The column that names the habit if a row is a record; nil if each habit has a column.
    var habit: String?
    /// The column of the value if a row is a record; nil if every row says that something was done.
    var value: String?
    /// The column of a note; nil if there isn't one.
    var note: String?
    /// By their names, in the order of the table.
    var habits: [(name: String, habit: Habit)] = []
    /// Whether two rows with the same cells are one record: the app that wrote them has one a day.
    var hasUniqueRows = false
    var words: TableWords
    /// The words that a person gave for yes, no, skip and unset; nil for the usual ones.
    var ownWords: [Set<String>?] = [nil, nil, nil, nil]
    /// Names of levels besides those in files.
    let levels: [String: Level]
    let vocabulary: Vocabulary

    init(source: String, date: String, _ vocabulary: Vocabulary) {
        (self.source, self.date) = (source, date)
        words = TableWords(vocabulary)
        levels = vocabulary.levels
        self.vocabulary = vocabulary
    }
}

/// What a column of a table, or a habit of it, can become; its raw value is what a person says for it.
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

/// What cells of a table say, besides numbers; in lower case.
struct TableWords {
    private var yes, no, skip: Set<String>
    /// As good as empty.
    private var unset: Set<String>

    /// The signs and words of programs, and the words of every language.
    init(_ vocabulary: Vocabulary) {
        yes = vocabulary[.yes].union([
            "true", "on", "x", "✓", "✔", "☑", "✅", "🗸", "completed_manually", "completed_auto",
        ])
        no = vocabulary[.no].union(["false", "off", "☐", "⬜", "missed_manually", "missed_auto"]).union(
            TableWords.crosses)
        skip = vocabulary[.skip].union(["skipped_manually", "skipped_auto"])
        unset = vocabulary[.unset].union(["-", "–", "n/a", "na", "null", "-2150000000"]).union(TableWords.errors)
    }

    /// Signs that are either the opposite of a tick, or a tick of their own.
    static let crosses: Set = ["✗", "✘", "❌", "✖", "❎", "☒"]
    /// What spreadsheets show for a formula without a result.
    private static let errors: Set = [
        "#n/a", "#div/0!", "#value!", "#ref!", "#name?", "#num!", "#null!", "#error!", "#nv", "#wert!", "#bezug!",
        "#zahl!",
    ]

    /// Takes the words that a person gave for yes, no, skip and unset in place of the usual ones, if any were given.
    ///
    /// A word that was given for one meaning has no other.
    mutating func replace(_ written: [Set<String>?]) {
        let meanings: [WritableKeyPath<TableWords, Set<String>>] = [\.yes, \.no, \.skip, \.unset]
        let given = written.compactMap(\.self).reduce(into: Set<String>()) { $0.formUnion($1) }
        for (meaning, words) in zip(meanings, written) {
            self[keyPath: meaning] = words ?? self[keyPath: meaning].subtracting(given)
        }
    }

    /// In lower case, without the sign that makes another one coloured.
    static func plain(_ cell: String) -> String {
        let word = cell.lowercased()
        guard word.unicodeScalars.contains(where: isVariation) else { return word }
        return String(String.UnicodeScalarView(word.unicodeScalars.filter { !isVariation($0) }))
    }

    private static func isVariation(_ scalar: Unicode.Scalar) -> Bool { (0xFE00...0xFE0F).contains(scalar.value) }

    enum Meaning {
        case yes, no, skip, unset
    }

    /// What a cell says; nil for numbers and all other texts.
    func meaning(of cell: String) -> Meaning? {
        let word = TableWords.plain(cell)
        if word.isEmpty || unset.contains(word) { return .unset }
        if yes.contains(word) { return .yes }
        if no.contains(word) { return .no }
        return skip.contains(word) ? .skip : nil
    }
}
