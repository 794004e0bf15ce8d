import ProgressLoading
import ProgressModel

/// What an export says of a habit at a time.
struct HabitMark {
    /// As the export calls it.
    let habit: String
    var date: WrittenDate
    /// What is written of it, if that still has to be understood.
    var text = ""
    var note: String?
    let place: ImportPlace
}

extension ImportedRecords {
    /// Adds a log; without an id it gets one of the habit and its moment, with a number from the second of a moment on.
    mutating func log(_ mark: HabitMark, of tracker: Int, _ value: RecordValue? = nil, id: String? = nil) {
        records.append(
            .log(
                of: tracker, on: mark.date.day, id: id ?? self.id(of: mark.habit, at: mark.date.identity),
                time: mark.date.time, value: value, note: mark.note, at: mark.place))
    }

    /// The id of a log of which a habit has one a day.
    func dayID(of habit: String, _ day: Day) -> String { "\(source ?? ""):\(habit):\(day)" }

    /// Counts what is understood and not written as a record; a skipped day is one of rest of its tracker.
    mutating func leave(_ remark: ImportRemark, _ mark: HabitMark, of tracker: Int? = nil) {
        notices.add(remark, mark.habit, at: mark.place)
        if remark == .skipped, let tracker { rests.append(ImportedRest(tracker: tracker, day: mark.date.day)) }
        keepNote(of: mark)
    }

    /// A note of a day on which nothing is written of the habit goes into the note of the day.
    mutating func keepNote(of mark: HabitMark) {
        guard let note = mark.note, !note.isEmpty else { return }
        notes.append(ImportedNote(text: "\(mark.habit): \(note)", day: mark.date.day, place: mark.place))
    }
}
