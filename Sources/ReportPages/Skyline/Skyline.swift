import ProgressAnalysis
import ProgressModel
import ReportWords

/// Every run of a streak as a block on one axis of time, as wide and as high as its days.
package struct Skyline: Sendable {
    /// A run.
    package struct Block: Sendable, Hashable {
        /// Days from the beginning of the axis.
        package let start: Int
        /// Days from its first to its last, those that rest included.
        package let width: Int
        /// In what the streak counts.
        package let height: Int
    }

    /// A length in words above its block.
    package struct Label: Sendable {
        package let text: String
        package let block: Block
    }

    package var title: String
    /// `37 streaks`.
    package let summary: String
    package let remark: String
    package let description: String
    /// The runs that are over, ascending.
    package let past: [Block]
    package let current: Block?
    /// Of the longest, and of the current where that is another.
    package let labels: [Label]
    package let axis: TimeAxis
    package let table: DataTable
}

extension Skyline {
    /// A shorter history has room to its left, so that its blocks are no wide slabs, and the axis ends today.
    private static let fewestDays = 60
    /// Two labels stand in each other's way where their blocks begin closer than this part of the drawing.
    private static let leastApart = 5
    /// Where all runs are shorter there is nothing to see but sticks.
    private static let fewestRunDays = 4
    /// Beside one tall block runs of a day or two are a line of dust: so many have to be seen, or so few not to be.
    private static let (fewestSeenDays, fewestSeen, mostUnseen) = (3, 3, 6)
    /// The rows of the table: the longest runs, and the latest.
    private static let (longestRows, latestRows) = (20, 4)

    /// The sober days; nil of a single run, and where none was longer than a few days.
    init?(in report: Report) {
        let analysis = report.analysis
        guard analysis.soberRuns.contains(where: { $0.length >= Skyline.fewestRunDays }) else { return nil }
        self.init(
            analysis.soberRuns, isCurrent: analysis.sobriety.current != nil, .day,
            analysis.noalc.dayWalk.days, report.phrases.everySoberStreak, in: report)
    }

    /// A streak of another kind; nil of a single run, and where none was longer than a few days.
    init?(_ streak: Streak, in report: Report) {
        guard (streak.longest?.length ?? 0) * streak.unit.days >= Skyline.fewestRunDays else { return nil }
        let runs = streak.walk.runs
        let seen = runs.count { $0.length * streak.unit.days >= Skyline.fewestSeenDays }
        guard seen >= Skyline.fewestSeen || runs.count - seen <= Skyline.mostUnseen else { return nil }
        self.init(
            streak.walk.runs, isCurrent: streak.current > 0, streak.unit,
            streak.walk.first...max(streak.walk.first, streak.walk.days.upperBound), report.phrases.everyStreak,
            in: report)
    }

    /// Runs of what a streak counts; the last of them may be the current one.
    private init?(
        _ runs: [Streak.Run], isCurrent: Bool, _ unit: StreakUnit, _ days: ClosedRange<Day>, _ title: String,
        in report: Report
    ) {
        let phrases = report.phrases
        // A single block has nothing to stand beside.
        guard runs.count > 1, let longest = runs.max(by: { $0.length < $1.length }), let last = runs.last else {
            return nil
        }
        let begin = min(days.lowerBound, days.upperBound.advanced(by: 1 - Skyline.fewestDays))
        let blocks = runs.map { Block($0, unit, from: begin) }
        let current = isCurrent ? blocks.last : nil
        let top = Block(longest, unit, from: begin)
        self.title = title
        summary = phrases.streaks(runs.count)
        remark = phrases.skylineRemark(isRunning: isCurrent)
        description = phrases.skylineText(
            runs.count, since: phrases.date(days.lowerBound), longest: phrases.units(longest.length, unit),
            times: runs.count { $0.length == longest.length },
            (phrases.date(longest.first), phrases.date(Skyline.lastDay(of: longest, unit))))
        self.past = isCurrent ? blocks.dropLast() : blocks
        self.current = current
        axis = TimeAxis(begin...days.upperBound, phrases)
        labels = Skyline.labels(blocks, top: top, current: current, days: axis.days.count) { phrases.units($0, unit) }
        table = Skyline.table(of: runs, unit, last: last, title: title, phrases)
    }

    private static func lastDay(of run: Streak.Run, _ unit: StreakUnit) -> Day {
        run.last.advanced(by: unit.days - 1)
    }

    /// The longest has its label; the current one too, unless the two would stand in each other's way, or a higher block
    /// stands where its words would.
    private static func labels(
        _ blocks: [Block], top: Block, current: Block?, days: Int, _ text: (Int) -> String
    ) -> [Label] {
        let apart = current.flatMap { current in
            let words = current.start - days / wordsOfWidth..<current.start
            let isCovered = blocks.contains { block in
                block.height > current.height && (block.start..<block.start + block.width).overlaps(words)
            }
            return current != top && !isCovered && (current.start - top.start) * leastApart > days ? current : nil
        }
        return [top, apart].compactMap(\.self).map { Label(text: text($0.height), block: $0) }
    }

    /// A label takes about this part of the drawing.
    private static let wordsOfWidth = 8

    private static func table(
        of runs: [Streak.Run], _ unit: StreakUnit, last: Streak.Run, title: String, _ phrases: any Phrases
    ) -> DataTable {
        let isAll = runs.count <= longestRows + latestRows
        var shown = runs
        if !isAll {
            // Of equal ones the latest.
            let longest = runs.reversed().sorted { $0.length > $1.length }.prefix(longestRows)
            let firsts = Set(longest.map(\.first)).union(runs.suffix(latestRows).map(\.first))
            shown = runs.filter { firsts.contains($0.first) }
        }
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title),
            caption: isAll ? title : "\(title): \(phrases.longestAndLatest(longestRows))",
            headings: [phrases.firstDayHeading, phrases.lastDayHeading, phrases.lengthHeading],
            rows: shown.reversed().map { run in
                [
                    phrases.date(run.first), phrases.date(lastDay(of: run, unit)),
                    phrases.units(run.length, unit),
                ]
            })
    }
}

extension Skyline.Block {
    fileprivate init(_ run: Streak.Run, _ unit: StreakUnit, from first: Day) {
        self.init(
            start: first.distance(to: run.first), width: run.first.distance(to: run.last) + unit.days,
            height: run.length)
    }
}
