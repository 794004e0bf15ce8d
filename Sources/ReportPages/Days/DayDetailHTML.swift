import MarkdownNotes
import ReportMarkup
import ReportWords

/// Everything of a day, closed until it is asked for.
struct DayDetailHTML {
    private let labels: MarkdownLabels

    init(_ labels: MarkdownLabels) {
        self.labels = labels
    }

    func html(_ day: DayDetail) -> HTML {
        let isDefault: HTML = day.isDefault ? " default" : ""
        var html: HTML = #"""
            <article class="day\#(isDefault)" id="d\#(day.number)">
            \#(heading(day))
            <div class="day-body">
            """#
        html += day.remarks.html(remark)
        if !day.metrics.isEmpty { html += #"<dl class="metrics">\#(day.metrics.html(metric))</dl>"# }
        if !day.marks.isEmpty { html += #"<ul class="marks">\#(day.marks.html(mark))</ul>"# }
        if !day.timeline.isEmpty { html += #"<ol class="logs">\#(day.timeline.html(TimelineHTML.item))</ol>"# }
        html += day.entryNote.html { #"<p class="day-note entry-note" dir="auto">\#($0)</p>"# }
        html += day.note.html(note(day.number))
        if day.timeline.isEmpty, day.entryNote == nil, day.note == nil {
            if !day.noEntries.isEmpty { html += #"<p class="quiet">\#(day.noEntries)</p>"# }
        }
        html += ##"""
            <p class="day-back"><a href="#top">\##(Icon.up.html)\##(day.back)</a></p></div></article>

            """##
        return html
    }

    private func heading(_ day: DayDetail) -> HTML {
        let emoji = day.levelEmoji.html { #"<span aria-hidden="true">\#($0)</span> "# }
        let healed = day.healed.html { #" <span aria-hidden="true">🍀</span><span class="vh">, \#($0)</span>"# }
        let today = day.today.html { " <em>\($0)</em>" }
        let minutes: HTML =
            day.mindfulness == nil && day.workout == nil
            ? ""
            : #"""
            <span class="mins">\#(day.mindfulness.html { #"<span class="c-m">\#(Icon.leaf.html)\#($0)</span>"# })\#(day.workout.html { #"<span class="c-w">\#(Icon.flame.html)\#($0)</span>"# })</span>
            """#
        let logs = day.logs.html { "<span>\($0)</span>" }
        return ##"""
            <h3><a href="#d\##(day.number)"><svg class="day-ring days" viewBox="-34 -34 68 68" aria-hidden="true"><use href="#c\##(day.number)"/></svg><span class="day-name">\##(day.name)<span class="vh"> \##(day.month)</span>\##(today)</span><span class="day-level">\##(emoji)\##(day.level)\##(healed)</span><span class="day-mini" aria-hidden="true">\##(minutes)\##(logs)</span></a></h3>
            """##
    }

    private func remark(_ remark: DayDetail.Remark) -> HTML {
        switch remark.symbol {
        case .healed: #"<p class="healed">\#(Icon.clover.html)<span>\#(remark.text)</span></p>"#
        case .earned: #"<p class="healed">\#(Icon.star.html)<span>\#(remark.text)</span></p>"#
        case .open: #"<p class="healed open"><span>\#(remark.text)</span></p>"#
        }
    }

    private func metric(_ metric: DayDetail.Metric) -> HTML {
        let (style, icon): (HTML, Icon) =
            switch metric.symbol {
            case .level: ("c-g", .drop)
            case .mindfulness: ("c-m", .leaf)
            case .workout: ("c-w", .flame)
            }
        let unit: HTML = metric.figure.unit.isEmpty ? "" : " <span>\(metric.figure.unit)</span>"
        return #"""
            <div class="\#(style)"><dt>\#(icon.html)\#(metric.label)</dt><dd><b>\#(metric.figure.number)</b>\#(unit)</dd></div>
            """#
    }

    private func mark(_ mark: DayDetail.TrackerMark) -> HTML {
        let isGood: HTML = mark.isGood ? #" class="good""# : ""
        let detail: HTML = mark.detail.isEmpty ? "" : " <b>\(mark.detail)</b>"
        return
            #"<li\#(isGood)><span class="emoji" aria-hidden="true">\#(mark.icon)</span> \#(mark.name)\#(detail)</li>"#
    }

    private func note(_ day: Int) -> (String) -> HTML {
        { markdown in
            let options = MarkdownOptions(topHeadingLevel: 4, idPrefix: "d\(day)-", labels: labels)
            return
                #"<div class="day-note written" dir="auto">\#(MarkdownNotes.render(markdown, options: options))</div>"#
        }
    }
}
