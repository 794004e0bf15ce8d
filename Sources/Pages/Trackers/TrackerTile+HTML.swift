import Counting
import Markup
import Model
import Wording

extension TrackerTile {
    /// The distance between the centres of two days.
    private static let pitch = 12

    /// The tile as an item of a list; the list has one table for all.
    func html(on page: PageAddress) -> HTML {
        let name: HTML = #"\#(emoji: icon)<b>\#(name)</b>"#
        return """
            <li class="\(style)">\(link, { "<a\(href: $0, on: page)>\(name)</a>" }, else: "<p>\(name)</p>")\
            <p class="t-figure\(if: !isRunning, " zero")">\(figure, { "<span>\($0)</span>" })\
            \({ $0.jokers(jokers, jokerText) })\(if: !words.isEmpty, "<small>\(words)</small>")</p>\
            \({ if let weeks { draw(weeks, to: &$0) } })</li>

            """
    }

    private var style: StaticString {
        switch kind {
        case .meditation: "tile of-meditation"
        case .workout: "tile of-workout"
        case .good: "tile"
        case .saboteur: isOfNoticing ? "tile saboteur of-noticing" : "tile saboteur"
        }
    }

    /// Equal dots are one path of lines without length, which are visible because of their round ends.
    private func draw(_ weeks: Weeks, to html: inout HTML) {
        let (width, height) = (TrackerTile.pitch * TrackerTile.weekCount, TrackerTile.pitch * 7)
        html.image("weeks13", id: id, width: width, height: height, title: weeks.title, description: weeks.description)
        {
            html in
            for (dot, style) in TrackerTile.dots where weeks.dots.contains(dot) {
                let path: HTML = "\({ write(pathOf: dot, in: weeks, to: &$0) })"
                let stroke = dot?.isAmount == true ? colour : nil
                html += #"<path class="\#(style)"\#(stroke, { #" stroke="\#($0)""# }) d="\#(path)"></path>"#
                // The inner part of the ring.
                if dot == .slip { html += #"<path class="s-in" d="\#(path)"/>"# }
            }
        }
    }

    private static let dots: [(Weeks.Dot?, StaticString)] = [
        (nil, "s-out"), (.empty, "s0"), (.size(1), "s1"), (.size(2), "s2"), (.size(3), "s3"), (.good, "s-good"),
        (.slip, "s-slip"), (.healed, "s-healed"),
    ]

    /// A healed day is a clover of four dots.
    private func write(pathOf dot: Weeks.Dot?, in weeks: Weeks, to html: inout HTML) {
        let shift = dot == .healed ? 2 : 0
        for (index, found) in weeks.dots.enumerated() where found == dot {
            html.point(
                "M", TrackerTile.pitch * (index / 7) + TrackerTile.pitch / 2 - shift,
                TrackerTile.pitch * (index % 7) + TrackerTile.pitch / 2 - shift)
            html.markup(dot == .healed ? "h0m4 0h0m-4 4h0m4 0h0" : "h0")
        }
    }
}

extension TrackerTile.Weeks.Dot {
    /// Whether it has its tracker's colour, which shows an amount; green only shows that a day was good.
    fileprivate var isAmount: Bool { if case .size = self { true } else { false } }
}

extension TrackerTile {
    /// How a day is described in the row of recent days; nil for a day that isn't mentioned.
    enum ToldDay {
        case counted, healed, paused, notPlanned
    }

    /// The last 28 days of a tracker in words, or its last log.
    static func words(for marks: TrackerMarks, tellsHealed: Bool = true, in report: Report) -> String {
        let tracker = marks.tracker
        guard tracker.mode != .avoidance || !tracker.isActive else {
            guard let first = tracker.currentSince else { return report.phrases.neverLogged }
            return words(.tracker(tracker), since: first, .without, in: report) { tracker.isGood($0) ? .counted : nil }
                ?? report.phrases.neverLogged
        }
        let what = report.kind(of: .tracker(tracker))
        let rest = report.analysis.rest(of: .tracker(tracker))
        return words(
            .tracker(tracker), lastDay: tracker.days.range?.upperBound, first: tracker.firstDay, what, in: report
        ) { day in
            if !rest.isPlanned(day) { return .notPlanned }
            if what == .noticed ? tracker.days.count(on: day) > 0 : tracker.isGood(day) { return .counted }
            return switch marks.mark(on: day) {
            case .healed: tellsHealed ? .healed : nil
            case .paused: .paused
            default: nil
            }
        }
    }

    /// The last 28 days of an activity in words, or its last session.
    static func words(for activity: Activity, tellsHealed: Bool = true, in report: Report) -> String {
        let (days, walk) = (report.analysis.days, report.analysis.activity(activity).streak.walk)
        let rest = report.analysis.rest(of: activity)
        let lastDay = days.range.last { days[$0].map(activity.isRecorded) ?? false }
        return words(
            .activity(activity), lastDay: lastDay, first: walk.days.lowerBound, .logged, in: report
        ) { day in
            if !rest.isPlanned(day) { return .notPlanned }
            if report.analysis.counts(activity, on: day) { return .counted }
            if tellsHealed, walk.unit != .week, walk[day]?.outcome == .healed { return .healed }
            return rest.reason(on: day) == .paused ? .paused : nil
        }
    }

    /// The words for an activity or a tracker, without the days that jokers healed.
    static func words(for habit: Habit, in report: Report) -> String {
        switch habit {
        case .activity(let activity): words(for: activity, tellsHealed: false, in: report)
        case .tracker(let tracker): words(for: TrackerMarks(tracker, in: report), tellsHealed: false, in: report)
        }
    }

    /// The last 28 days in words, or the last record; `first` is the first day.
    private static func words(
        _ habit: Habit, lastDay: Day?, first: Day?, _ what: LastDays, in report: Report, told: (Day) -> ToldDay?
    ) -> String {
        guard let lastDay, let first else { return report.phrases.neverLogged }
        guard lastDay > report.today.advanced(by: -dayCount) else {
            return report.phrases.lastLogged(report.date(lastDay))
        }
        return words(habit, since: min(first, lastDay), what, in: report, told: told)
            ?? report.phrases.lastLogged(report.date(lastDay))
    }

    /// The last days that are decided, in words, without days of another mode; nil if none of them was planned.
    private static func words(
        _ habit: Habit, since first: Day, _ what: LastDays, in report: Report, told: (Day) -> ToldDay?
    ) -> String? {
        let last = report.lastDecidedDay(of: habit)
        guard first <= last else { return nil }
        let all = (first...last).suffix(dayCount).filter { report.analysis.isOfMode(habit, $0) }.map(told)
        let recent = all.filter { $0 != .notPlanned }
        guard !recent.isEmpty else { return nil }
        return report.phrases.onLastDays(
            recent.count { $0 == .counted }, of: recent.count, planned: recent.count < all.count, what,
            healed: recent.count { $0 == .healed }, paused: recent.count { $0 == .paused })
    }

    /// The number of last days that are mentioned.
    private static let dayCount = 28
}
