import MarkdownNotes
import ProgressModel
import ReportMarkup

extension HTML {
    /// Writes a session or a log as a line of a list, in as few elements as it can be said with: a month may have a
    /// thousand.
    ///
    /// `id` is the part of ids that is its own on the page, `labels` are the words that its note needs.
    /// `end` is written behind everything else.
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

    /// Writes what is known beside the title: how often and how much, trigger and place, with dots between them.
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
