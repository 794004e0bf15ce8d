import ProgressLoading
import ProgressModel

/// What the habits and days of Loop Habit Tracker become.
struct LoopRecords {
    /// A habit whose days are added.
    struct Habit {
        fileprivate let tracker: Int
        fileprivate let name: String
        /// What the ids of its logs begin with.
        fileprivate let prefix: String
        fileprivate let hasTarget: Bool
    }

    var imported: ImportedRecords
    private var habitsOfName: [String: Int] = [:]

    init(source: String?) {
        imported = ImportedRecords(source: source ?? "loop")
    }

    /// Adds a habit; in the order of their positions, because a second one of the same name is told apart in ids.
    mutating func begin(_ habit: LoopHabit, hasAmounts: Bool) -> Habit {
        let count = habitsOfName[habit.name, default: 0] + 1
        habitsOfName[habit.name] = count
        let key = count == 1 ? habit.name : "\(habit.name) (\(count))"
        let description = habit.tracker(hasAmounts, &imported.notices)
        return Habit(
            tracker: imported.add(description), name: habit.name, prefix: "\(imported.source ?? "loop"):\(key):",
            hasTarget: description.target != nil)
    }

    /// Adds a day of a habit: a log, or else what is counted only; then its note goes into the note of the day.
    mutating func add(_ value: LoopValue, on day: Day, note: String, of habit: Habit, at place: ImportPlace) {
        let note = LoopRecords.withPlainLineEnds(note)
        let remark: ImportRemark
        switch value {
        case .done:
            return log(nil, on: day, note: note, of: habit, at: place)
        case .amount(let thousandths) where thousandths > 0 || habit.hasTarget:
            let amount = FixedDecimal(billionths: Int128(thousandths) * 1_000_000)
            return log(amount, on: day, note: note, of: habit, at: place)
        case .amount: remark = .zero
        case .implied: remark = .implied
        case .unknown: remark = .notSet
        case .skipped:
            remark = .skipped
            imported.rests.append(ImportedRest(of: habit.tracker, on: day))
        case .notDone: remark = .notDone
        }
        imported.notices.add(remark, habit.name, at: place)
        guard !note.isEmpty else { return }
        imported.notes.append(ImportedNote("\(habit.name): \(note)", on: day, at: place))
    }

    private mutating func log(
        _ amount: FixedDecimal?, on day: Day, note: String, of habit: Habit, at place: ImportPlace
    ) {
        imported.records.append(
            .log(
                of: habit.tracker, on: day, id: "\(habit.prefix)\(day)", value: amount.map { .number($0) }, note: note,
                at: place))
    }

    /// A note whose lines end as those of files do, which is what is read of them again.
    private static func withPlainLineEnds(_ note: String) -> String {
        guard note.utf8.contains(UInt8(ascii: "\r")) else { return note }
        return note.split(omittingEmptySubsequences: false) { ["\r", "\r\n"].contains($0) }.joined(separator: "\n")
    }
}
