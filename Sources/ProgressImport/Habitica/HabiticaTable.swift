import Diagnostics
import ProgressLoading
import ProgressModel

/// The table of Habitica: `Task Name,Task ID,Task Type,Date,Value`, a row for each entry of each history.
///
/// Its dates are those of the app's server, without a zone; they are taken as UTC.
struct HabiticaTable {
    private let table: Table

    init(_ table: Table) {
        self.table = table
    }

    private static let columns = ["Task Name", "Task ID", "Task Type", "Date", "Value"]

    static func recognises(_ file: SourceFile) -> Bool {
        guard var table = try? CSVTable(file), let header = try? table.next() else { return false }
        return Set(header.cells).isSuperset(of: columns)
    }

    /// The tasks in the order of the table.
    func tasks() throws(ImportError) -> [HabiticaTask] {
        let indices = HabiticaTable.columns.compactMap(table.column)
        guard indices.count == HabiticaTable.columns.count else {
            throw ImportError(
                "the table has not all columns; expected \(HabiticaTable.columns.joined(separator: ", "))",
                at: table.place(1))
        }
        var tasks: [HabiticaTask] = []
        var indexOfID: [String: Int] = [:]
        for row in table.rows {
            let cells = indices.map { row.cells[$0] }
            let id = cells[1].isEmpty ? cells[0] : cells[1]
            let index = indexOfID[id] ?? tasks.count
            if index == tasks.count { tasks.append(try task(id, cells, at: table.place(row.line))) }
            indexOfID[id] = index
            tasks[index].rows.append(try self.row(cells, at: table.place(row.line)))
        }
        for index in tasks.indices { tasks[index].rows.sort { $0.time < $1.time } }
        return tasks
    }

    private func task(_ id: String, _ cells: [String], at place: ImportPlace) throws(ImportError) -> HabiticaTask {
        guard ["habit", "daily"].contains(cells[2]) else {
            throw ImportError("\"\(shortened(cells[2]))\" is not a type of task; expected habit or daily", at: place)
        }
        guard !cells[0].isEmpty else { throw ImportError("the row names no task", at: place) }
        return HabiticaTask(id: id, name: cells[0], isDaily: cells[2] == "daily", place: place)
    }

    private func row(_ cells: [String], at place: ImportPlace) throws(ImportError) -> HabiticaTask.Row {
        guard let date = WrittenDate(cells[3], nil) else {
            throw ImportError(
                "\"\(shortened(cells[3]))\" is not a time; expected e.g. 2025-10-31 19:04:05", at: place)
        }
        guard let time = date.time?.moment(in: .utc)?.instant else {
            throw ImportError("\"\(shortened(cells[3]))\" is a date without a time", at: place)
        }
        guard let value = Double(cells[4]), value.isFinite else {
            throw ImportError("\"\(shortened(cells[4]))\" is not a value; expected a number", at: place)
        }
        return HabiticaTask.Row(time: time, value: value, place: place)
    }
}
