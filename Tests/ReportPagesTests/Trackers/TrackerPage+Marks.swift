import ProgressAnalysis
import ReportWords

@testable import ReportPages

extension TrackerPage {
    /// The drawing of the past year.
    var year: TrackerCalendar? { calendar?.drawing() }

    /// The marks of the calendar's days from the first to today.
    var marks: [TrackerMark] {
        year?.year.halves.flatMap { $0.weeks.flatMap { $0.cells.compactMap { $0?.mark } } } ?? []
    }
}
