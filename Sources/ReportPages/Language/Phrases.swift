import ProgressModel

/// Everything the pages say, in one language; a page's own words are in a protocol of that page.
protocol Phrases: DatePhrases, FramePhrases, DayPhrases, OverviewPhrases, CalendarPhrases, AboutPhrases, YearsPhrases,
    WeekPhrases,
    TrackerPhrases, InsightsPhrases, RewardsPhrases, MilestonePhrases
{
    var numbers: NumberFormat { get }
    var money: MoneyFormat { get }
}

extension Phrases {
    /// A number and the word that follows it, in the singular for 1.
    func counted(_ number: Int, _ one: String, _ many: String) -> Figure {
        Figure(numbers.text(number), number == 1 ? one : many)
    }
}

extension Language {
    var phrases: any Phrases {
        switch self {
        case .english: English()
        case .german: German()
        }
    }
}
