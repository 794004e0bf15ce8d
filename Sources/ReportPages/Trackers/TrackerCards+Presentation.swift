import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    private static let amountDays = 30
    private static let visibleOptions = 12
    private static let latestNotes = 5

    /// What a tracker's mode has to show below its calendar; patterns only of what is noticed.
    func trackerCards(_ tracker: TrackerAnalysis) -> [TrackerPage.Card] {
        var cards: [TrackerPage.Card] = []
        if tracker.days.logs > 0 {
            if tracker.mode == .counter { cards.append(.columns(amountCard(tracker))) }
            if let options = optionList(tracker) { cards.append(.bars(options)) }
            if tracker.mode.kind == .saboteur { cards += patternCards(tracker) }
        }
        if let archive = archiveCard(tracker) { cards.append(.archive(archive)) }
        if let notes = notesCard(tracker) { cards.append(.notes(notes)) }
        return cards
    }

    private func amountCard(_ tracker: TrackerAnalysis) -> ColumnCard {
        let last = tracker.tracker.isActive ? today : tracker.days.range?.upperBound ?? today
        let first = max(
            last.advanced(by: 1 - Report.amountDays), min(last, tracker.days.range?.lowerBound ?? last))
        let days = Array(first...last)
        let goal = tracker.tracker.dailyGoal
        let totals = days.map(tracker.days.total(on:))
        let scale = ChartScale(
            upTo: max(totals.max() ?? .zero, goal ?? .zero), finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        let reached = goal.map { tracker.days.days(reaching: $0, in: first...last) }
        let title = phrases.lastDaysTitle(days.count)
        let columns = zip(days, totals).map { day, total in
            ColumnChart.Column(
                height: scale.height(total), tone: goal.map { total < $0 } ?? false ? .open : .good,
                label: "\(phrases.shortDayAndMonth(day)): \(counterTotal(tracker, on: day))")
        }
        let levels = goal.map { goal in
            [
                ColumnChart.Level(
                    columns: 0..<days.count, height: scale.height(goal),
                    text: phrases.goalLine(amountWords(goal, tracker)))
            ]
        }
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.day, tracker.tracker.unit.map { capitalized($0.text(in: language)) } ?? phrases.amount],
            rows: zip(days, totals).reversed().map { [phrases.shortDate($0), numbers.text($1)] })
        let chart = ColumnChart(
            id: "amounts", title: title, description: phrases.amountsDescription(days.count, reached),
            columns: columns, scale: scale.marks(numbers), names: dayNames(days), levels: levels ?? [], table: table)
        return ColumnCard(lead: "", remark: phrases.amountsDescription(days.count, reached), chart: chart)
    }

    /// Every tenth day back from the last has its name below.
    private func dayNames(_ days: [Day]) -> [(column: Int, text: String)] {
        stride(from: days.count - 1, through: 0, by: -10).reversed().map { ($0, phrases.shortDayAndMonth(days[$0])) }
    }

    private func optionList(_ tracker: TrackerAnalysis) -> BarList? {
        let sum = tracker.optionCounts.reduce(0, +)
        guard sum > 0 else { return nil }
        let most = tracker.optionCounts.max() ?? 0
        let percents = tracker.optionPercent
        let hasIcons = tracker.tracker.options.contains { $0.icon != nil }
        let order = tracker.optionCounts.indices.sorted { left, right in
            let (leftCount, rightCount) = (tracker.optionCounts[left], tracker.optionCounts[right])
            return leftCount == rightCount ? left < right : leftCount > rightCount
        }
        let items = order.map { index in
            let option = tracker.tracker.options[index]
            return BarList.Item(
                icon: hasIcons ? option.icon ?? "" : nil, name: option.name.text(in: language),
                value: numbers.text(tracker.optionCounts[index]), detail: phrases.percent(percents[index]),
                length: barLength(tracker.optionCounts[index], of: most))
        }
        return barList(
            "options", phrases.whatWasChosen, remark: phrases.choices(sum).text, .noticed, items,
            visible: Report.visibleOptions)
    }

    /// A list of which the first so many stand open; one more is shown than folded away alone.
    func barList(
        _ id: String, _ title: String, lead: String = "", remark: String = "", _ tone: BarList.Tone,
        _ items: [BarList.Item], visible: Int
    ) -> BarList {
        let shown = items.count <= visible + 1 ? items.count : visible
        return BarList(
            id: id, title: title, lead: lead, remark: remark, tone: tone, items: Array(items.prefix(shown)),
            hiddenItems: Array(items.dropFirst(shown)), more: phrases.moreOptions(items.count - shown))
    }

    private func archiveCard(_ tracker: TrackerAnalysis) -> ArchiveCard? {
        guard tracker.tracker.hasStreak, !tracker.archived.isEmpty else { return nil }
        let name = name(of: tracker)
        let items = tracker.archived.reversed().map { period in
            let walk = period.streak.walk
            let longest = period.streak.longest?.length ?? 0
            return ArchiveCard.Item(
                mode: phrases.mode(period.mode), span: span(walk.first, walk.last ?? walk.first),
                end: phrases.atTheEnd(streakFigure(period.mode, period.streak.current, name).text),
                longest: longest > period.streak.current
                    ? phrases.longestOfMode(phrases.days(longest).text) : "")
        }
        return ArchiveCard(title: phrases.earlierStreaks, items: items)
    }

    private func notesCard(_ tracker: TrackerAnalysis) -> NotesCard? {
        guard let range = tracker.days.range else { return nil }
        var items: [NotesCard.Item] = []
        for day in range.reversed() where tracker.days.count(on: day) > 0 {
            let logs = analysis.days.logs(on: day)
            let written = logs.filter { log in
                log.tracker == tracker.index && log.note?.contains { !$0.isWhitespace } ?? false
            }
            items += written.sorted { $0.instant > $1.instant }.map { log in
                NotesCard.Item(
                    date: "\(phrases.shortDate(day)), \(log.wallTime.hourAndMinute)", link: .day(day),
                    text: log.note ?? "")
            }
            if items.count >= Report.latestNotes { break }
        }
        guard !items.isEmpty else { return nil }
        return NotesCard(title: phrases.latestNotes, items: Array(items.prefix(Report.latestNotes)))
    }
}
