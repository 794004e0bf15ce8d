import Counting
import Markup
import Model
import Wording

extension Card {
    /// The experiments with their results, the latest first; empty in the public edition.
    static func experiments(in report: Report) -> [Card] {
        let phrases = report.phrases
        return report.analysis.experiments.enumerated().reversed().map { number, analysis in
            let id = "experiment-\(number)"
            let title = "\(phrases.experiment): \(analysis.experiment.name.isolated)"
            let words = analysis.findings(report.analysis.trackers, phrases)
            // Nil while the experiment continues.
            let chart = ColumnChart(weeksOf: analysis, id: id, title: title, in: report)
            return Card(
                .experiment, id: id, title: title,
                [.lead(words.lead)] + words.sentences.map(Block.legend)
                    + [chart.map(Block.drawing), chart.flatMap { _ in .legend(phrases.experimentLetters) }])
        }
    }
}

extension ColumnChart {
    /// The mean of each week, with one tone for weeks with it and one for weeks without; nil if no week has a value.
    fileprivate init?(weeksOf analysis: ExperimentAnalysis, id: String, title: String, in report: Report) {
        let phrases = report.phrases
        let means = analysis.weeks.compactMap(\.mean)
        guard let least = means.min(), let most = means.max(), let measure = analysis.measure else { return nil }
        let words = MetricWords(measure, report.analysis.trackers, phrases)
        // From 0, so that a small difference looks small.
        let scale = ChartScale(
            from: min(least, .zero), upTo: max(most, .zero), finest: FixedDecimal(billionths: FixedDecimal.unit / 100))
        self.id = id
        self.title = title
        description = phrases.experimentChart(words.name)
        columns = analysis.weeks.map { week in
            let text = week.mean.map { words.figure($0).text } ?? "–"
            return Column(
                height: week.mean.map { max(scale.height($0), 100) }, tone: week.arm == .with ? .noticed : .open,
                label: "\(phrases.shortDate(week.monday)), \(phrases.name(of: week.arm)): \(text)")
        }
        self.scale = scale.marks(phrases.numbers)
        names = analysis.weeks.enumerated().map { ($0, String($1.arm.rawValue)) }
        hasNameOfEach = true
        levels = []
        table = DataTable(
            phrases, title, caption: description,
            headings: [phrases.weekOf, phrases.experiment, words.name, capitalized(phrases.daysName)],
            rows: analysis.weeks.reversed().map { week in
                [
                    phrases.shortDate(week.monday), "\(week.arm.rawValue), \(phrases.name(of: week.arm))",
                    week.mean.map { words.figure($0).text } ?? "–", phrases.numbers.text(week.days),
                ]
            })
    }
}

/// The current experiment in one line: what to do this week.
package struct RunningExperiment: Sendable {
    package let name: String
    package let text: String
}

extension RunningExperiment {
    /// Nil if there is no current experiment, and in the public edition.
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
