import ProgressAnalysis
import ProgressModel
import ReportWords

extension Card {
    private static let trendWeeks = 26

    /// How often a saboteur was noticed week by week.
    static func trend(of tracker: TrackerAnalysis, in report: Report) -> Card {
        let phrases = report.phrases
        let trend = tracker.insights.trend
        let weeks = Array(trend.weeks.suffix(trendWeeks))
        let scale = ChartScale(upTo: FixedDecimal(weeks.map(\.count).max() ?? 0))
        let columns = weeks.enumerated().map { index, week in
            ColumnChart.Column(
                week.week, height: scale.height(FixedDecimal(week.count)), words: phrases.moments(week.count).text,
                isRunning: index == weeks.count - 1, phrases)
        }
        let table = DataTable(
            phrases, phrases.weekByWeek, headings: [phrases.weekOf, phrases.momentsHeading],
            rows: weeks.reversed().map { [phrases.shortDate($0.week.monday), report.numbers.text($0.count)] })
        let chart = ColumnChart(
            id: "trend", title: phrases.weekByWeek, description: phrases.weekByWeekDescription(weeks.count),
            columns: columns, scale: scale.marks(report.numbers),
            names: ColumnChart.monthNames(of: weeks.map(\.week), phrases),
            levels: tracker.isActive ? means(trend, scale, weeks.count, phrases) : [],
            table: table)
        return .chart(.trend, chart, Finding(trendOf: tracker, phrases))
    }

    /// The two means that are compared, each over its four weeks.
    private static func means(
        _ trend: WeeklyTrend, _ scale: ChartScale, _ count: Int, _ phrases: Phrases
    ) -> [ColumnChart.Level] {
        guard let comparison = trend.comparison else { return [] }
        let last = count - 1
        return [
            (comparison.meanBefore, (last - 8)..<(last - 4)), (comparison.recentMean, (last - 4)..<last),
        ].map { mean, columns in
            let number = phrases.numbers.text(mean)
            return ColumnChart.Level(
                columns: columns, height: scale.height(mean), text: phrases.meanLine(number), number: number)
        }
    }
}

extension Finding {
    /// How the last four weeks compare with the four before, in words; a tracker at rest is not compared.
    init(trendOf tracker: TrackerAnalysis, _ phrases: Phrases) {
        guard tracker.isActive else {
            self.init()
            return
        }
        let trend = tracker.insights.trend
        guard let comparison = trend.comparison else {
            self.init(remark: phrases.tooFewWeeks)
            return
        }
        let recent = phrases.numbers.text(comparison.recentMean)
        let before = phrases.numbers.text(comparison.meanBefore)
        let means = phrases.trendMeans(recent, before)
        let progress = trend.progressPercent.map { percent in
            let (last, first) = (trend.lastFourWeeks ?? 0, trend.firstFourWeeks ?? 0)
            return " " + phrases.progress(percent, last: last, first: first)
        }
        let claim = comparison.claim.map { phrases.trend($0, tracker.mode) }
        self.init(lead: claim ?? phrases.trendBeside(recent, before: before), remark: means + (progress ?? ""))
    }
}
