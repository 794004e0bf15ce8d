import ReportMarkup

/// What is known, line by line, and the sentence about doctors.
struct HealthCardHTML {
    let html: HTML

    init(_ card: HealthCard) {
        let lines = card.lines.html { line in
            let source: HTML =
                line.address.map { #"<a href="\#($0)" rel="noreferrer">\#(line.source)</a>"# } ?? "\(line.source)"
            let reached = line.reached.html { #"<p class="there">\#(Icon.flag.html)<span>\#($0)</span></p>"# }
            return #"""
                <li><h3>\#(line.days)</h3><p>\#(line.text)</p>\#(reached)<p class="source written">\#(source)</p></li>

                """#
        }
        html = #"""
            <section class="card health" aria-labelledby="h-health"><header><h2 id="h-health">\#(card.title)</h2><p>\#(card.lede)</p></header>
            <ul class="facts-known">\#(lines)</ul><p class="healed open">\#(Icon.info.html)<span>\#(card.caution)</span></p></section>
            """#
    }
}
