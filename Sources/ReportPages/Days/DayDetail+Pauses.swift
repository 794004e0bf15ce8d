import ProgressModel
import ReportWords

extension DayDetail.Remark {
    /// A line for each pause that a day lies in.
    static func pauses(on day: Day, in report: Report) -> [DayDetail.Remark] {
        report.profile.pauses.filter { $0.span.contains(day) }.compactMap { $0.words(in: report) }.map {
            DayDetail.Remark(symbol: .paused, text: report.phrases.paused($0))
        }
    }
}
