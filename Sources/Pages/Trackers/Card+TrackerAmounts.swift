import Counting
import Model
import Wording

extension Card {
    private static let (amountDays, valueDays) = (30, 90)

    /// The totals of a counter on the last days, with the goal; nil for other modes and without logs.
    static func amounts(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard tracker.mode == .counter, let range = tracker.days.range else { return nil }
        let phrases = report.phrases
        let last = tracker.isActive ? report.today : range.upperBound
        let first = max(last.advanced(by: 1 - amountDays), min(last, range.lowerBound))
        let days = Array(first...last)
        let totals = days.map(tracker.days.total(on:))
        let (target, goal) = (tracker.target, tracker.dailyGoal)
        let scale = ChartScale(
            upTo: max(totals.max() ?? .zero, tracker.targetAmount ?? .zero),
            finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        var words = phrases.amountsDescription(
            days.count, goal.map { tracker.days.days(meeting: .goal($0), in: first...last) })
        let logged = days.count { tracker.days.count(on: $0) > 0 }
        if let target, goal == nil, logged > 0 {
            words += " " + phrases.limitDescription(tracker.days.days(meeting: target, in: first...last), of: logged)
        }
        let title = phrases.lastDaysTitle(days.count)
        let columns = zip(days, totals).map { day, total in
            ColumnChart.Column(
                height: tracker.days.value(on: day).isKnown ? scale.height(total) : nil, tone: tone(of: total, target),
                label: "\(phrases.shortDayAndMonth(day)): \(report.total(tracker, on: day) ?? "–")")
        }
        let levels = tracker.targetAmount.map { amount in
            ColumnChart.Level(
                columns: 0..<days.count, height: scale.height(amount), text: line(of: tracker, in: report))
        }
        let unit = tracker.unit.map { capitalized($0.text(in: report.language)) }
        let table = DataTable(
            phrases, title, headings: [phrases.day, unit ?? phrases.amount],
            rows: zip(days, totals).reversed().map { day, total in
                [phrases.shortDate(day), tracker.days.value(on: day).isKnown ? report.numbers.text(total) : "–"]
            })
        let chart = ColumnChart(
            id: "amounts", title: title, description: words, columns: columns, scale: scale.marks(report.numbers),
            names: dayNames(days, phrases), levels: levels.map { [$0] } ?? [], table: table)
        return .chart(.amounts, chart, Finding(remark: words))
    }

    /// A number's values on the last days, with their mean and the goal or limit; nil for other modes and without
    /// values.
    static func values(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard tracker.mode == .number, let range = tracker.days.range, let end = tracker.days.lastValueDay else {
            return nil
        }
        // If there are no recent values, the days up to the last value are shown.
        let last =
            end.distance(to: report.today) < valueDays / 2 && tracker.isActive
            ? report.today : end
        let first = max(last.advanced(by: 1 - valueDays), min(last, range.lowerBound))
        guard let mean = tracker.days.mean(in: first...last) else { return nil }
        let (phrases, days) = (report.phrases, Array(first...last))
        let values = days.map { tracker.days.value(on: $0).isKnown ? tracker.days.total(on: $0) : nil }
        let drawn = values.compactMap(\.self) + [tracker.targetAmount].compactMap(\.self)
        let scale = ChartScale(
            from: drawn.min() ?? .zero, upTo: drawn.max() ?? .zero,
            finest: FixedDecimal(billionths: FixedDecimal.unit / 1000))
        let title = phrases.lastDaysTitle(days.count)
        let columns = zip(days, values).map { day, value in
            ColumnChart.Column(
                height: value.map(scale.height), tone: .noticed,
                label: "\(phrases.shortDayAndMonth(day)): \(report.total(tracker, on: day) ?? "–")")
        }
        let meanText = Figure(mean.value, of: tracker, in: report).text
        let description = phrases.valuesDescription(meanText, of: mean.days)
        // Both lines cross all days, so one text names both.
        let names = [phrases.meanLine(meanText), line(of: tracker, in: report)].filter { !$0.isEmpty }
        var levels = [
            ColumnChart.Level(
                columns: 0..<days.count, height: scale.height(mean.value), text: names.joined(separator: " · "))
        ]
        if let amount = tracker.targetAmount {
            levels.append(ColumnChart.Level(columns: 0..<days.count, height: scale.height(amount), text: ""))
        }
        let text = { (amount: FixedDecimal) in tracker.tracker.text(of: amount, report.numbers) }
        let unit = tracker.unit?.text(in: report.language)
        let table = DataTable(
            phrases, title, headings: [phrases.day, unit ?? phrases.value],
            rows: zip(days, values).reversed().compactMap { day, value in
                value.map { [phrases.shortDate(day), text($0)] }
            })
        let chart = ColumnChart(
            id: "amounts", title: title, description: description, columns: columns, scale: scale.marks(text),
            names: dayNames(days, phrases), levels: levels, table: table, form: .line)
        return .chart(.amounts, chart, Finding(remark: description))
    }

    /// A total below the goal is open, one above the limit is highlighted.
    private static func tone(of total: FixedDecimal, _ target: Tracker.DailyTarget?) -> ChartTone {
        switch target {
        case .goal(let least): total < least ? .open : .noticed
        case .limit(let most): total > most ? .above : .noticed
        case nil: .noticed
        }
    }

    /// `Goal 8 glasses`, `Limit 400 mg`; empty if there is neither.
    private static func line(of tracker: TrackerAnalysis, in report: Report) -> String {
        let phrases = report.phrases
        return switch tracker.target {
        case .goal(let amount): phrases.goalLine(Figure(amount, of: tracker, in: report).text)
        case .limit(let amount): phrases.limitLine(Figure(amount, of: tracker, in: report).text)
        case nil: ""
        }
    }

    /// Every tenth day, counted back from the last, has its name below it; if there are many days, about four have.
    private static func dayNames(_ days: [Day], _ phrases: Phrases) -> [(column: Int, text: String)] {
        stride(from: days.count - 1, through: 0, by: -max(10, days.count / 4)).reversed().map {
            ($0, phrases.shortDayAndMonth(days[$0]))
        }
    }
}
