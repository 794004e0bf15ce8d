import ReportMarkup

/// The content of the page that explains the counting.
struct AboutPageHTML {
    private let page: AboutPage

    init(_ page: AboutPage) {
        self.page = page
    }

    var slots: [String: HTML] {
        [
            "heading": #"<div class="head"><h1>\#(page.title)</h1></div>"#,
            "levels": levels,
            "jokers": jokers,
            "rules": rules,
            "settings": settings,
        ]
    }

    private var levels: HTML {
        let headings = page.levelHeadings.html { #"<th scope="col">\#($0)</th>"# }
        let rows = page.levels.html { level in
            #"""
            <tr><th scope="row">\#(LegendHTML.key(level.core))\#(level.emoji) \#(level.name)</th><td>\#(level.range)</td><td>\#(level.effect)</td></tr>
            """#
        }
        return #"""
            <section class="card" aria-labelledby="a-levels"><h2 id="a-levels">\#(page.levelsTitle)</h2>
            <table class="levels"><caption class="vh">\#(page.levelsTitle)</caption><thead class="vh"><tr>\#(headings)</tr></thead><tbody>\#(rows)</tbody></table></section>
            """#
    }

    private var jokers: HTML {
        let examples = page.examples.html { example in
            let beads = example.beads.html { bead in
                let note: HTML = bead.note.isEmpty ? "" : "<small>\(bead.note)</small>"
                return #"""
                    <li><svg class="days" viewBox="-17 -17 34 34" aria-hidden="true">\#(bead.core.html(isHealed: bead.isHealed))<text>\#(bead.number)</text></svg>\#(note)</li>
                    """#
            }
            return #"""
                <figure><h3>\#(example.title)</h3><ol class="beads" aria-hidden="true">\#(beads)</ol><figcaption>\#(example.caption)</figcaption></figure>
                """#
        }
        return #"""
            <section class="card" aria-labelledby="a-jokers"><h2 id="a-jokers">\#(page.jokersTitle)</h2><p>\#(page.jokerRule)</p>\#(examples)</section>
            """#
    }

    private var rules: HTML {
        var html = HTML()
        for (index, card) in page.ruleCards.enumerated() {
            html += #"""
                <section class="card" aria-labelledby="a-rules-\#(index)"><h2 id="a-rules-\#(index)">\#(card.title)</h2><ul class="rules">\#(card.rules.html { "<li>\($0)</li>" })</ul></section>

                """#
        }
        return html
    }

    private var settings: HTML {
        guard !page.settings.isEmpty else { return HTML() }
        let rows = page.settings.html { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" }
        return #"""
            <section class="card" aria-labelledby="a-settings"><h2 id="a-settings">\#(page.settingsTitle)</h2><dl class="settings">\#(rows)</dl></section>
            """#
    }
}
