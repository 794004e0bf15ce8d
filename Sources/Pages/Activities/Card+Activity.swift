import Counting
import Markup
import Model
import Wording

extension Card {
    /// The minutes of each week in the past year; nil if there are fewer than two weeks to compare.
    ///
    /// On a page with several charts, its title names the activity.
    static func weeks(of activity: Activity, isAmongOthers: Bool = false, in report: Report) -> Card? {
        let all = report.analysis.weeks(of: activity)
        guard all.minutes.count > 1 else { return nil }
        let phrases = report.phrases
        let minutes = all.minutes.suffix(ColumnChart.recentWeeks)
        let weeks = minutes.indices.map { all.first.advanced(by: $0) }
        let scale = ChartScale(upTo: FixedDecimal(minutes.compactMap(\.self).max() ?? 0), finest: FixedDecimal(10))
        let lastWeek = minutes[minutes.endIndex - 2]
        // The week that the headline is about.
        let level = lastWeek.map {
            ColumnChart.Level(
                columns: (minutes.count - 2)..<(minutes.count - 1), height: scale.height(FixedDecimal($0)),
                text: phrases.duration($0).text, endsAtLast: true)
        }
        let chart = ColumnChart(
            id: isAmongOthers ? "minutes-" + activity.rawValue : "minutes",
            title: isAmongOthers ? phrases.minutesPerWeek(of: activity.name(phrases)) : phrases.minutesPerWeek,
            description: phrases.minutesPerWeekDescription(minutes.count), of: weeks, heights: scale,
            levels: [level].compactMap(\.self), heading: phrases.minutesHeading, phrases
        ) { index in
            let minutes = minutes[minutes.startIndex + index]
            let words = minutes.map { phrases.duration($0).text } ?? phrases.notAny
            return (minutes.map { FixedDecimal($0) }, .noticed, words, report.cell(minutes))
        }
        let lead = lastWeek.map { phrases.lastWeekMinutes(phrases.duration($0).text) } ?? phrases.nothingLastWeek
        return .chart(isAmongOthers ? .minutes : .weeks, id: isAmongOthers ? chart.id : nil, chart, Finding(lead: lead))
    }

    /// The minimum number of days of each weekday.
    private static let fewestDays = 4
    private static let visibleParts = 8

    /// The minutes of each weekday; nil if there are too few days.
    static func weekdays(of details: ActivityDetails, in report: Report) -> Card? {
        guard details.weekdays.allSatisfy({ $0.days >= fewestDays }) else { return nil }
        let phrases = report.phrases
        let most = details.weekdays.compactMap(\.mean).max() ?? 0
        return weekdays(.good, remark: phrases.weekdayMinutesRemark, in: report) { weekday in
            let days = details.weekdays[weekday]
            let mean = days.mean ?? 0
            let counted = phrases.countedOf(days.countedDays, days.days)
            return (phrases.duration(mean).text, counted, BarList.length(mean, of: most))
        }
    }

    /// The kinds of sessions by minutes; nil in the public edition, and if there is only one kind.
    static func parts(of activity: Activity, _ details: ActivityDetails, in report: Report) -> Card? {
        guard report.audience == .private, details.parts.count > 1 else { return nil }
        let phrases = report.phrases
        let minutes = details.parts.map(\.minutes.rounded)
        let most = minutes.max() ?? 0
        let items = zip(details.parts, minutes).map { part, partMinutes in
            let energy = part.kilocalories.map { ", " + phrases.kilocalories($0) } ?? ""
            let type = part.type.map { phrases.workoutType($0).isolated } ?? phrases.withoutType
            return BarList.Item(
                name: part.kind == .workout ? type : phrases.session(part.kind),
                value: phrases.duration(partMinutes).text, detail: phrases.sessions(part.sessions).text + energy,
                length: BarList.length(partMinutes, of: most))
        }
        return .chart(
            .parts, phrases.parts(of: activity), Finding(remark: breathing(in: details.parts, phrases)),
            .drawing(BarList(.good, items, visible: visibleParts, phrases)))
    }

    /// The share of breathing in the mindfulness; empty if all or none of it was breathing.
    private static func breathing(in parts: [ActivityDetails.Part], _ phrases: Phrases) -> String {
        let all = parts.map(\.minutes).reduce(.zero, +)
        guard let breathing = parts.first(where: { $0.kind == .breathing }), all > .zero else { return "" }
        let percent = divideRounding(breathing.minutes.billionths * 100, by: all.billionths)
        return phrases.breathingShare(phrases.percent(Int(clamping: percent)))
    }

    private static let mostSessions = 8

    /// The latest sessions of an activity, latest day first, those of a day in reading order; nil if there aren't any.
    ///
    /// Nil in the public edition, which doesn't show single sessions.
    static func sessions(of activity: Activity, in report: Report) -> Card? {
        guard report.audience == .private else { return nil }
        let days = report.analysis.days
        var rows: [Block.Row] = []
        for day in days.range.reversed() {
            guard rows.count < mostSessions else { break }
            guard let record = days[day], activity.isRecorded(in: record) else { continue }
            for session in days.sessions(on: day) where activity.includes(session.kind) {
                let entry = TimelineEntry(session, in: report)
                rows.append(
                    Block.Row(
                        label: report.shortDate(session.day), labelLink: Link(session.day, in: report),
                        name: Figure(entry.title), lines: [Block.Line(entry.value, after: ", ")]))
            }
        }
        guard !rows.isEmpty else { return nil }
        return Card(
            .sessions, title: report.phrases.latestSessions,
            [
                .list("sessions", Array(rows.prefix(mostSessions))) { row, page in
                    """
                    <li>\(row.labelLink, { "\($0, on: page, row.label)" }, else: "<span>\(row.label)</span>")\
                    <b>\(row.name.number)</b>\(each: row.lines, { "<span>\($0.text)</span>" })</li>

                    """
                }
            ])
    }
}
