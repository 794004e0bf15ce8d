import Counting
package import Markup
import Model
package import Wording

/// Overviews of the current month and week, and the person's own reason.
extension Card {
    /// The current month as a ring calendar; nil if no ring is ever drawn.
    static func month(in report: Report) -> Card? {
        guard report.drawsRings else { return nil }
        let month = report.today.yearMonth
        let totals = SpanTotals(report.analysis, in: month.firstDay...month.lastDay)
        let counted =
            report.tellsDrinksFirst
            ? [report.drinks(totals).text]
            : report.lead == .less
                ? report.levelCounts(totals).map(\.text) : [report.phrases.soberAndHealed(totals.sober, totals.healed)]
        let summary = (counted + report.missing(totals).map(\.text)).joined(separator: ", ")
        return Card(
            .month, style: "month", title: report.phrases.text(month), link: Link(.month(month)),
            aside: report.knownDays(totals) > 0 ? summary : "",
            [.drawing(RingCalendar(month, totals, isGlance: true, in: report))])
    }

    /// The current week: its rings, its numbers with a sentence, and the days of the reports' weeks if these begin on
    /// another weekday than the calendar's.
    static func week(in report: Report) -> Card {
        let (phrases, weekStart) = (report.phrases, report.profile.weekStart)
        let week = Week(containing: report.today)
        let totals = SpanTotals(report.analysis, in: week.days)
        var figures: [Figure] = []
        if totals.levelDays > 0 {
            // With the aim to drink less, the ring already shows the drinks.
            figures +=
                report.lead == .less
                ? report.levelCounts(totals) : [phrases.soberDays(totals.sober, of: totals.levelDays)]
        }
        figures += report.missing(totals)
        if report.hasMindfulness { figures.append(phrases.mindfulMinutes(totals.mindfulnessMinutes)) }
        if report.hasWorkouts { figures.append(phrases.workoutDays(totals.workoutDays)) }
        if figures.isEmpty || report.leadsByHabits, let habits = report.habitSentence(week) {
            figures.insert(habits, at: 0)
        }
        let hasRemark = figures.isEmpty || report.hasLevels && report.lead != .less
        let summary = WeekNumbers(figures: figures, remark: hasRemark ? remark(on: totals, in: report) : "")
        return Card(
            .week, style: "week", title: phrases.thisWeek, link: Link(.week(week)),
            aside: phrases.span(phrases.dayAndMonth(week.monday), phrases.dayAndMonth(week.sunday)),
            [
                report.drawsRings ? .drawing(SevenDays(week, in: report)) : nil, .drawing(summary),
                weekStart == .monday ? nil : .lead(phrases.reportsBeginOnMonday(weekStart), "iso"),
            ])
    }

    private static func remark(on totals: SpanTotals, in report: Report) -> String {
        let phrases = report.phrases
        guard totals.decidedDays > 0 else { return phrases.weekIsOpen }
        // The day of the last drink isn't sober, also while it is open or rests.
        let days = max(totals.decidedDays, totals.levelDays)
        if totals.sober == days { return phrases.soberWeekSoFar }
        if totals.steady == days { return phrases.steadyWeekSoFar }
        return totals.healed > 0 && totals.steady + totals.healed == totals.decidedDays
            ? phrases.healedInWeek(totals.healed, streak: report.profile.levelStreakName(phrases))
            : phrases.everyDayIsANewStart
    }

    /// The maximum number of characters of a title.
    private static let titleLength = 80

    /// The person's own reason, as Markdown; a heading in it replaces the default one.
    static func why(in report: Report) -> Card? {
        guard let why = report.analysis.history.why, why.contains(where: { !$0.isWhitespace }) else { return nil }
        let (labels, ours) = (report.phrases.noteLabels, report.phrases.why)
        let lines = why.drop { $0.isWhitespace }.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix("# "), let text = lines.dropFirst().first,
            text.contains(where: { !$0.isWhitespace })
        else {
            return Card(.why, title: ours, [.drawing(WhyText(why, titled: ours, labels))])
        }
        let own = MarkdownNotes.plainText(String(first), limit: titleLength)
        let title = own.isEmpty ? ours : own
        return Card(.why, title: title, [.drawing(WhyText(String(text), titled: title, labels))])
    }
}

/// The numbers of the current week so far.
package struct WeekNumbers: Drawing {
    package let figures: [Figure]
    package let remark: String

    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <p class="summary">\
            \(each: figures.enumerated(), { "\(if: $0 > 0, ", ")\($1)" })\(if: !figures.isEmpty, ". ")\(remark)</p>
            """
    }
}

/// The person's own reason: the first words, which open the rest.
package struct WhyText: Drawing {
    package let markdown: String
    /// The beginning of its first paragraph; the title if it doesn't begin with prose.
    let opening: String
    /// The text after the first paragraph; the whole text if the opening is shortened.
    private let rest: String
    private let labels: MarkdownLabels
    private static let openingLength = 140

    init(_ markdown: String, titled title: String, _ labels: MarkdownLabels) {
        let lines = markdown.lines.drop(while: \.isBlank)
        let after = lines.drop { !$0.isBlank }
        let first = lines.prefix(lines.count - after.count).joined(separator: "\n").firstProse(limit: .max)
        let isWhole = first.map { $0.count <= WhyText.openingLength } ?? false
        opening = first?.firstProse(limit: WhyText.openingLength) ?? title
        rest = isWhole ? after.joined(separator: "\n") : markdown
        (self.markdown, self.labels) = (markdown, labels)
    }

    package func write(on page: PageAddress, to html: inout HTML) {
        let options = MarkdownOptions(topHeadingLevel: 3, idPrefix: "why-", labels: labels)
        guard rest.contains(where: { !$0.isWhitespace }) else {
            return html += #"<p class="why-opening written" dir="auto">\#(opening)</p>"#
        }
        html += """
            <details class="written"><summary class="why-opening"><span dir="auto">\(opening)</span></summary>\
            <div class="why-text written" dir="auto">\({ $0.safe(MarkdownNotes.render(rest, options: options)) })</div>\
            </details>
            """
    }
}

extension RingCalendar: Drawing {
    package func write(on page: PageAddress, to html: inout HTML) {
        html.ringCalendar(self, on: page, namesCells: false)
    }
}

extension Card {
    /// A heatmap of the past year; nil without levels and rings of habits.
    ///
    /// With a goal of drinks it has a row with the result of each week.
    static func pastYear(in report: Report) -> Card? {
        guard report.hasLevels || report.drawsHabits else { return nil }
        let (phrases, today) = (report.phrases, report.today)
        let year = YearHalves(in: report, title: report.heatTitle, description: report.heatDescription)
        let days = (year.firstDays.first ?? today)...today
        let scale = HeatScale(of: days, in: report)
        let columns = report.lead == .less ? year.firstDays : []
        let goalWeeks = columns.reduce(into: [:]) { $0[$1] = GoalWeek(columnOf: $1, in: report) }
        let besides = Besides(
            DataTable(shadesOf: year.firstDays, title: year.name, in: days, in: report),
            sharing: report.drawsHabits ? .habits : .streak, in: report)
        return Card(
            .pastYear, style: "year", title: report.drawsHabits ? "\(year.name): \(phrases.habits)" : year.name,
            link: Link(.year(today.date.year)),
            // The savings already contain the number of all sober days.
            count: report.leading.map { phrases.daysWithAllHabits($0.goodDays(in: days, of: report)) }
                ?? (report.lead == .stop && report.analysis.savings != nil ? nil : report.countedDaysFigure(in: days)),
            [
                .drawing { page, html in
                    html.yearHalves(
                        year, "heat",
                        below: goalWeeks.isEmpty
                            ? nil : { if let week = goalWeeks[$0] { $3 += week.html(x: $1, y: $2) } }
                    ) { day, x, y, html in html.heatSquare(HeatCell(day, in: report), x: x, y: y) }
                    html.heatScale(scale, on: page)
                    html += GoalWeek.legend(of: Array(goalWeeks.values))
                }, .drawing(besides),
            ])
    }

    /// The weeks before the current one, latest first, as many as fit beside the calendar; nil in the first week.
    static func earlierWeeks(in report: Report) -> Card? {
        let weeks = report.weeks.dropLast().suffix(5).reversed().map { WeekIndexRow($0, in: report) }
        guard !weeks.isEmpty else { return nil }
        return Card(
            .earlierWeeks, style: "week-index lately", title: report.phrases.earlierWeeks, link: Link(.weeks),
            [.drawing { page, html in html += "<ol>\(each: weeks, { $0.html(on: page) })</ol>" }])
    }
}

/// The active trackers, those with the longest streaks first.
package struct TrackerCard: Drawing {
    /// A tracker, and its last days.
    package struct Item: Sendable {
        package let tile: TrackerTile
        /// Whether each of the last days was good, ascending; empty if only the streak may be shown.
        package let lastDays: [Bool]
    }

    package let items: Folded<Item>
    /// The link to all trackers; nil if there is no such page, and the others unfold.
    let all: Link?
    /// The number of last days that are shown.
    package static let dayCount = 14

    /// Writes the trackers side by side, each with a link to its page.
    package func write(on page: PageAddress, to html: inout HTML) {
        let tiles = { (items: [Item]) -> HTML in #"<ul class="tiles">\#(each: items, { $0.tile.html(on: page) })</ul>"#
        }
        guard let all, !items.hidden.isEmpty else { return html += items.html(tiles) }
        html += #"\#(tiles(items.shown))<p class="to-all">\#(arrow: all, on: page, items.more)</p>"#
    }
}

extension Card {
    /// The number of trackers shown at first: a row on a wide screen.
    private static let visibleTrackers = 4

    /// The active trackers, those with the longest streaks first; nil if there aren't any.
    static func trackers(in report: Report) -> Card? {
        // A single tracker is already shown on the page.
        if case .tracker = report.soleHabit, report.analysis.trackers.filter(\.isActive).count == 1 { return nil }
        let phrases = report.phrases
        let own = report.analysis.trackers.filter(\.tracker.isActive).map { tracker in
            (length: tracker.streak?.currentDays ?? -1, item: TrackerCard.Item(tracker, in: report))
        }
        let shared = report.analysis.sharedTrackers.map {
            (length: $0.current * $0.unit.days, item: TrackerCard.Item(tile: TrackerTile($0, in: report), lastDays: []))
        }
        // A week counts as seven days. Equal ones stay in file order, which the comparison has to ensure.
        let all = (own + shared).enumerated().sorted { left, right in
            (right.element.length, left.offset) < (left.element.length, right.offset)
        }.map(\.element.item)
        guard !all.isEmpty else { return nil }
        let link = own.isEmpty ? nil : Link(.trackers)
        let tiles = TrackerCard(items: Folded(all, visible: visibleTrackers) { phrases.more($0) }, all: link)
        let table = DataTable(
            phrases, phrases.trackers, headings: [phrases.trackers, phrases.streak, phrases.last28Days],
            rows: all.map { item in
                [item.tile.name, item.tile.figure?.text ?? "–", item.tile.words.isEmpty ? "–" : item.tile.words]
            })
        return Card(
            .trackers, style: "trackers", title: phrases.trackers, link: link,
            aside: phrases.longestFirst, [.drawing(tiles), .table(table)])
    }
}

extension TrackerCard.Item {
    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let today = report.today
        let first = max(
            today.advanced(by: 1 - TrackerCard.dayCount), min(today, report.analysis.days.first))
        tile = TrackerTile(tracker, in: report)
        lastDays =
            tracker.streak == nil ? [] : (first...today).map { report.analysis.isDone(.tracker(tracker), on: $0) }
    }
}
