import ProgressModel

extension English: FilesPhrases {
    var weeks: String { "Weeks" }
    var weeksDescription: String { "Every week with its report." }
    var weeksLede: String { "Each dot is a day. The latest week comes first." }
    func trackersLede(withAvoided: Bool, withHealed: Bool) -> String {
        "A dot is a day of the last 13 weeks: the larger, the more was logged."
            + (withAvoided ? " For habits you avoid, green is a day without, a ring a day with." : "")
            + (withHealed ? " A clover is a day that a joker healed." : "")
    }
    var trackersDescription: String { "Every tracker with its streak and its last 13 weeks." }
    func daysByWeek(withActivities: Bool, withAvoided: Bool) -> String {
        "Days with a log"
            + (withActivities ? ", of meditation and workout days that count" : "")
            + (withAvoided ? ", of what is avoided days without" : "") + ", by the first day of each week"
    }
    var forDevelopers: String { "For developers: Markdown" }
    func tileDescription(isAvoided: Bool) -> String {
        isAvoided
            ? "One dot a day, a column a week; green is a day without, a ring a day with."
            : "One dot a day, a column a week; the stronger, the more was logged."
    }
    func daysCounting(_ number: Int) -> Figure { counted(number, "day that counts", "days that count") }
    var last28Days: String { "Last 28 days" }
    func onLastDays(_ days: Int, of total: Int, planned: Bool, _ what: LastDays, healed: Int, paused: Int) -> String {
        let number = numbers.text(days)
        let all = (planned ? counted(total, "planned day", "planned days") : self.days(total)).text
        let on = "on \(number) of \(total == 28 ? "the last " : "")\(all)"
        let text =
            switch what {
            case .logged: on
            case .noticed: "noticed " + on
            case .goalReached: "goal reached " + on
            case .limitKept: "within the limit " + on
            case .without: "\(number) of \(all) without"
            }
        return text + (healed > 0 ? ", \(numbers.text(healed)) healed" : "")
            + (paused > 0 ? ", \(numbers.text(paused)) paused" : "")
    }

    var takeItWithYou: String { "Take it with you" }
    var filesLede: String { "Badges, pictures, feeds and every number, to use elsewhere." }
    var filesNeedAnAddress: String { "With a siteUrl in profile.json, the snippets carry the whole address." }
    var copySnippet: String { "Copy" }
    var copied: String { "Copied" }
    var heatmapsTitle: String { "A year to embed" }
    var heatmapsLede: String { "Light and dark in one file, of every streak and every tracker in use." }
    func daysOfThePastYear(_ number: Int) -> String { "\(days(number).text) in the past year" }
    var badgesTitle: String { "Badges" }
    var badgesLede: String { "For a README or any other page." }
    var todayAsRings: String { "today as rings" }
    var cardsTitle: String { "Pictures to share" }
    var cardsLede: String { "The calendar and the streak, without notes." }
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
