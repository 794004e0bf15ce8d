import Counting
package import Markup
package import Pages
import Wording

/// The report on one page without drawings, for places that show Markdown: overview and saboteurs' patterns.
package struct SummaryPage: Sendable {
    private let overview: OverviewPage
    private let report: Report
    private var phrases: Phrases { report.phrases }

    /// The name of its file in the root of the site.
    package static let path = "summary.md"

    package init(_ overview: OverviewPage, in report: Report) {
        (self.overview, self.report) = (overview, report)
    }

    package init(in report: Report) { self.init(OverviewPage(in: report), in: report) }

    package var markdown: Markdown {
        var markdown = Markdown()
        // On the page the ring shows the number of the day.
        let hero = overview.hero
        let isRunning = hero.timer != nil && report.analysis.sobriety.current != nil
        markdown.block { $0 += "# \(isRunning ? overview.frame.title : hero.headline)" }
        markdown.block { $0.text((isRunning ? "\(hero.headline). " : "") + hero.lede) }
        if let celebration = hero.celebration {
            markdown.block { $0 += "**\(celebration.title)** \(celebration.line)" }
        }
        if case .share(let dial) = hero.dial { markdown.block { dial.write(to: &$0) } }
        // The trackers below say the same.
        if overview.leading?.isTracker != true { writeStreaks(to: &markdown) }
        markdown.block { markdown in
            for fact in overview.facts { markdown.item { fact.write(to: &$0) } }
        }
        writeWeek(to: &markdown)
        writeMonth(to: &markdown)
        if let milestones = overview.milestones { write(milestones, to: &markdown) }
        if let trackers = overview.trackers { writeTrackers(trackers, to: &markdown) }
        Card.saboteurs(in: report)?.write(to: &markdown)
        if let why = overview.why { writeWhy(why, to: &markdown) }
        overview.frame.writeClosing(report.webAddress(of: PageAddress.overview.path), to: &markdown)
        markdown.markup("\n")
        return markdown
    }

    private func writeStreaks(to markdown: inout Markdown) {
        guard !overview.hero.streaks.isEmpty else { return }
        markdown.table([phrases.streak, phrases.today, phrases.jokers]) { markdown in
            for streak in overview.hero.streaks {
                markdown.row { markdown in
                    markdown.cell { $0 += "\(streak.emoji) \(streak.name)" }
                    markdown.cell { markdown in
                        markdown += "**\(streak.figure.text)**"
                        for part in [streak.goodAndHealed, streak.recent, streak.longest] {
                            if let part { markdown += ", \(part)" }
                        }
                        if let week = streak.week { markdown += ". \(week)" }
                    }
                    let stars = String(repeating: "⭐", count: streak.jokers)
                    markdown.cell { $0.text(stars.isEmpty ? "–" : stars) }
                }
            }
        }
    }

    private func writeWeek(to markdown: inout Markdown) {
        let week = overview.week
        markdown.block { $0 += "## \(week.title), \(week.aside)" }
        if let days: SevenDays = week.drawing(), let table = days.tableInText { table.write(to: &markdown) }
        guard let numbers: WeekNumbers = week.drawing() else { return }
        markdown.block { markdown in
            for (index, figure) in numbers.figures.enumerated() {
                if index > 0 { markdown.markup(" · ") }
                markdown += "\(figure.text)"
            }
        }
        markdown.block { $0.text(numbers.remark) }
    }

    private func writeMonth(to markdown: inout Markdown) {
        guard let card = overview.month, let month: RingCalendar = card.drawing(),
            month.cells.contains(where: { $0.drawing?.core != nil })
        else { return }
        markdown.heading(card.title)
        markdown.block { $0.text(card.aside) }
        let places = (month.offset + month.cells.count + 6) / 7 * 7
        markdown.table(month.weekdays) { markdown in
            for first in stride(from: 0, to: places, by: 7) {
                markdown.row { markdown in
                    for place in first..<first + 7 {
                        let index = place - month.offset
                        let cell = month.cells.indices.contains(index) ? month.cells[index] : nil
                        markdown.cell { cell?.writeWithNumber(to: &$0) }
                    }
                }
            }
        }
        markdown.block { SummaryPage.write(month.legend, to: &$0) }
    }

    private static func write(_ legend: Legend, to markdown: inout Markdown) {
        var isFirst = true
        for item in legend.items {
            let emoji: String
            switch item.symbol {
            case .core(let core): emoji = core.emoji
            case .healed: emoji = "🍀"
            case .workout, .mindfulness, .focus, .closed, .dot, .many: continue
            }
            if !isFirst { markdown.markup(" · ") }
            isFirst = false
            markdown += "\(emoji) \(item.text)"
        }
    }

    private func write(_ card: Card, to markdown: inout Markdown) {
        guard let list: BadgeList = card.drawing() else { return }
        markdown.heading(card.title)
        if let next = list.next {
            markdown.block { $0 += "\(phrases.nextMilestone): **\(next.label)**, \(next.note)" }
        }
        let badges = (list.badges.hidden + list.badges.shown).filter(\.isReached)
        guard !badges.isEmpty else { return }
        markdown.table([phrases.milestoneHeading, phrases.reachedHeading]) { markdown in
            for badge in badges {
                markdown.row { markdown in
                    markdown.cell { $0 += "\(badge.number)" }
                    markdown.cell { $0 += "\(badge.note)" }
                }
            }
        }
    }

    private func writeTrackers(_ card: Card, to markdown: inout Markdown) {
        guard let tiles: TrackerCard = card.drawing() else { return }
        markdown.heading(card.title)
        let items = tiles.items.shown + tiles.items.hidden
        guard items.contains(where: { !$0.lastDays.isEmpty }) else {
            markdown.block { markdown in
                for item in items { markdown.item { item.tile.writeStreak(to: &$0) } }
            }
            return
        }
        markdown.table([phrases.trackers, phrases.lastDaysTitle(TrackerCard.dayCount)]) { markdown in
            for item in items {
                markdown.row { markdown in
                    markdown.cell { item.tile.writeStreak(to: &$0) }
                    let line = item.lastDays.map { $0 ? "●" : "○" }.joined()
                    markdown.cell { markdown in
                        guard !line.isEmpty else { return }
                        markdown += "\(line) \(String(item.lastDays.count(where: \.self)))"
                    }
                }
            }
        }
    }

    /// The most lines and characters of a why here; a longer one is cut.
    private static let (longest, longestLine) = (60, 600)

    /// Writes the personal why as plain text, line by line; its lists stay lists.
    private func writeWhy(_ card: Card, to markdown: inout Markdown) {
        guard let why: WhyText = card.drawing() else { return }
        markdown.heading(card.title)
        let lines = why.markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .drop { $0.allSatisfy(\.isWhitespace) }
        guard let end = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
        markdown.block { markdown in
            for (index, line) in lines[...end].prefix(SummaryPage.longest).enumerated() {
                let line = line.drop(while: \.isWhitespace)
                let text = MarkdownNotes.plainText(String(line), limit: SummaryPage.longestLine).isolated
                let isItem = ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
                if index > 0 { markdown.markup("\n") }
                markdown.markup(text.isEmpty ? ">" : isItem ? "> - " : "> ")
                markdown.text(text)
            }
        }
    }
}

extension ShareDial {
    /// `27 October to 2 November: **6 of 10 drinks**`.
    fileprivate func write(to markdown: inout Markdown) {
        markdown += "\(label): **\(figure.text)**"
        if !note.isEmpty { markdown += " · \(note)" }
    }
}

extension RingCell {
    fileprivate func writeWithNumber(to markdown: inout Markdown) {
        markdown.text(String(number))
        guard drawing?.core != nil else { return }
        markdown.markup(" ")
        markdown.text(emoji)
    }
}

extension TrackerTile {
    fileprivate func writeStreak(to markdown: inout Markdown) {
        markdown += "\(icon) \(name): "
        if let figure { markdown.strong(figure.text) } else { markdown.text(words) }
    }
}
