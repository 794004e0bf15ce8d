import MarkdownNotes
import ProgressModel

/// German: `31. Oktober 2025`, `1.234,5`, `2.250,00 €`.
struct German: Phrases {
    let language = Language.german
    var tellsDays = false
    private static let format = NumberFormat(groupSeparator: UInt8(ascii: "."), decimalSeparator: UInt8(ascii: ","))

    let numbers: NumberFormat = German.format
    let money = MoneyFormat(numbers: German.format, symbolFirst: false)
}

extension German: DatePhrases {
    var monthNames: [String] { language.typedWords.monthNames }
    var shortMonthNames: [String] { germanShortMonths }
    var weekdayNames: [String] { language.typedWords.weekdayNames }
    var shortWeekdayNames: [String] { ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] }

    func date(_ day: Day) -> String { "\(dayAndMonth(day)) \(day.date.year)" }
    func dayAndMonth(_ day: Day) -> String { "\(day.dayOfMonth). \(monthName(day.date.month))" }
    func shortDate(_ day: Day) -> String { "\(shortDayAndMonth(day)) \(day.date.year)" }
    func shortDayAndMonth(_ day: Day) -> String {
        let date = day.date
        return numbers.text(date.day) + ". " + shortMonthName(date.month)
    }
    func weekdayAndNumber(_ day: Day) -> String {
        name(of: day.weekday) + ", " + numbers.text(day.dayOfMonth) + "."
    }
    func span(_ from: String, _ to: String) -> String { "\(from) bis \(to)" }
    func shortSpan(_ days: ClosedRange<Day>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        guard first < last else { return shortDayAndMonth(last) }
        let isOneMonth = first.yearMonth == last.yearMonth
        return span(isOneMonth ? numbers.text(first.date.day) + "." : shortDayAndMonth(first), shortDayAndMonth(last))
    }
}

extension German: FramePhrases {
    var siteName: String { "Mein Fortschritt" }
    var overview: String { "Übersicht" }
    var calendar: String { "Kalender" }
    var howCountingWorks: String { "So wird gezählt" }
    var week: String { "Woche" }
    var insights: String { "Muster" }
    var jokersPage: String { "Joker" }
    var mainNavigation: String { "Hauptmenü" }
    var skipToContent: String { "Zum Inhalt" }
    func asOf(_ date: String, time: String?) -> String {
        "Stand: \(date)\(time.map { ", \($0)\u{A0}Uhr" } ?? "")."
    }
    var showAsTable: String { "Als Tabelle zeigen" }
    func asTable(_ title: String) -> String { "\(title) als Tabelle" }
    var legend: String { "Legende" }
    var noteLabels: MarkdownLabels {
        MarkdownLabels(taskDone: "erledigt", taskOpen: "offen", backToReference: "zurück zum Text")
    }

    func servedAt(_ address: String, _ folder: String) -> String { "\(address) zeigt \(folder). Strg-C beendet es." }
    var pagesFollow: String { "Die Dateien haben sich geändert und mit ihnen die Seiten." }
    var filesHaveErrors: String { "In deinen Dateien ist ein Fehler." }
    var pageIsOfBefore: String {
        "Diese Seite zeigt, was vorher da war. Sie wird neu gemacht, sobald die Datei richtig ist."
    }
    var pageComesLater: String { "Noch gibt es nichts zu zeigen. Die Seite kommt, sobald die Datei richtig ist." }
    func andMoreProblems(_ count: Int) -> String { "und \(count) weitere; das Terminal nennt alle" }
}

private let germanShortMonths = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez.",
]
