import ReportMarkup
import ReportWords

/// The weeks before the current one, where nothing else stands beside the month.
struct EarlierWeeksCard: Sendable {
    /// As many are as high as the calendar together with the current week.
    private static let most = 5

    let title: String
    /// The latest first; never empty.
    let weeks: [WeekIndexRow]

    /// Nil in the first week.
    init?(in report: Report) {
        // The last is the running one.
        let earlier = report.weeks.dropLast()
        guard !earlier.isEmpty else { return nil }
        title = report.phrases.earlierWeeks
        weeks = earlier.suffix(EarlierWeeksCard.most).reversed().map { WeekIndexRow($0, in: report) }
    }

    func write(on page: PageAddress, to html: inout HTML) {
        html.card("week-index lately", id: "h-weeks", heading: "\(arrow: Link(.weeks), on: page, title)") {
            $0 += "<ol>\(each: weeks, { $0.html(on: page) })</ol>"
        }
    }
}
