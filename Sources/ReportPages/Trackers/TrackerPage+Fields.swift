import ReportMarkup

/// What the template of a tracker's page may name.
extension TrackerPage {
    /// What is above the cards.
    static let headFields: [TemplateField<TrackerPage>] = [
        .html("heading", "the page's heading with the way to its neighbours") { page, html in
            html.head(page.pager, on: page.frame.address) { $0 += "<h1>\(emoji: page.icon) \(page.name)</h1>" }
        },
        .text("name", "the tracker's name") { $0.name },
        .text("icon", "the tracker's emoji") { $0.icon },
        .text("style", "the class of its colour; empty for a saboteur without one") { $0.style },
        .text("prompt", "what the tracker asks, if it asks anything") { $0.prompt ?? "" },
        .flag("hasTags", "whether there are short words about the tracker") { !$0.tags.isEmpty },
        .list(
            "tags", "short words about the tracker, such as its mode", { $0.tags }, [.text("tag", "the words") { $0 }]),
        .text("remark", "why there is little to see: at rest, not begun, nothing logged") { $0.remark ?? "" },
        .html("streak", "the card of the streak, if the tracker has one", { $0.streak }) { $2 += $0.html() },
        .html("facts", "the large numbers in a row", { $0.facts.isEmpty ? nil : $0.facts }) {
            $2.facts($0, $1.streak == nil ? "" : "facts-tracker", on: $1.frame.address)
        },
    ]

    /// The calendar, and the cards around it.
    static let cardFields: [TemplateField<TrackerPage>] = [
        .card("ready", "the card that offers avoidance, once a saboteur seems ready for it", \.ready),
        .card("calendar", "the card of the past year, once there is a day to show", \.calendar),
        .flag("hasCards", "whether there is any of the cards that follow") { $0.hasCards },
        .card("amounts", "the card of the last days of a counter or a number", \.amounts),
        .card("moods", "the card of moods over time, from twenty on", \.moods),
        .card("moodWeekdays", "the card of moods by weekday", \.moodWeekdays),
        .card("moodParts", "the card of moods by part of the day", \.moodParts),
        .card("moodLevels", "the card of moods beside sober, easy and wild days", \.moodLevels),
        .card("options", "the card of what was chosen", \.options),
        .card("moments", "the card of a saboteur's moments one by one, while there are few", \.moments),
        .card("trend", "the card of a saboteur week by week", \.trend),
        .card("timeOfDay", "the card of a saboteur's times of day, before there are hours", \.timeOfDay),
        .card("hours", "the card of a saboteur's hours and weekdays", \.hours),
        .card("triggers", "the card of a saboteur's triggers", \.triggers),
        .card("triggersByTime", "the card of triggers by time of day", \.triggersByTime),
        .card("places", "the card of a saboteur's places", \.places),
        .card("plans", "the card of the plans that are not beside a risk time", \.plans),
        .card("archive", "the card of the streaks of earlier modes", \.archive),
        .card("notes", "the card of the latest notes", \.notes),
    ]
}
