import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
import ReportWords

/// An experiment and what it found.
package struct ExperimentCard: Sendable {
    /// Unique on its page.
    let id: String
    /// What was done in half of the weeks.
    package let title: String
    package let words: (lead: String, sentences: [String])
    /// What the letters below the chart are.
    let letters: String
    /// The means of its weeks; nil while it goes on.
    package let chart: ColumnChart?
}

extension ExperimentCard {
    /// `number` tells its ids from those of other cards.
    init(_ analysis: ExperimentAnalysis, number: Int, in report: Report) {
        let phrases = report.phrases
        id = "experiment-\(number)"
        title = "\(phrases.experiment): \(analysis.experiment.name.isolated)"
        words = analysis.findings(report.analysis.trackers, phrases)
        letters = phrases.experimentLetters
        chart = ColumnChart(weeksOf: analysis, id: id, title: title, in: report)
    }

    /// The cards of a report, the latest first; none for the public.
    static func all(in report: Report) -> [ExperimentCard] {
        report.analysis.experiments.enumerated().reversed().map { ExperimentCard($1, number: $0, in: report) }
    }

    func write(to html: inout HTML) {
        html.chartCard(id, title, lead: words.lead) { html in
            html += "\(each: words.sentences, { #"<p class="lead-note">\#($0)</p>"# })"
            guard let chart else { return }
            chart.write(to: &html)
            html += #"<p class="lead-note">\#(letters)</p>"#
        }
    }
}

extension ColumnChart {
    /// The mean of each week, those with and those without in two tones; nil where no week has a value.
    fileprivate init?(weeksOf analysis: ExperimentAnalysis, id: String, title: String, in report: Report) {
        let phrases = report.phrases
        let means = analysis.weeks.compactMap(\.mean)
        guard let least = means.min(), let most = means.max(), let measure = analysis.measure else { return nil }
        let words = MetricWords(measure, report.analysis.trackers, phrases)
        // From 0: a small difference looks small.
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
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: description,
            headings: [phrases.weekOf, phrases.experiment, words.name, capitalized(phrases.daysName)],
            rows: analysis.weeks.reversed().map { week in
                [
                    phrases.shortDate(week.monday), "\(week.arm.rawValue), \(phrases.name(of: week.arm))",
                    week.mean.map { words.figure($0).text } ?? "–", phrases.numbers.text(week.days),
                ]
            })
    }
}
