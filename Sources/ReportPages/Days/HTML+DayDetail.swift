import MarkdownNotes
import ProgressModel
import ReportMarkup
import ReportWords

extension HTML {
    /// Writes everything of a day, closed until it is asked for; `labels` are the words that its note needs.
    ///
    /// A folded one is only seen when it is asked for, with all others or by its address. `marking` writes how the day is
    /// written down, where a server shows it.
    mutating func day(
        _ day: DayDetail, _ labels: MarkdownLabels, _ phrases: Phrases, isFolded: Bool = false,
        marking: (inout HTML) -> Void
    ) {
        let style: StaticString = day.isDefault ? " default" : isFolded ? " folded" : ""
        self += """
            <article class="day\(style)" id="d\(day.number)">
            \(HTML.heading(of: day, phrases))
            <div class="day-body">\(HTML.steps(of: day, phrases))\(marking)\
            \(each: day.remarks, { remark in
                #"<p class="\#(remark.style)">\#({ remark.sign?.write(to: &$0) })<span>\#(remark.text)</span></p>"#
            })\
            \(if: !day.metrics.isEmpty, #"<dl class="metrics">\#(each: day.metrics, HTML.metric)</dl>"#)\
            \(if: !day.marks.isEmpty, #"<ul class="marks">\#(each: day.marks, HTML.mark)</ul>"#)\
            \(if: !day.timeline.isEmpty, """
                <ol class="logs">\(each: day.timeline.enumerated(), { index, entry in
                    "\({ $0.timelineEntry(entry, id: "d\(day.number)-\(index)-", labels) })"
                })</ol>
                """)\({ $0.notes(of: day, labels) })\
            <p class="day-back"><a href="#top">\(icon: .up)\(phrases.backToCalendar)</a></p></div></article>

            """
    }

    /// The way to the days beside it.
    private static func steps(of day: DayDetail, _ phrases: Phrases) -> HTML {
        guard day.earlier != nil || day.later != nil else { return "" }
        return """
            <p class="day-steps">\
            \(day.earlier, { day in
                """
                <a href="#d\(day.number)">\(icon: .left)<span class="vh">\(phrases.before)</span>\(day.name)</a>
                """
            })\(day.later, { day in
                """
                <a href="#d\(day.number)"><span class="vh">\(phrases.next)</span>\(day.name)\(icon: .right)</a>
                """
            })</p>
            """
    }

    /// Writes a run of days as one line, which leads to the last of them.
    mutating func run(_ run: DayRun) {
        self += """
            <p class="run"><a href="#d\(run.days.upperBound)"><b>\(run.text)</b>\
            \(if: !run.level.isEmpty, " <span>\(run.level)</span>")</a></p>
            """
    }

    private static func heading(of day: DayDetail, _ phrases: Phrases) -> HTML {
        """
        <h3><a href="#d\(day.number)"><svg class="day-ring days" viewBox="-27 -27 54 54" aria-hidden="true">\
        <use href="#c\(day.number)"/></svg><span class="day-name">\(day.name)<span class="vh"> \
        \(phrases.monthName(day.day.date.month))</span>\(if: day.isToday, " <em>\(phrases.today)</em>")</span>\
        <span class="day-level">\(day.levelEmoji, { #"<span aria-hidden="true">\#($0)</span> "# })\(day.level)\
        \(day.healed, { #" <span aria-hidden="true">🍀</span><span class="vh">, \#($0)</span>"# })</span>\
        <span class="day-mini" aria-hidden="true">\
        \(if: day.mindfulness != nil || day.workout != nil, """
            <span class="mins">\(day.mindfulness, { #"<span class="c-m">\#(icon: .leaf)\#($0)</span>"# })\
            \(day.workout, { #"<span class="c-w">\#(icon: .flame)\#($0)</span>"# })</span>
            """)\(day.logs, { "<span>\($0)</span>" })</span></a></h3>
        """
    }

    private mutating func notes(of day: DayDetail, _ labels: MarkdownLabels) {
        if let note = day.entryNote {
            self.note(note, "day-note entry-note", topHeadingLevel: 4, id: "d\(day.number)-e-", labels)
        }
        if let note = day.note {
            let options = MarkdownOptions(
                topHeadingLevel: 4, idPrefix: "d\(day.number)-", labels: labels, pictures: day.pictures,
                pictureFolder: "../notes/")
            self += """
                <div class="day-note written" dir="auto">\
                \({ $0.safe(MarkdownNotes.render(note, options: options)) })</div>
                """
        }
        let isEmpty = day.timeline.isEmpty && day.entryNote == nil && day.note == nil
        if isEmpty, !day.noEntries.isEmpty { self += #"<p class="quiet nothing">\#(day.noEntries)</p>"# }
    }

    private static func metric(_ metric: DayDetail.Metric) -> HTML {
        """
        <div class="\(metric.style)"><dt>\(icon: metric.icon)\(metric.label)</dt><dd><b>\(metric.figure.number)</b>\
        \(if: !metric.figure.unit.isEmpty, " <span>\(metric.figure.unit)</span>")</dd></div>
        """
    }

    private static func mark(_ mark: DayDetail.TrackerMark) -> HTML {
        """
        <li\(mark.style, { #" class="\#($0)""# })>\(emoji: mark.icon) \(mark.name)\
        \(if: !mark.detail.isEmpty, " <b>\(mark.detail)</b>")</li>
        """
    }
}

extension DayDetail.TrackerMark {
    fileprivate var style: StaticString? {
        switch part {
        case 1: "good part-1"
        case 2: "good part-2"
        case 3: "good part-3"
        default: isGood ? "good" : isOpen ? "open" : nil
        }
    }
}
