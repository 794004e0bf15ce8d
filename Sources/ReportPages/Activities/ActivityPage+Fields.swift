import ProgressAnalysis
import ReportMarkup

/// What the template of an activity's page may name.
extension ActivityPage {
    /// What is above the cards.
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
        .card("calendar", "the card of the past year by minutes", \.calendar),
        .card("weeks", "the card of the minutes week by week, from the second week on", \.weeks),
        .card("weekdays", "the card of the weekdays, from the fourth week on", \.weekdays),
        .card("parts", "the card of the kinds of sessions, which the public does not see", \.parts),
        .card("milestones", "the card of the streak's milestones, unless the list is empty", \.milestones),
        .card("sessions", "the card of the latest sessions, which the public does not see", \.sessions),
    ]
}
