import Counting
import Markup
import Model
import Wording

/// The log sheet, on which a person records things with one tap or a few words.
///
/// Only a server shows it, and renders it for each request; a site of files has no such page.
package struct LogPage: SitePage {
    package let frame: Frame
    let sheet: LogSheet
    var report: Report { frame.report }
    /// Nil if the sheet is about something else; also on a whole sheet for the aim of habits, if there are no levels.
    let levels: LevelForm?
    /// Whether the whole sheet begins with the trackers, and has a link to the levels.
    let isOfHabits: Bool
    /// The activities that the person does, and the others on the whole sheet; nil if there aren't any.
    let usedSessions, otherSessions: [LogItem]?
    let trackers: [LogItem]
    /// Whether the sheet has everything.
    var isWhole: Bool { sheet.part == nil }

    package static let template = PageTemplate<LogPage>(
        "log",
        [
            .text("name", "the page's name") { $0.frame.language.phrases.logSheet },
            .text("dayName", "the day that is written about, in words") { page in
                capitalized(page.report.phrases.dayName(page.sheet.day, today: page.report.today))
            },
            .html("days", "the last seven days, and a field for another date") { $1 += $0.daysHTML },
            .html("message", "what was written, with the way to undo it") { $1 += $0.message },
            .html("experiment", "the line of the experiment that goes on", { RunningExperiment(in: $0.report) }) {
                $2 += $0.html()
            },
            .html(
                "tonight", "what usually happens in hard hours, which the script shows when it is time",
                { page in
                    let isOfToday = page.isWhole && page.sheet.day == page.report.today
                    let cards = isOfToday ? TonightCard.all(in: page.report) : []
                    return cards.isEmpty ? nil : cards
                }
            ) { cards, page, html in
                for card in cards { html += card.html(on: page.frame.address) }
            },
            .html("levels", "the buttons of the levels", \.levels) { $2 += $1.html($0) },
            .html("marks", "the last four weeks, whose days are marked with a tap", \.levels) {
                $2 += $1.marks
            },
            .html("written", "what is written down for the day") { $1 += $0.writtenHTML },
            .html("minutes", "the forms of the activities that the person does", { $0.usedSessions }) {
                $2 += $1.html($0)
            },
            .html(
                "habits", "the forms of the trackers, where these come first",
                { $0.isOfHabits && !$0.trackers.isEmpty ? $0.trackers : nil }
            ) {
                $2 += $1.html($0)
            },
            .html(
                "trackers", "the forms of the trackers, where these do not come first",
                { $0.isOfHabits || $0.trackers.isEmpty ? nil : $0.trackers }
            ) {
                $2 += $1.html($0)
            },
            .html(
                "drinks", "the way to the levels, where they are not on the sheet", { $0.isOfHabits ? $0 : nil }
            ) { $2 += $0.wayToLevels },
            .html("more", "the forms of the other activities, folded up", { $0.otherSessions }) {
                $2 += $1.more($0)
            },
            .html("note", "the form of the day's note", { $0.isWhole ? $0 : nil }) { $2 += $0.note },
            .html("all", "the way to the whole sheet, where only a part is shown", { $0.isWhole ? nil : $0 }) {
                $2 += $0.wayToAll
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [] }

    package init?(at address: PageAddress, in report: Report) { nil }

    /// The sheet of a report.
    package init(_ sheet: LogSheet, in report: Report) {
        self.sheet = sheet
        var frame = report.frame(
            .log, title: report.title(report.phrases.logSheet), description: report.phrases.logSheetDescription,
            marksToday: true)
        isOfHabits = sheet.part == nil && report.lead == .habits && !report.hasLevels
        switch sheet.part {
        case nil where isOfHabits: levels = nil
        case nil, .level: levels = LevelForm(sheet, in: report)
        default: levels = nil
        }
        if levels != nil { frame.skipTarget = LogForm.level.id }
        self.frame = frame
        let sessions = LogItem.sessions(sheet, in: report)
        let used = sessions.filter { $0.isUsed || sheet.part != nil }.map(\.item)
        let others = sessions.filter { !$0.isUsed && sheet.part == nil }.map(\.item)
        (usedSessions, otherSessions) = (used.isEmpty ? nil : used, others.isEmpty ? nil : others)
        switch sheet.part {
        case nil, .tracker: trackers = LogItem.trackers(sheet, in: report)
        default: trackers = []
        }
    }

    /// `🍀 29 days, 2 jokers · Saved €3,120`, after the person's aim: `10 sober days`, or the week with a goal.
    var totals: String {
        guard report.hasLevels else { return "" }
        let (analysis, phrases) = (report.analysis, report.phrases)
        let (streak, week) = (analysis.noalc.streak, analysis.leadingWeek)
        let lead: String? =
            analysis.saysStop
            ? analysis.sobriety.shown.map { phrases.soberDays($0.length).text }
            : week.map { phrases.drinksAnswer($0, isLast: false) }
        // If the aim is shown, a streak of 0 isn't.
        let hasStreak = !analysis.saysStop && week == nil || streak.current > 0
        let jokers = streak.shownRewards > 0 ? ", " + phrases.jokers(streak.shownRewards) : ""
        let length = hasStreak ? "🍀 " + phrases.levelLength(analysis.noalc).text + jokers : nil
        let saved = analysis.savings?.words(phrases).map { "\($0.label) \($0.amount)" }
        return [lead, length, saved].compactMap(\.self).joined(separator: " · ")
    }
}
