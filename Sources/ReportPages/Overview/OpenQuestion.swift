import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The question of the day on the overview, with the buttons that answer it.
struct OpenQuestion: Sendable {
    /// The question with its day, as in `How was yesterday, Thursday 30 October?`.
    let text: String
    private let marking: DayMarking
}

extension OpenQuestion {
    /// Nil where the day is written down, and where no server shows the page.
    init?(in report: Report) {
        guard report.hasForms, let day = report.analysis.openDay(at: report.analysis.now),
            let marking = DayMarking(day, in: report)
        else { return nil }
        text = report.phrases.howWas(day, today: report.today)
        self.marking = marking
    }

    func html() -> HTML {
        #"<div class="card open-question"><h2>\#(text)</h2>\#({ $0.marking(marking) })</div>"#
    }
}
