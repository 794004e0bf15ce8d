import MarkdownNotes
import ProgressModel

/// English, as written in Europe: `31 October 2025`, `1,234.5`, `€2,250.00`.
struct English: Phrases {
    let language = Language.english
    var tellsDays = false
    private static let format = NumberFormat(groupSeparator: UInt8(ascii: ","), decimalSeparator: UInt8(ascii: "."))

    let numbers: NumberFormat = English.format
    let money = MoneyFormat(numbers: English.format, symbolFirst: true)
}

extension English: DatePhrases {
    var monthNames: [String] { language.typedWords.monthNames }
    var shortMonthNames: [String] { englishShortMonths }
    var weekdayNames: [String] { language.typedWords.weekdayNames }
    var shortWeekdayNames: [String] { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] }

    func date(_ day: Day) -> String { "\(dayAndMonth(day)) \(day.date.year)" }
    func dayAndMonth(_ day: Day) -> String { "\(day.dayOfMonth) \(monthName(day.date.month))" }
    func shortDate(_ day: Day) -> String { "\(shortDayAndMonth(day)) \(day.date.year)" }
    func shortDayAndMonth(_ day: Day) -> String {
        let date = day.date
        return numbers.text(date.day) + " " + shortMonthName(date.month)
    }
    func weekdayAndNumber(_ day: Day) -> String { name(of: day.weekday) + " " + numbers.text(day.dayOfMonth) }
    func span(_ from: String, _ to: String) -> String { "\(from) to \(to)" }
    func shortSpan(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return shortDayAndMonth(last) }
        let isOneMonth = first.yearMonth == last.yearMonth
        return span(isOneMonth ? numbers.text(first.date.day) : shortDayAndMonth(first), shortDayAndMonth(last))
    }
}

extension English: FramePhrases {
    var siteName: String { "My progress" }
    var overview: String { "Overview" }
    var calendar: String { "Calendar" }
    var howCountingWorks: String { "How counting works" }
    var week: String { "Week" }
    var insights: String { "Insights" }
    var jokersPage: String { "Jokers" }
    var mainNavigation: String { "Main" }
    var skipToContent: String { "Skip to content" }
    func asOf(_ date: String, time: String?) -> String {
        "As of \(date)\(time.map { ", " + $0 } ?? "")."
    }
    var showAsTable: String { "Show as table" }
    func asTable(_ title: String) -> String { "\(title) as table" }
    var legend: String { "Legend" }
    var noteLabels: MarkdownLabels {
        MarkdownLabels(taskDone: "done", taskOpen: "open", backToReference: "back to the text")
    }

    func servedAt(_ address: String, _ folder: String) -> String { "\(address) shows \(folder). Ctrl-C ends it." }
    var pagesFollow: String { "The files have changed, and the pages with them." }
    var filesHaveErrors: String { "There is an error in your files." }
    var pageIsOfBefore: String {
        "This page shows what was there before. It is made again as soon as the file is right."
    }
    var pageComesLater: String { "There is nothing to show yet. The page comes as soon as the file is right." }
    func andMoreProblems(_ count: Int) -> String { "and \(count) more; the terminal names all of them" }
}

private let englishShortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
