import Counting
import Markup
import Model
import Wording

/// The cards that depend on a tracker's mode.
extension Card {
    /// The offer to avoid what was only noticed so far; nil as long as that doesn't seem possible.
    static func ready(_ tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let readiness = AvoidanceReadiness(tracker) else { return nil }
        let phrases = report.phrases
        let text = phrases.seemsReady(recent: readiness.recent, first: readiness.first)
        let command = "reportgen tracker mode \(tracker.id) avoidance"
        return Card(
            .ready, style: "ready", title: phrases.whenYouAreReady,
            [
                .drawing { _, html in
                    html += """
                        <p>\(text)</p><p><small>\(phrases.nextStep)</small> \
                        <code tabindex="0">\(command)</code></p>
                        """
                }
            ])
    }

    /// The plans of a saboteur, in file order, without those shown with a risk time; nil if there aren't any.
    static func plans(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard tracker.kind == .saboteur else { return nil }
        let beside = report.plansAtRisk(of: tracker)
        let rows = tracker.plans.filter { !beside.contains($0) }.map {
            Block.Row(name: Figure(capitalized(report.phrases.sentence(of: $0))))
        }
        guard !rows.isEmpty else { return nil }
        return Card(
            .plans, title: beside.isEmpty ? report.phrases.yourPlans : report.phrases.yourOtherPlans,
            [.list("rules plans", rows) { row, _ in "<li>\(row.name.number)</li>" }])
    }

    /// The streaks of earlier modes, the latest first; nil if the mode never changed.
    ///
    /// They are shown even if the tracker's streak is off now.
    static func archive(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard !tracker.archived.isEmpty else { return nil }
        let phrases = report.phrases
        let rows = tracker.archived.reversed().map { period in
            let streak = period.streak
            let longest = streak.longest?.length ?? 0
            let end = phrases.streakFigure(period.mode, streak.current, streak.unit, report.name(of: tracker)).text
            let lines = [
                phrases.shortSpan(streak.walk.days.lowerBound, streak.walk.days.upperBound),
                longest > streak.current ? phrases.longestOfMode(phrases.units(longest, streak.unit)) : "",
            ]
            return Block.Row(
                label: phrases.mode(period.mode), name: Figure(phrases.atTheEnd(end)),
                lines: lines.filter { !$0.isEmpty }.map { Block.Line($0, after: ", ") })
        }
        return Card(
            .archive, title: phrases.earlierStreaks,
            [
                .list("rules", rows) { row, _ in
                    """
                    <li><h3>\(row.label)</h3><p>\(row.lines[0].text)</p>\
                    <p><b>\(row.name.number)</b>\(each: row.lines.dropFirst(), { ", \($0.text)" })</p></li>
                    """
                }
            ])
    }
}

/// The streak of a tracker or an activity, large.
extension Card {
    /// Nil if the tracker has no streak.
    static func streak(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let streak = tracker.streak else { return nil }
        let phrases = report.phrases
        // The condition for a good day, unless other parts of the page contain it.
        var meaning: String?
        if tracker.mode == .awareness {
            meaning = phrases.noticingCounts
        } else if case .goal = tracker.target, tracker.streakOn == .log {
            meaning = phrases.anyLogCounts
        }
        return .streak(
            streak, phrases.streakFigure(tracker.mode, streak.current, streak.unit, report.name(of: tracker)),
            isActive: tracker.isActive, meaning: meaning, ofNoticing: tracker.mode == .awareness, phrases)
    }

    /// A streak with its length in words, its jokers, and sentences about what heals and what is next.
    ///
    /// `isActive` is whether it can continue, `meaning` is the condition for one of its days.
    static func streak(
        _ streak: Streak, _ figure: Figure, isActive: Bool = true, meaning: String? = nil, ofNoticing: Bool = false,
        _ phrases: Phrases
    ) -> Card {
        let (policy, jokers) = (streak.walk.policy, streak.shownRewards)
        let cap = policy.rewardEvery != nil && !policy.heals.isEmpty ? policy.cap : 0
        let large = Drawn { _, html in
            html += """
                <p class="huge"><b>\(figure.number)</b> <span>\(figure.unit)</span></p>\
                \(if: cap > 0, """
                    <p class="stars" role="img" aria-label="\(phrases.jokers(jokers))">\
                    \({ $0.jokerStars(jokers, of: cap) })</p>
                    """)
                """
        }
        let notes =
            [meaning].compactMap(\.self)
            + notes(on: streak, isActive: isActive, ofNoticing: ofNoticing, phrases)
        return Card(
            .streak, style: ofNoticing ? "now-streak of-noticing" : "now-streak", title: phrases.streak,
            [
                Block(kind: .drawing, rows: [Block.Row(name: figure)], drawing: large),
                .lead(notes.joined(separator: " "), "quiet"),
            ])
    }

    private static func notes(
        on streak: Streak, isActive: Bool, ofNoticing: Bool, _ phrases: Phrases
    ) -> [String] {
        var notes: [String] = []
        if streak.current > streak.good {
            notes.append(phrases.healedDays(streak.current - streak.good, ofNoticing: ofNoticing))
        }
        guard isActive else { return notes }
        if let week = streak.walk.currentWeek {
            notes.append(phrases.currentWeek(week))
        } else if streak.isPending {
            notes.append(phrases.openToday)
        }
        if streak.current > 0, let next = streak.nextRewardIn {
            notes.append(phrases.nextJoker(after: next, streak.unit))
        }
        if streak.current == 0, !streak.walk.isEmpty { notes.append(phrases.streakBegins(streak.unit)) }
        return notes
    }
}

/// The notes and moments of a tracker.
extension Card {
    private static let mostNotes = 5

    /// The single moments of a saboteur, the latest first; nil without any, and if there are enough for patterns.
    static func moments(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let days = tracker.days
        guard tracker.mode.kind == .saboteur, let range = days.range, days.logs > 0, days.logs < Dominance.fewest else {
            return nil
        }
        var logs: [(day: Day, log: LogTable.Row)] = []
        for day in range where days.count(on: day) > 0 {
            logs += report.analysis.days.logRows(on: day).filter { $0.tracker == tracker.index }.map { (day, $0) }
        }
        let rows = logs.reversed().enumerated().map { index, moment in
            let names = [moment.log.trigger, moment.log.place].compactMap { $0.map { report.words.names[$0] } }
            return Block.Row(
                moment.log, on: moment.day, name: names.joined(separator: " · "), note: report.note(of: moment.log),
                id: "m\(index)-", in: report)
        }
        let remark = tracker.isActive ? report.phrases.patternsNeed(Dominance.fewest) : ""
        return Card(.moments, title: report.phrases.momentsSoFar, [.written(rows), .legend(remark)])
    }

    /// The latest notes of a tracker, the latest first; nil if there aren't any.
    static func notes(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let range = tracker.days.range, tracker.days.notes > 0 else { return nil }
        var notes: [(day: Day, log: LogTable.Row, text: String)] = []
        for day in range.reversed() where tracker.days.count(on: day) > 0 {
            let logs = report.analysis.days.logRows(on: day).filter { $0.tracker == tracker.index && $0.hasNote }
            let latestFirst = logs.sorted { left, right in
                guard let instant = left.instant else { return false }
                return right.instant.map { instant > $0 } ?? true
            }
            // A note can be blank.
            notes += latestFirst.compactMap { log in report.note(of: log).map { (day, log, $0) } }
            if notes.count >= mostNotes { break }
        }
        guard !notes.isEmpty else { return nil }
        let rows = notes.prefix(mostNotes).enumerated().map { index, note in
            Block.Row(note.log, on: note.day, note: note.text, id: "n\(index)-", in: report)
        }
        return Card(.notes, title: report.phrases.latestNotes, [.written(rows)])
    }
}

extension Block {
    fileprivate static func written(_ rows: [Row]) -> Block? {
        .list("rules written-notes", rows) { row, page in
            """
            <li>\(row.labelLink, on: page, row.label)\(if: !row.name.number.isEmpty, "<b>\(row.name.number)</b>")\
            \({ row.drawing?.write(on: page, to: &$0) })</li>
            """
        }
    }
}

extension Block.Row {
    /// A log with its day, its time and its note; `id` begins the ids in the note.
    fileprivate init(
        _ log: LogTable.Row, on day: Day, name: String = "", note: String?, id: String, in report: Report
    ) {
        let labels = report.phrases.noteLabels
        self.init(
            label: report.dateAndTime(of: log, on: day), labelLink: .day(day), name: Figure(name),
            lines: note.map { [Block.Line($0, after: ", ")] } ?? [],
            drawing: note.map { note in
                Drawn { $1.note(note, "entry-note", topHeadingLevel: 3, id: id, labels) }
            })
    }
}
