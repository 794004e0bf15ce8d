import Counting
package import Markup
import Model
import Wording

/// Moods over time, one row for each, above the sober days on the same axis.
package struct MoodTimeline: Sendable {
    /// A day, a week or a month with a mood.
    package struct Mark: Sendable {
        /// Its beginning and its width, in hundredths of a percent of the drawing.
        package let place, width: Int
        /// Its thickness in percent of the greatest one.
        package let thickness: Int
        /// Its description; empty if there are too many marks.
        package let label: String
    }

    /// A mood.
    package struct Row: Sendable {
        /// Nil if no row has an icon.
        package let icon: String?
        package let name: String
        package let value: String
        package let percent: String
        package let marks: [Mark]
    }

    /// Whether marks are days, drawn as dots; if not, their width shows the period, and their thickness the days.
    package var isDaily: Bool { length == .day }
    let length: MoodPeriods.Length
    package let rows: Folded<Row>
    package let soberName: String
    /// Consecutive sober days, or their share in a week or a month: place and width as in a mark, the height in percent
    /// of the strip; empty without levels.
    package let sober: [(place: Int, width: Int, height: Int)]
    package let axis: TimeAxis
}

extension Card {
    /// Moods over time, with the most frequent one.
    static func moods(_ moods: MoodHistory, of tracker: TrackerAnalysis, in report: Report) -> Card {
        let phrases = report.phrases
        let labels = moods.rows.map { MoodLabel($0.step, of: tracker.tracker, in: report) }
        let counted = zip(moods.rows, labels).map { NameCount(name: $1.name, count: $0.count) }
        let leader = counted.count > 1 ? counted.sorted { $0.count > $1.count }.leader : nil
        let timeline = MoodTimeline(moods, labels, in: report)
        let finding = Finding(
            lead: leader.map { phrases.mostly($0.name, isMajority: $0.isMajority) } ?? "",
            remark: phrases.overTimeDescription(phrases.logs(moods.entries).text, timeline.length))
        return .chart(
            .moods, phrases.overTime, finding, .drawing(timeline),
            .table(MoodTimeline.table(moods, labels, in: report)))
    }
}

extension MoodTimeline {
    /// More days are combined in weeks, and more weeks in months, because dots would overlap.
    private static let mostDays = 400
    private static let mostWeeks = 160
    /// The maximum number of marks with descriptions; the table has their numbers too.
    private static let mostLabels = 600
    private static let visibleRows = 10

    fileprivate init(_ moods: MoodHistory, _ labels: [MoodLabel], in report: Report) {
        let phrases = report.phrases
        let days = moods.range.lowerBound.distance(to: moods.range.upperBound) + 1
        let length: MoodPeriods.Length =
            days <= MoodTimeline.mostDays ? .day : days <= 7 * MoodTimeline.mostWeeks ? .week : .month
        let axis = TimeAxis(moods.range, phrases)
        let periods = MoodPeriods(moods, by: length, in: report.analysis.days)
        let marks = periods.periods.reduce(0) { $0 + $1.counts.count { $0 > 0 } }
        let most = periods.periods.flatMap(\.counts).max() ?? 1
        let percents = percentages(of: moods.rows.map(\.count))
        let hasIcons = labels.contains { $0.icon != nil }
        let order = moods.order
        let rows = order.map { index in
            Row(
                icon: hasIcons ? labels[index].icon ?? "" : nil, name: labels[index].name,
                value: report.numbers.text(moods.rows[index].count), percent: phrases.percent(percents[index]),
                marks: MoodTimeline.marks(
                    of: index, periods, axis, most: most,
                    named: marks <= MoodTimeline.mostLabels ? labels[index].name : nil, phrases))
        }
        self.length = length
        self.rows = Folded(rows, visible: MoodTimeline.visibleRows, more: phrases.moreOptions)
        soberName = phrases.soberDays
        sober = report.hasLevels ? MoodTimeline.sober(periods, axis) : []
        self.axis = axis
    }

    private static func marks(
        of row: Int, _ periods: MoodPeriods, _ axis: TimeAxis, most: Int, named name: String?, _ phrases: Phrases
    ) -> [Mark] {
        periods.periods.compactMap { period -> Mark? in
            let count = period.counts[row]
            guard count > 0 else { return nil }
            let date = phrases.shortDayAndMonth(period.days.lowerBound)
            let label = name.map { name in
                switch periods.length {
                case .day: "\(date): \(name)"
                case .week: "\(phrases.weekOf) \(date): \(name), \(phrases.onSoMany(count))"
                case .month: "\(phrases.text(period.days.lowerBound.yearMonth)): \(name), \(phrases.onSoMany(count))"
                }
            }
            return Mark(
                place: axis.start(of: period.days), width: axis.width(of: period.days),
                thickness: max(12, count * 100 / max(1, most)), label: label ?? "")
        }
    }

    private static func sober(_ periods: MoodPeriods, _ axis: TimeAxis) -> [(place: Int, width: Int, height: Int)] {
        guard periods.length == .day else {
            return periods.periods.filter { $0.soberDays > 0 }.map { period in
                (
                    axis.start(of: period.days), axis.width(of: period.days),
                    max(8, period.soberDays * 100 / period.daysWithLevel)
                )
            }
        }
        // Consecutive days are one shape.
        return periods.periods.filter { $0.soberDays > 0 }.map(\.days.lowerBound).runs.map {
            (axis.start(of: $0), axis.width(of: $0), 100)
        }
    }

    /// A row for each month, latest first; moods that were never logged are left out.
    fileprivate static func table(_ moods: MoodHistory, _ labels: [MoodLabel], in report: Report) -> DataTable {
        let phrases = report.phrases
        let columns = moods.rows.indices.filter { moods.rows[$0].count > 0 }
        let months = MoodPeriods(moods, by: .month, in: report.analysis.days).periods
        return DataTable(
            phrases, phrases.overTime,
            headings: [phrases.month] + columns.map { labels[$0].name } + (report.hasLevels ? [phrases.soberDays] : []),
            rows: months.reversed().map { month in
                [phrases.text(month.days.lowerBound.yearMonth)]
                    + columns.map { report.numbers.text(month.counts[$0]) }
                    + (report.hasLevels ? [report.numbers.text(month.soberDays)] : [])
            })
    }
}

extension MoodHistory {
    /// The indices of the rows that are shown: all of a scale in its order, else what was logged, most frequent first.
    var order: [Int] {
        guard !isScale else { return Array(rows.indices) }
        return rows.indices.filter { rows[$0].count > 0 }.sorted { left, right in
            rows[left].count == rows[right].count ? left < right : rows[left].count > rows[right].count
        }
    }
}

/// Names and numbers are texts beside drawings that are measured in percent: the words keep their size on a phone, and
/// all rows share one axis.
extension MoodTimeline: Drawing {
    package func write(on page: PageAddress, to html: inout HTML) {
        html += """
            <div class="moods">\(rows.html { "<ul>\(each: $0, { $0.html(isDaily: isDaily) })</ul>" })\
            \(if: !sober.isEmpty, """
                <div class="mood-sober"><span>\(soberName)</span><svg aria-hidden="true">\
                <rect class="rail" width="100%" height="100%" rx="4"/>\(each: sober, { part in
                    """
                    <rect x="\(percent: part.place)" y="\(percent: 10_000 - part.height * 100)"\
                     width="\(percent: part.width)" height="\(percent: part.height * 100)"/>
                    """
                })</svg></div>
                """)\(axis.html())</div>
            """
    }

}

extension MoodTimeline.Row {
    fileprivate func html(isDaily: Bool) -> HTML {
        """
        <li><span class="mood-name">\(icon, { "\(emoji: $0)" })<span>\(name)</span></span><svg aria-hidden="true">\
        <line class="grid-line" x2="100%" y1="50%" y2="50%"/>\(each: marks, { $0.html(isDaily: isDaily) })</svg>\
        <span class="mood-value"><b>\(value)</b> <small>\(percent)</small></span></li>

        """
    }
}

extension MoodTimeline.Mark {
    fileprivate func html(isDaily: Bool) -> HTML {
        let title: HTML = label.isEmpty ? "" : "<title>\(label)</title>"
        guard !isDaily else {
            return #"<circle cx="\#(percent: place + width / 2)" cy="50%" r="4.2">\#(title)</circle>"#
        }
        return """
            <rect x="\(percent: place)" y="\(percent: 5_000 - thickness * 45)" width="\(percent: width)"\
             height="\(percent: thickness * 90)">\(title)</rect>
            """
    }
}

extension TimeAxis {
    fileprivate func html() -> HTML {
        """
        <svg class="mood-axis" aria-hidden="true">\
        \(each: marks, { mark in
            """
            <text\(if: mark.isMinor, #" class="minor""#)\(if: mark.isEnd, #" text-anchor="end""#) y="1em"\
             x="\(percent: mark.place)">\(mark.text)</text>
            """
        })</svg>
        """
    }
}
