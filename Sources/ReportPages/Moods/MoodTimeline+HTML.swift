import ReportMarkup

/// Names and numbers are text beside drawings that are measured in percent: the words keep their size on a phone, and all
/// rows share one axis.
extension MoodTimeline {
    /// Writes the card.
    func write(to html: inout HTML) {
        html.chartCard("moods", title, lead: lead, remark: remark) { html in
            html += """
                <div class="moods">\(list(rows))\(if: !hiddenRows.isEmpty, .more(more, list(hiddenRows)))\
                \(if: !sober.isEmpty, """
                    <div class="mood-sober"><span>\(soberName)</span><svg aria-hidden="true">\
                    <rect class="rail" width="100%" height="100%" rx="4"/>\(each: sober, { $0.html() })</svg></div>
                    """)\(axis.html())</div>
                """
            html.dataTable(table)
        }
    }

    private func list(_ rows: [Row]) -> HTML { "<ul>\(each: rows, { $0.html(isDaily: isDaily) })</ul>" }
}

extension MoodTimeline.Sober {
    fileprivate func html() -> HTML {
        """
        <rect x="\(percent: place)" y="\(percent: 10_000 - height * 100)" width="\(percent: width)"\
         height="\(percent: height * 100)"/>
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
