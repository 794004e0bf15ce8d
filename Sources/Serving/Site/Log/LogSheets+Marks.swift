import Actions
import Counting
import Model
package import Pages
import Synchronization
import Wording

extension LogSheets {
    /// Marks a day that has no entry as steady, or takes such a mark back.
    ///
    /// A day that has got an entry meanwhile is shown instead; nothing is written then.
    package func mark(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isPrivate, let shown = site.site else { return .malformed }
        let (sheet, today) = (sheet(of: fields, shown), shown.analysis.today)
        do throws(SheetForm.Fault) {
            if let day = try day(fields, today, .unmark) { return unmark(day, fields, sheet, shown) }
            guard let day = try day(fields, today, .mark) else { return .malformed }
            guard shown.analysis.history.entries.allSatisfy({ $0.day != day }) else {
                return .done(address: LogSheet.address(nil, day: day, weeks: sheet.weeks))
            }
            let level = LogSheet.Field(name: LogField.level.rawValue, value: LogLevel.none.rawValue)
            let form = SheetForm(form: .level, day: day, fields: [level], history: shown.analysis.history)
            return write(try form.request(), .marks, fields, sheet, shown)
        } catch {
            return returned(.marks, error, fields, sheet, shown)
        }
    }

    private func unmark(
        _ day: Day, _ fields: [LogSheet.Field], _ sheet: LogSheet, _ shown: SiteInMemory
    ) -> Answer {
        guard let change = marks[day] else {
            let fault = SheetForm.Fault(field: nil, problem: .changedSince)
            return returned(.marks, fault, fields, sheet, shown)
        }
        do throws(CommandError) {
            let undone = try site.recorder.takeBack(change)
            marks.forget(day)
            return done(undone: undone, .marks, sheet, shown)
        } catch {
            return returned(.marks, error, fields, sheet, shown)
        }
    }
}

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
