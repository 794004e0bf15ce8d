import Counting
import Markup
package import Model
import Wording

/// A session or a log; several logs that only differ in their time are one entry.
package struct TimelineEntry: Sendable {
    /// Its time, of several logs the first; nil if it isn't known.
    package let time: WallTime?
    /// The times of the further logs, ascending.
    package let laterTimes: [WallTime]
    package let icon: String
    package let title: String
    /// The number of logs, such as `3 ×`; empty for one.
    package let howOften: String
    /// An amount, chosen options, minutes and energy; may be empty.
    package let value: String
    package let trigger, location: String?
    package let note: String?
}

extension TimelineEntry {
    init(_ session: Session, in report: Report) {
        let phrases = report.phrases
        time = session.start?.wallTime
        laterTimes = []
        var value = phrases.minutes(report.numbers.text(session.minutes)).text
        var energy = WorkoutEnergy()
        energy.add(session, weight: report.profile.weightKilograms)
        if let kilocalories = energy.kilocalories { value += ", " + phrases.kilocalories(kilocalories) }
        self.value = value
        howOften = ""
        icon = session.kind.emoji
        let type = session.kind == .workout ? session.type.map { phrases.workoutType($0).isolated } : nil
        title = type ?? phrases.session(session.kind)
        (trigger, location) = (nil, nil)
        note = session.note
    }

    /// A log of a table, the number of equal logs, and the times of the further ones.
    init(_ log: LogTable.Row, of table: LogTable, count: Int, later: [WallTime], in report: Report) {
        let words = report.words.trackers[log.tracker]
        time = log.wallTime
        laterTimes = later
        icon = words.icon
        title = words.name
        // A no-break space keeps the number and the sign on one line.
        howOften = count == 1 ? "" : report.numbers.text(count) + "\u{A0}×"
        value =
            switch table.value(log.value) {
            case .none: ""
            case .amount(let amount): words.amounts[amount]
            case .options(let chosen): words.text(ofOptions: chosen)
            }
        trigger = log.trigger.map { report.words.names[$0] }
        location = log.place.map { report.words.names[$0] }
        note = table.note(of: log)
    }
}

extension TrackerWords {
    fileprivate func text(ofOptions chosen: [Int]) -> String {
        if chosen.count == 1, let option = chosen.first, options.indices.contains(option) { return options[option] }
        return chosen.compactMap { options.indices.contains($0) ? options[$0] : nil }.joined(separator: ", ")
    }
}

extension HTML {
    /// Writes a session or a log as a line of a list, with few elements, because a month may have a thousand of them.
    ///
    /// `id` is the part of ids that is unique on the page, `labels` are the words for its note, `end` is written after
    /// everything else.
    mutating func timelineEntry(
        _ entry: TimelineEntry, id: @autoclosure () -> String, _ labels: MarkdownLabels,
        end: (inout HTML) -> Void = { _ in }
    ) {
        markup(#"<li data-icon=""#)
        text(entry.icon)
        if let time = entry.time {
            markup(#""><time>"#)
            clock(time)
            markup("</time> <b>")
        } else {
            markup(#""><b>"#)
        }
        text(entry.title)
        markup("</b>")
        details(of: entry)
        if let time = entry.time, !entry.laterTimes.isEmpty {
            element("small") { html in
                html.clock(time)
                for time in entry.laterTimes {
                    html.markup(", ")
                    html.clock(time)
                }
            }
        }
        if let note = entry.note { self.note(note, "note", topHeadingLevel: 4, id: id(), labels) }
        end(&self)
        markup("</li>")
    }

    /// Writes the details after the title: how often and how much, trigger and place, separated by dots.
    private mutating func details(of entry: TimelineEntry) {
        var isFirst = true
        if !entry.howOften.isEmpty {
            markup(" ")
            text(entry.howOften)
            isFirst = false
        }
        if !entry.value.isEmpty {
            markup(" ")
            text(entry.value)
            isFirst = false
        }
        detail(entry.trigger, &isFirst)
        detail(entry.location, &isFirst)
    }

    private mutating func detail(_ detail: String?, _ isFirst: inout Bool) {
        guard let detail else { return }
        markup(isFirst ? " " : " · ")
        text(detail)
        isFirst = false
    }

    /// Writes `14:31`.
    mutating func clock(_ time: WallTime) {
        twoDigits(time.hour)
        markup(":")
        twoDigits(time.second / 60 % 60)
    }
}
