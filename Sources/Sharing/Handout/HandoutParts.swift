import Counting
import Markup
import Model
import Pages
import Wording

/// The possible parts of a page about some days.
struct HandoutParts {
    let report: Report
    let days: ClosedRange<Day>

    /// The number of days that aren't open, also those before the first entry.
    func decided(_ days: ClosedRange<Day>) -> Int {
        days.count { report.analysis.noalc.dayWalk[$0]?.mark != .pending }
    }

    private var phrases: Phrases { report.phrases }

    /// The maximum numbers of rows for weeks and for months, so that everything fits on a sheet.
    private static let (mostWeeks, mostMonths) = (16, 27)
    /// The maximum number of characters of a day's note; longer ones aren't suitable for other people.
    private static let longestNote = 1000

    /// The weeks of the days, or their months or years if those are too many.
    var periods: (heading: String, areWeeks: Bool, list: [(name: String, days: ClosedRange<Day>)]) {
        let weeks = pieces { Week(containing: $0).sunday }
        if weeks.count <= HandoutParts.mostWeeks {
            let name = { (days: ClosedRange<Day>) in
                let first = phrases.shortDayAndMonth(days.lowerBound)
                return days.count == 7 ? first : phrases.span(first, phrases.shortDayAndMonth(days.upperBound))
            }
            return (phrases.weekFrom, true, weeks.map { (name($0), $0) })
        }
        let months = pieces { $0.yearMonth.lastDay }
        if months.count <= HandoutParts.mostMonths {
            return (phrases.month, false, months.map { (phrases.text($0.lowerBound.yearMonth), $0) })
        }
        let years = pieces { YearMonth(year: $0.date.year, month: 12).lastDay }
        return (phrases.year, false, years.map { ("\($0.lowerBound.date.year)", $0) })
    }

    /// The days in consecutive ranges, each up to the day that `last` returns for its first day; without those of which
    /// all days are open.
    private func pieces(_ last: (Day) -> Day) -> [ClosedRange<Day>] {
        var (pieces, first) = ([ClosedRange<Day>](), days.lowerBound)
        while first <= days.upperBound {
            let end = min(last(first), days.upperBound)
            pieces.append(first...end)
            first = end.advanced(by: 1)
        }
        return pieces.filter { decided($0) > 0 }
    }

    /// The median and the spread of each metric; nil without a value.
    var metrics: Handout.Table? {
        let rows = (report.analysis.metrics?.metrics ?? []).compactMap { metric -> Handout.Table.Row? in
            let values = metric.values.days.filter { days.contains($0.day) }.map(\.value).sorted()
            guard let spread = Spread(ascending: values) else { return nil }
            let words = MetricWords(metric.values, phrases)
            return Handout.Table.Row(cells: [
                words.nameWithUnit, phrases.numbers.text(values.count), words.number(spread.median),
                words.plainSpan(spread.middleHalf), words.plainSpan(values[0]...values[values.count - 1]),
            ])
        }
        return Handout.Table(
            title: phrases.measurements,
            headings: [
                "", capitalized(phrases.daysName), phrases.median, phrases.middleHalf,
                phrases.valueRange,
            ], rows: rows
        ).unlessEmpty
    }

    /// The number of days with minutes or with something done, and the sums.
    var habits: Handout.Table? {
        let analysis = report.analysis
        var rows: [[String]] = report.activities.compactMap { activity in
            let minutes = days.compactMap { analysis.days[$0].map(activity.minutes) }.filter { $0 > 0 }
            guard !minutes.isEmpty else { return nil }
            return [
                activity.name(phrases), phrases.numbers.text(minutes.count),
                phrases.duration(minutes.reduce(0, +)).text,
            ]
        }
        for tracker in analysis.trackers {
            let logged = days.count { tracker.days.isDone(on: $0) }
            guard logged > 0 else { continue }
            rows.append([report.name(of: tracker), phrases.numbers.text(logged), amount(of: tracker, in: days)])
        }
        return Handout.Table(
            title: phrases.further, headings: ["", capitalized(phrases.daysName), phrases.amount],
            rows: rows.map { Handout.Table.Row(cells: $0) }
        ).unlessEmpty
    }

    /// The sum, or for numbers without one the median; empty if there is neither.
    private func amount(of tracker: TrackerAnalysis, in days: ClosedRange<Day>) -> String {
        let logged = days.filter { tracker.days.count(on: $0) > 0 }
        guard !logged.isEmpty, [.counter, .number].contains(tracker.mode) else { return "" }
        let unit = tracker.tracker.unit?.text(in: report.language).isolated ?? ""
        if tracker.hasTotal {
            let sum = logged.reduce(FixedDecimal.zero) { $0 + tracker.days.total(on: $1) }
            return Figure(phrases.numbers.text(sum), unit).text
        }
        let values = logged.map { tracker.days.value(on: $0) }.filter(\.isKnown).map(\.rounded).sorted()
        guard let spread = Spread(ascending: values) else { return "" }
        let median = phrases.numbers.text(spread.median.rounded(toPlaces: 2))
        return "\(phrases.median) \(Figure(median, unit).text)"
    }

    /// The days of each streak and tracker that others may see, with minutes and amounts if these are wanted.
    func pictures(haveAmounts: Bool) -> [Handout.Picture] {
        let all = YearHeatmap.all(in: report, days: days)
        let shown = all.first?.shown ?? days
        let totals = SpanTotals(report.analysis, in: shown)
        return all.filter { !$0.isForOneself && !$0.isEmpty }.map { map in
            let streak: Streak?
            var amount = ""
            switch map.family {
            case .noalc: streak = report.analysis.noalc.streak
            case .activity(let activity):
                streak = report.analysis.activity(activity).streak
                let minutes = activity == .meditation ? totals.mindfulnessMinutes : totals.workoutMinutes
                amount = phrases.duration(minutes).text
            case .tracker(let index):
                let tracker = report.analysis.trackers.first { $0.index == index }
                streak = tracker?.streak
                amount = tracker.map { self.amount(of: $0, in: shown) } ?? ""
            }
            let since =
                shown.lowerBound > self.days.lowerBound ? phrases.since(phrases.shortDate(shown.lowerBound)) : ""
            let days = [map.message, since, haveAmounts ? amount : ""].filter { !$0.isEmpty }.joined(separator: " · ")
            return Handout.Picture(map: map, lines: [days, streak.map(words(of:)) ?? ""].filter { !$0.isEmpty })
        }
    }

    /// `12 days in a row; longest so far 40 days`.
    private func words(of streak: Streak) -> String {
        guard let longest = streak.longest?.length, longest > 0 else { return "" }
        let record = "\(phrases.longestSoFar) \(phrases.length(longest, streak.unit).text)"
        guard streak.current > 0 else { return record }
        return "\(phrases.inARow(streak.current, streak.unit).text); \(record)"
    }

    var notes: [Handout.Line] {
        let table = report.analysis.days
        return days.compactMap { day in
            let texts = [table.entry(on: day)?.note, table.note(on: day)].compactMap(\.self)
                .map { MarkdownNotes.plainText($0, limit: HandoutParts.longestNote).isolated }.filter { !$0.isEmpty }
            guard !texts.isEmpty else { return nil }
            return Handout.Line(label: phrases.shortDate(day), text: texts.joined(separator: " · "))
        }
    }
}

extension Handout.Table {
    fileprivate var unlessEmpty: Self? { rows.isEmpty ? nil : self }
}
