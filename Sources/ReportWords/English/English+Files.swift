import ProgressModel

extension English: FilesPhrases {
    var weeks: String { "Weeks" }
    var weeksDescription: String { "Every week with its report." }
    var weeksLede: String { "Each dot is a day. The latest week comes first." }
    var trackersLede: String {
        "A dot is a day of the last 13 weeks: the larger, the more was logged. Of what is avoided a large dot is a day without it."
    }
    var trackersDescription: String { "Every tracker with its streak and its last 13 weeks." }
    var daysWithLogByWeek: String { "Days with a log, by the first day of each week" }
    var tileDescription: String { "One dot a day, a column a week; the stronger, the more was logged." }
    var last28Days: String { "Last 28 days" }
    func onDaysOfLast28(_ days: Int, _ mode: Tracker.Mode?) -> String {
        let text = "on \(numbers.text(days)) of 28 days"
        return switch mode {
        case .awareness: "noticed " + text
        case .avoidance: "happened " + text
        default: text
        }
    }
    var nothingToCompareYet: String { "There is nothing to compare yet. The first weeks will bring it." }

    var takeItWithYou: String { "Take it with you" }
    var filesLede: String { "Badges, pictures, feeds and every number, to use elsewhere." }
    var filesNeedAnAddress: String { "With a siteUrl in profile.json, the snippets carry the whole address." }
    var copySnippet: String { "Copy" }
    var copied: String { "Copied" }
    var badgesTitle: String { "Badges" }
    var badgesLede: String { "For a README or a page of your own." }
    var todayAsRings: String { "today as rings" }
    var cardsTitle: String { "Pictures to share" }
    var cardsLede: String { "The calendar and the streak; no notes and no trackers." }
    var feedsTitle: String { "To subscribe" }
    var feedsLede: String { "For a feed reader and a calendar." }
    var feedNote: String { "a feed of the weeks" }
    var remindersNote: String { "a calendar of your reminders" }
    var dataTitle: String { "Texts and data" }
    var dataLede: String { "For an e-mail, a notebook or a program." }
    var summaryName: String { "The whole report" }
    var summaryNote: String { "as Markdown" }
    var everyNumber: String { "Every number" }
    var everyNumberNote: String { "as JSON" }
}
