import Markup
import Model
import Wording

extension HTML {
    /// Writes the details of a day, closed; `labels` are the words for its note.
    ///
    /// A folded day is only visible if all are unfolded or the address names it. `marking` writes the buttons for an
    /// entry, if a server shows the page.
    mutating func day(
        _ day: DayDetail, _ labels: MarkdownLabels, _ phrases: Phrases, isFolded: Bool = false,
        marking: (inout HTML) -> Void
    ) {
        open("article") { html in
            html.attributes(
                day.isDefault ? #"class="day default""# : isFolded ? #"class="day folded""# : #"class="day""#)
            html.attribute("id") { $0.dayID(day.number) }
        }
        markup("\n")
        heading(of: day, phrases)
        markup("\n<div class=\"day-body\">")
        steps(of: day, phrases)
        marking(&self)
        for remark in day.remarks { self.remark(remark) }
        if !day.metrics.isEmpty {
            element("dl", #"class="metrics""#) { html in for metric in day.metrics { html.metric(metric) } }
        }
        if !day.marks.isEmpty {
            element("ul", #"class="marks""#) { html in for mark in day.marks { html.mark(mark) } }
        }
        if !day.timeline.isEmpty {
            element("ol", #"class="logs""#) { html in
                // By index, so that entries aren't copied.
                for index in day.timeline.indices {
                    html.timelineEntry(day.timeline[index], id: "d\(day.number)-\(index)-", labels)
                }
            }
        }
        notes(of: day, labels)
        markup(##"<p class="day-back"><a href="#top">"##)
        icon(.up)
        text(phrases.backToCalendar)
        markup("</a></p></div></article>\n")
    }

    private mutating func steps(of day: DayDetail, _ phrases: Phrases) {
        guard day.earlier != nil || day.later != nil else { return }
        element("p", #"class="day-steps""#) { html in
            if let earlier = day.earlier {
                html.step(to: earlier.number) { html in
                    html.icon(.left)
                    html.element("span", #"class="vh""#, text: phrases.before)
                    html.text(earlier.name)
                }
            }
            if let later = day.later {
                html.step(to: later.number) { html in
                    html.element("span", #"class="vh""#, text: phrases.next)
                    html.text(later.name)
                    html.icon(.right)
                }
            }
        }
    }

    private mutating func step(to number: Int, content: (inout HTML) -> Void) {
        open("a") { html in
            html.attribute("href") { html in
                html.markup("#")
                html.dayID(number)
            }
        }
        content(&self)
        close("a")
    }

    /// Writes a run of days as one line with a link to the last of them.
    mutating func run(_ run: DayRun) {
        element("p", #"class="run""#) { html in
            html.step(to: run.days.upperBound) { html in
                html.element("b", text: run.text)
                guard !run.level.isEmpty else { return }
                html.markup(" ")
                html.element("span", text: run.level)
            }
        }
    }

    /// Writes the id of a day's detail on the page of its month.
    private mutating func dayID(_ number: Int) {
        markup("d")
        self.number(number)
    }

    private mutating func heading(of day: DayDetail, _ phrases: Phrases) {
        markup(##"<h3><a href="#"##)
        dayID(day.number)
        markup(##""><svg class="day-ring days" viewBox="-27 -27 54 54" aria-hidden="true"><use href="#"##)
        cellID(day.number)
        markup(#""/></svg><span class="day-name">"#)
        text(day.name)
        markup(#"<span class="vh"> "#)
        text(phrases.monthName(day.day.date.month))
        markup("</span>")
        if day.isToday {
            markup(" ")
            element("em", text: phrases.today)
        }
        markup(#"</span><span class="day-level">"#)
        level(of: day)
        markup(#"</span><span class="day-mini" aria-hidden="true">"#)
        minutes(of: day)
        if let logs = day.logs { element("span", text: logs) }
        markup("</span></a></h3>")
    }

    private mutating func level(of day: DayDetail) {
        if let emoji = day.levelEmoji {
            element("span", #"aria-hidden="true""#, text: emoji)
            markup(" ")
        }
        text(day.level)
        guard let healed = day.healed else { return }
        markup(#" <span aria-hidden="true">🍀</span><span class="vh">, "#)
        text(healed)
        markup("</span>")
    }

    private mutating func minutes(of day: DayDetail) {
        guard day.mindfulness != nil || day.workout != nil else { return }
        markup(#"<span class="mins">"#)
        if let minutes = day.mindfulness {
            markup(#"<span class="c-m">"#)
            icon(.leaf)
            text(minutes)
            markup("</span>")
        }
        if let minutes = day.workout {
            markup(#"<span class="c-w">"#)
            icon(.flame)
            text(minutes)
            markup("</span>")
        }
        markup("</span>")
    }

    private mutating func notes(of day: DayDetail, _ labels: MarkdownLabels) {
        if let note = day.entryNote {
            self.note(note, "day-note entry-note", topHeadingLevel: 4, id: "d\(day.number)-e-", labels)
        }
        if let note = day.note {
            let options = MarkdownOptions(
                topHeadingLevel: 4, idPrefix: "d\(day.number)-", labels: labels, pictures: day.pictures,
                pictureFolder: "../notes/")
            element("div", #"class="day-note written" dir="auto""#) { html in
                html.safe(MarkdownNotes.render(note, options: options))
            }
        }
        let isEmpty = day.timeline.isEmpty && day.entryNote == nil && day.note == nil
        if isEmpty, !day.noEntries.isEmpty { element("p", #"class="quiet nothing""#, text: day.noEntries) }
    }
}

extension HTML {
    private mutating func remark(_ remark: Block) {
        element("p", { $0.attribute("class", remark.style) }) { html in
            remark.sign?.write(to: &html)
            html.element("span", text: remark.text)
        }
    }

    private mutating func metric(_ metric: DayDetail.Metric) {
        markup(#"<div class=""#, metric.style, #""><dt>"#)
        icon(metric.icon)
        text(metric.label)
        markup("</dt><dd><b>")
        text(metric.figure.number)
        markup("</b>")
        if !metric.figure.unit.isEmpty {
            markup(" <span>")
            text(metric.figure.unit)
            markup("</span>")
        }
        markup("</dd></div>")
    }

    private mutating func mark(_ mark: DayDetail.TrackerMark) {
        open("li") { html in
            if let style = mark.style { html.attribute("class", literal: style) }
        }
        markup(#"<span class="emoji" aria-hidden="true">"#)
        text(mark.icon)
        markup("</span> ")
        text(mark.name)
        if !mark.detail.isEmpty {
            markup(" <b>")
            text(mark.detail)
            markup("</b>")
        }
        markup("</li>")
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
