import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The experiment that goes on, in a line: what this week asks for.
package struct RunningExperiment: Sendable {
    package let name: String
    package let text: String
}

extension RunningExperiment {
    /// Nil where none goes on, and for the public.
    package init?(in report: Report) {
        guard let (experiment, week) = report.analysis.runningExperiment else { return nil }
        name = experiment.name
        text = report.phrases.experimentWeek(week + 1, of: experiment.arms.count, experiment.arms[week])
    }

    func html() -> HTML {
        """
        <p class="celebration experiment">\(icon: .insights)\
        <span><b dir="auto">\(name)</b> <span>\(text)</span></span></p>
        """
    }
}
