import ProgressModel
import Synchronization

/// The changes by which days were marked in the calendar of the log sheet since the server was started.
///
/// A class, because it is filled by one request and read by the next.
final class DayMarks: Sendable {
    private let changes = Mutex<[Day: String]>([:])

    var days: Set<Day> { changes.withLock { Set($0.keys) } }

    /// The id of the change that marked a day; nil where none did.
    subscript(day: Day) -> String? { changes.withLock { $0[day] } }

    func remember(_ change: String?, for day: Day) { changes.withLock { $0[day] = change } }
    func forget(_ day: Day) { remember(nil, for: day) }
}
