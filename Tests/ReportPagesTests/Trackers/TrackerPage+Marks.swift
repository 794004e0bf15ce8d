import ProgressAnalysis
import ReportPages
import ReportWords

extension TrackerPage {
    /// The marks of the calendar's days from the first to today.
    var marks: [TrackerMark] {
        calendar?.year.halves.flatMap { $0.weeks.flatMap { $0.cells.compactMap { $0?.mark } } } ?? []
    }
}
