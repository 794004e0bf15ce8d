import ProgressLoading
import ProgressModel

/// Reads what Habitica exports: the history of all tasks as a table, or all data of an account as JSON.
///
/// Dailies become yes/no trackers. A habit becomes a counter of its plus, a saboteur of its minus, or both.
struct HabiticaReader: ImportReader {
    private let input: ImportInput
    private var imported: ImportedRecords

    init(_ input: ImportInput, _ context: ImportContext) {
        self.input = input
        imported = ImportedRecords(source: context.source ?? "habitica")
    }

    /// Whether an input is one of the two files.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        guard input.isSingleFile, let file = input.files.first else { return false }
        return HabiticaTable.recognises(file) || HabiticaAccount.recognises(file)
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard input.isSingleFile, let file = input.files.first else {
            throw ImportError("a folder; expected the one file of the export")
        }
        let tasks: [HabiticaTask]
        if HabiticaAccount.recognises(file) {
            tasks = try HabiticaAccount(file).tasks(&imported.notices)
        } else {
            tasks = try HabiticaTable(try input.table()).tasks()
            for task in tasks {
                for row in task.rows { imported.notices.add(.utc, task.name, at: row.place) }
            }
        }
        for task in tasks { add(task) }
        return imported
    }

    private mutating func add(_ task: HabiticaTask) {
        let steps = task.steps
        if task.isDaily, task.schedule == nil { imported.notices.add(.frequency, task.name, at: task.place) }
        var trackers = (plus: Int?.none, minus: Int?.none)
        var scoresOfDay: [Day: Int] = [:]
        for (row, step) in zip(task.rows, steps) {
            switch step {
            case .scored(let plus, let minus):
                let day = CivilZone.utc.wallTime(at: row.time).day
                let ordinal = scoresOfDay[day, default: 0] + 1
                scoresOfDay[day] = ordinal
                let id = "\(imported.source ?? "habitica"):\(task.id):\(day)" + (ordinal == 1 ? "" : ":\(ordinal)")
                if plus > 0 {
                    let tracker = trackers.plus ?? imported.add(tracker(task, steps, isMinus: false))
                    trackers.plus = tracker
                    addLog(of: tracker, id, row, day, task.isDaily ? nil : .number(FixedDecimal(plus)))
                }
                if minus > 0 {
                    let tracker = trackers.minus ?? imported.add(tracker(task, steps, isMinus: true))
                    trackers.minus = tracker
                    for number in 1...minus { addLog(of: tracker, "\(id):-\(number)", row, day, nil) }
                }
            case .missed: imported.notices.add(.notDone, task.name, at: row.place)
            case .nothing: break
            case .unknown: imported.notices.add(.condensed, task.name, at: row.place)
            }
        }
    }

    private mutating func addLog(
        of tracker: Int, _ id: String, _ row: HabiticaTask.Row, _ day: Day, _ value: RecordValue?
    ) {
        imported.records.append(
            .log(of: tracker, on: day, id: id, time: .instant(row.time), value: value, at: row.place))
    }

    private func tracker(_ task: HabiticaTask, _ steps: [HabiticaStep], isMinus: Bool) -> ImportedTracker {
        if task.isDaily {
            var tracker = ImportedTracker(task.name, .yesNo)
            tracker.hasStreak = true
            tracker.schedule = task.schedule ?? .everyDay
            return tracker
        }
        guard isMinus else { return ImportedTracker(task.name, .counter) }
        let hasPlus = steps.contains { if case .scored(let plus, _) = $0 { plus > 0 } else { false } }
        let isSecond = hasPlus || task.hasBoth == true
        return ImportedTracker(isSecond ? task.name + " minus" : task.name, .awareness)
    }
}
