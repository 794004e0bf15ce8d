import ReportMarkup

/// The timer in its ring.
extension TimerFace {
    func write(on page: PageAddress, to html: inout HTML) {
        html.open("a") { html in
            html.attribute("class", literal: isOver ? "timer is-over" : isLong ? "timer long" : "timer")
            if let start, let end {
                html.attribute("data-start", start)
                html.attribute("data-end", end)
            }
            html.href(link, on: page)
        }
        html.markup("\n")
        writeDial(to: &html)
        html.markup("\n")
        html.element("span", #"class="face" role="timer""#) { writeFace(to: &$0) }
        html.close("a")
    }

    private func writeDial(to html: inout HTML) {
        html.element("svg", #"class="dial" viewBox="0 0 400 400" aria-hidden="true""#) { html in
            if isMilestone { return html.shape("path") { $0.writeMedal() } }
            // The round end of a line would show a beginning where there is none.
            html.dialRing(share: share > 0 ? share : nil)
        }
    }

    private func writeFace(to html: inout HTML) {
        html.markup("\n")
        html.element("span", #"class="face-label""#, text: label)
        html.markup("\n")
        html.element("span", #"class="face-days""#) { html in
            html.element("b", countsHours ? #"data-unit="hours""# : "", text: large.value)
            guard !large.unit.isEmpty else { return }
            html.markup(" ")
            html.element("span", text: large.unit)
        }
        html.markup("\n")
        if !clock.isEmpty { html.element("span", #"class="face-clock""#) { writeClock(to: &$0) } }
        if !caption.isEmpty { html.element("span", #"class="face-since""#, text: caption) }
        html.markup("\n")
        html.element("span", isOver ? #"class="face-past""# : #"class="face-past" hidden"#, text: whenBuilt)
        html.markup("\n")
    }

    private func writeClock(to html: inout HTML) {
        let units: [StaticString] = [#"data-unit="d""#, #"data-unit="h""#, #"data-unit="m""#, #"data-unit="s""#]
        for (index, (part, unit)) in zip(clock, units).enumerated() {
            if index > 0 { html.markup(" ") }
            html.element("span") { html in
                html.element("b", unit, text: part.value)
                html.markup(" ")
                html.element("abbr", { $0.attribute("title", part.title) }, text: part.unit)
            }
        }
    }
}
