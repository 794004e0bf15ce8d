import ReportMarkup

/// What the template of a tracker's page may name.
extension TrackerPage {
    /// What stands above the cards.
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
        .html("ready", "the card that offers avoidance, once a saboteur seems ready for it", { $0.ready }) {
            $0.write(to: &$2)
        },
        .html("calendar", "the card of the past year, once there is a day to show", { $0.calendar }) {
            $0.write(to: &$2)
        },
        .flag("hasCards", "whether there is any of the cards that follow") { $0.hasCards },
        .html("amounts", "the card of the last days of a counter or a number", { $0.amounts }) { $0.write(to: &$2) },
        .html("moods", "the card of moods over time, from twenty on", { $0.moods?.timeline }) { $0.write(to: &$2) },
        .html("moodWeekdays", "the card of moods by weekday", { $0.moods?.byWeekday }) { $0.write(to: &$2) },
        .html("moodParts", "the card of moods by part of the day", { $0.moods?.byPart }) { $0.write(to: &$2) },
        .html("moodLevels", "the card of moods beside sober, easy and wild days", { $0.moods?.besideLevels }) {
            $0.write(to: &$2)
        },
        .html("options", "the card of what was chosen", { $0.options }) { $0.write(to: &$2) },
        .html("moments", "the card of a saboteur's moments one by one, while there are few", { $0.patterns?.moments }) {
            $0.write(on: $1.frame.address, $1.frame.noteLabels, to: &$2)
        },
        .html("trend", "the card of a saboteur week by week", { $0.patterns?.trend }) { $0.write(to: &$2) },
        .html("timeOfDay", "the card of a saboteur's times of day, before there are hours", { $0.patterns?.timeOfDay })
        { $0.write(to: &$2) },
        .html("hours", "the card of a saboteur's hours and weekdays", { $0.patterns?.hours }) { $0.write(to: &$2) },
        .html("triggers", "the card of a saboteur's triggers", { $0.patterns?.triggers }) { $0.write(to: &$2) },
        .html("triggersByTime", "the card of triggers by time of day", { $0.patterns?.triggersByTime }) {
            $0.write(to: &$2)
        },
        .html("places", "the card of a saboteur's places", { $0.patterns?.places }) { $0.write(to: &$2) },
        .html("plans", "the card of plans that stand beside no risk time", { $0.plans }) { $0.write(to: &$2) },
        .html("archive", "the card of the streaks of earlier modes", { $0.archive }) { $0.write(to: &$2) },
        .html("notes", "the card of the latest notes", { $0.notes }) {
            $0.write(on: $1.frame.address, $1.frame.noteLabels, to: &$2)
        },
    ]
}
