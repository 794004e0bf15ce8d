import ProgressAnalysis
import ReportMarkup

/// What the template of an activity's page may name.
extension ActivityPage {
    /// What stands above the cards.
    static let headFields: [TemplateField<ActivityPage>] = [
        .html("heading", "the page's heading with the way to the other activity") { page, html in
            html.head(
                heading: "\(emoji: page.icon) \(page.name)", lede: page.lede, beside: page.neighbour,
                on: page.frame.address)
        },
        .text("name", "the activity's name") { $0.name },
        .text("icon", "the activity's emoji") { $0.icon },
        .text("activity", "`meditation` or `workout`, for classes") { $0.activity.rawValue },
        .text("lede", "what counts for the activity, in a sentence") { $0.lede },
        .html("streak", "the card of the streak") { $1 += $0.streak.html() },
        .html("facts", "the large numbers in a row") { $1.facts($0.facts, "facts-tracker", on: $0.frame.address) },
    ]

    /// The calendar, and the cards below it.
    static let cardFields: [TemplateField<ActivityPage>] = [
        .html("calendar", "the card of the past year by minutes") { $0.calendar.write(on: $0.frame.address, to: &$1) },
        .html("weeks", "the card of the minutes week by week, from the second week on", { $0.weeks }) {
            $0.write(to: &$2)
        },
        .html("weekdays", "the card of the weekdays, from the fourth week on", { $0.weekdays }) { $0.write(to: &$2) },
        .html("parts", "the card of the kinds of sessions, which the public does not see", { $0.parts }) {
            $0.write(to: &$2)
        },
        .html("milestones", "the card of the streak's milestones, unless the list is empty", { $0.milestones }) {
            $0.write(on: $1.frame.address, to: &$2)
        },
        .html("sessions", "the card of the latest sessions, which the public does not see", { $0.sessions }) {
            $0.write(on: $1.frame.address, to: &$2)
        },
    ]
}
