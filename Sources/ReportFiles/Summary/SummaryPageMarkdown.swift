import ReportMarkup
import ReportPages
import ReportWords

/// The whole report as one Markdown page, in the words of the overview.
struct SummaryPageMarkdown {
    private let page: SummaryPage
    private let overview: OverviewPage

    init(_ page: SummaryPage) {
        self.page = page
        overview = page.overview
    }

    var document: Markdown {
        let opening: [Markdown] = ["# \(overview.hero.headline)", "\(overview.hero.lede)", streaks, facts]
        let blocks =
            opening + week + month + milestones + trackers + saboteurs + why + overview.frame.closing(page.webAddress)
        return "\(Markdown(blocks: blocks))\n"
    }

    private var streaks: Markdown {
        let rows = overview.hero.streaks.map { streak -> [Markdown] in
            let stars = String(repeating: "⭐", count: streak.rewards)
            let longest = streak.longest.markdown { "(\($0))" }
            return [
                "\(streak.emoji) \(streak.name)", Markdown(["**\(streak.figure.text)**", longest], separator: " "),
                stars.isEmpty ? "–" : "\(stars)",
            ]
        }
        return Markdown(headings: page.streakHeadings.map { "\($0)" }, rows: rows)
    }

    private var facts: Markdown { Markdown(items: overview.facts.map(\.markdown)) }

    private var week: [Markdown] {
        let week = overview.week
        let figures = Markdown(week.figures.map { "\($0.text)" }, separator: " · ")
        return ["## \(week.title), \(week.dates)", week.days.markdown, figures, "\(week.remark)"]
    }

    private var month: [Markdown] {
        let month = overview.month
        guard month.cells.contains(where: { $0.drawing?.core != nil }) else { return [] }
        var cells = [Markdown](repeating: "", count: month.offset)
        cells += month.cells.map { Markdown(["\(String($0.number))", $0.markdown], separator: " ") }
        cells += [Markdown](repeating: "", count: (7 - cells.count % 7) % 7)
        let rows = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
        let legend = month.legend.items.compactMap { item -> Markdown? in
            switch item.symbol {
            case .core(let core): "\(core.emoji) \(item.text)"
            case .healed: "🍀 \(item.text)"
            case .workout, .mindfulness, .focus: nil
            }
        }
        return [
            "## \(overview.monthName)", "\(overview.monthSummary)",
            Markdown(headings: month.weekdays.map { "\($0)" }, rows: rows), Markdown(legend, separator: " · "),
        ]
    }

    private var milestones: [Markdown] {
        guard let card = overview.milestones else { return [] }
        let badges = card.earlier + card.badges
        let table = Markdown(
            headings: page.milestoneHeadings.map { "\($0)" }, rows: badges.map { ["\($0.number)", "\($0.date)"] })
        let next = card.next.markdown { "\(page.nextMilestone): **\($0.label)**, \($0.note)" }
        return ["## \(card.title)", next, table]
    }

    private var trackers: [Markdown] {
        guard let card = overview.trackers else { return [] }
        let rows = (card.rows + card.hiddenRows).map { row -> [Markdown] in
            // The figure of an avoided tracker names it.
            let name = row.name.markdown { "\($0): " }
            let streak: Markdown = "\(row.icon) \(name)**\(row.figure.text)**"
            guard let dots = row.more?.strip.dots else { return [streak] }
            let line = dots.map { $0.isGood ? "●" : "○" }.joined()
            return [streak, "\(line) \(String(dots.count { $0.isGood }))"]
        }
        guard rows.contains(where: { $0.count > 1 }) else {
            return ["## \(card.title)", Markdown(items: rows.compactMap(\.first))]
        }
        return ["## \(card.title)", Markdown(headings: page.trackerHeadings.map { "\($0)" }, rows: rows)]
    }

    private var saboteurs: [Markdown] {
        guard let card = page.saboteurs else { return [] }
        let items = card.items.map { item -> Markdown in
            let lines = item.lines.map { line -> Markdown in "\(line.label): \(line.text)" }
            return """
                \(item.icon) **\(item.name)**: \(Markdown(["\(item.count.text) \(item.countLabel)"] + lines, separator: " · "))
                """
        }
        return ["## \(card.title)", Markdown(items: items)]
    }

    private var why: [Markdown] {
        guard let why = page.why else { return [] }
        let lines = why.lines.map { line -> Markdown in
            line.text.isEmpty ? ">" : line.isItem ? "> - \(line.text)" : "> \(line.text)"
        }
        return ["## \(why.title)", Markdown(lines, separator: "\n")]
    }
}
