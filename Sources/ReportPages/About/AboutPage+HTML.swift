import ProgressModel
import ReportMarkup

/// The cards of the page that explains the counting.
extension AboutPage {
    var levelsHTML: HTML {
        .prose(
            levelsTitle, id: "a-levels",
            """

            <table class="levels"><caption class="vh">\(levelsTitle)</caption><thead class="vh">\
            <tr>\(each: levelHeadings, { #"<th scope="col">\#($0)</th>"# })</tr></thead><tbody>\
            \(each: levels, \.html)</tbody></table>
            """)
    }

    var jokersHTML: HTML {
        .prose(
            jokersTitle, id: "a-jokers",
            """
            <p>\({ $0.textWithStars(jokerRule) })</p>\
            \(each: examples, { "<figure><h3>\($0.title)</h3>\($0.days)</figure>" })
            """)
    }

    var settingsHTML: HTML {
        .prose(
            settingsTitle, id: "a-settings",
            """
            <dl class="settings">\
            \(each: settings, { "<div><dt>\($0.name)</dt>\(each: $0.lines, { "<dd>\($0)</dd>" })</div>" })</dl>
            """)
    }
}

extension RuleCard {
    /// The card; `number` tells it from the others of its page.
    func html(number: Int) -> HTML {
        .prose(
            title, id: "a-rules-\(number)",
            """
            \(example, \.html)<ul class="rules">\(each: rules, { "<li>\($0)</li>" })</ul>
            """)
    }
}

extension LevelRow {
    fileprivate var html: HTML {
        """
        <tr><th scope="row">\({ $0.key(RingCell.Core(level)) })\(level.emoji) \(name)</th><td>\(range)</td>\
        <td>\(effect)</td></tr>
        """
    }
}

extension StreakExample {
    /// The days and what happens on them, without the title.
    var days: HTML {
        """
        <ol class="beads" aria-hidden="true">\(each: beads, { "<li>\($0.html)</li>" })</ol>\
        <figcaption>\(caption)</figcaption>
        """
    }
}

extension StreakExample.Bead {
    fileprivate var html: HTML {
        """
        <svg class="days" viewBox="-17 -17 34 34" aria-hidden="true">\({ $0.core(core, isHealed: isHealed) })\
        <text>\(length)</text></svg>\(if: !note.isEmpty, "<small>\({ $0.textWithStars(note) })</small>")
        """
    }
}

extension HTML {
    /// A card of text, whose heading has no header around it; `id` is that of the heading.
    fileprivate static func prose(_ title: String, id: HTML, _ content: HTML) -> HTML {
        #"<section class="card" aria-labelledby="\#(id)"><h2 id="\#(id)">\#(title)</h2>\#(content)</section>"#
    }
}
