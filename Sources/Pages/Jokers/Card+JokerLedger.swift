import Counting
import Markup
import Model
import Wording

/// The ledger of jokers, month by month.
extension Card {
    /// The latest year, with links to the pages of earlier ones; nil if there are no events.
    static func ledger(in report: Report) -> Card? {
        let phrases = report.phrases
        let events = JokerEvent.all(in: report)
        let years = events.grouped { $0.reward.day.date.year }
        guard let (latest, latestEvents) = years.first else { return nil }
        // With a single year, this would repeat the text beside the title.
        let summary = years.count == 1 ? "" : JokerEvent.summary(of: latestEvents, phrases)
        let year = Block.drawing { _, html in
            html += #"<div class="ledger-year"><h3>\#(latest)</h3><span>\#(summary)</span></div>"#
        }
        let earlier = years.dropFirst().map { year, events in
            Block.Row(
                name: Figure(String(year)), link: Link(.jokerYear(year)),
                lines: [Block.Line(JokerEvent.summary(of: events, phrases), after: ": ")])
        }
        let ways = Block.list("ledger-years", earlier) { year, page in
            """
            <li><a\(year.link, { "\(href: $0, on: page)" })><b>\(year.name.number)</b>\
            <span>\(year.lines[0].text)</span>\(icon: .right)</a></li>

            """
        }
        return ledger(of: events, [year] + Block.months(of: latestEvents, "h4", in: report) + [ways], phrases)
    }

    /// An earlier year, with its months unfolded.
    static func ledger(of events: [JokerEvent], in report: Report) -> Card {
        ledger(of: events, Block.months(of: events, "h3", areOpen: true, in: report), report.phrases)
    }

    private static func ledger(of events: [JokerEvent], _ blocks: [Block?], _ phrases: Phrases) -> Card {
        Card(
            .ledger, style: "ledger", title: phrases.ledger, aside: JokerEvent.summary(of: events, phrases), blocks)
    }
}

extension Block {
    /// The months of events that are sorted latest first, in that order, each as a line that opens.
    ///
    /// `heading` is the element for their names.
    fileprivate static func months(
        of events: [JokerEvent], _ heading: StaticString, areOpen: Bool = false, in report: Report
    ) -> [Block] {
        let phrases = report.phrases
        let months = events.grouped { $0.reward.day.yearMonth }
            .grouped { month, events in events.allSatisfy(\.isLost) ? nil : month }
        return months.map { month, months in
            let events = months.flatMap(\.1)
            guard let month else { return full(events, phrases) }
            let (name, summary) = (phrases.monthName(month.month), JokerEvent.summary(of: events, phrases))
            let entries = events.compactMap { Row.entry($0, in: report) }
            let lost = Row.lost(events, phrases)
            let drawing = Drawn { page, html in
                html += """
                    <details class="ledger-month"\(if: areOpen, #" open="""#)>\
                    <summary><\(heading)>\(name)</\(heading)><span>\(summary)</span>\(icon: .down)</summary>\
                    <ul>\(each: entries, { $0.row.html($0.sign, on: page) })\
                    \(each: lost, { row in
                        """
                        <li class="lost">\({ row.sign?.write(to: &$0) })<p><span class="vh">\(row.label): </span>\
                        \(row.name.number)</p></li>
                        """
                    })</ul></details>

                    """
            }
            return Block(
                kind: .drawing, text: name, style: areOpen ? "open" : "", rows: entries.map(\.row) + lost,
                drawing: drawing)
        }
    }

    /// One line for months in which jokers were only lost because the limit was reached.
    private static func full(_ events: [JokerEvent], _ phrases: Phrases) -> Block {
        let months = events.map(\.reward.day.yearMonth)
        let name = months.last.flatMap { first in months.first.map { phrases.months(from: first, to: $0) } } ?? ""
        return Block(
            kind: .drawing, text: name, rows: Row.lost(events, phrases),
            drawing: Drawn { _, html in
                html += #"<p class="ledger-month ledger-full"><b>\#(name)</b> \#(phrases.noneCouldBeHeld)</p>"#
            })
    }
}

extension Block.Row {
    /// A joker earned or used, with its sign; nil for one that was lost because the limit was reached.
    fileprivate static func entry(_ event: JokerEvent, in report: Report) -> (sign: Block.Sign, row: Block.Row)? {
        let (phrases, reward, streak) = (report.phrases, event.reward, event.streak)
        guard !event.isLost else { return nil }
        let (style, sign, title) = reward.told(in: streak.family, report) {
            reason, count in
            phrases.taken(count, by: reason, reward.day)
        }
        let row = Block.Row(
            label: phrases.shortDayAndMonth(reward.day), labelLink: Link(reward.day, in: report),
            sign: .emoji(streak.icon), name: Figure(title),
            lines: [streak.name, phrases.thenInHand(reward.balance)].map { Block.Line($0, after: ", ") },
            style: style, drawing: Drawn { $1.heldJokers(reward.balance) })
        return (sign, row)
    }

    /// A row for each streak with the jokers that were lost because the limit was reached.
    fileprivate static func lost(_ events: [JokerEvent], _ phrases: Phrases) -> [Block.Row] {
        var lost: [(streak: JokerStreak, lengths: [Int])] = []
        // The events are latest first; in reverse order their lengths ascend.
        for event in events.reversed() {
            guard case .lostToCap(let days) = event.reward.kind else { continue }
            if let index = lost.firstIndex(where: { $0.streak.family == event.streak.family }) {
                lost[index].lengths.append(days)
            } else {
                lost.append((event.streak, [days]))
            }
        }
        return lost.map { streak, lengths in
            Block.Row(
                label: streak.name, sign: .emoji(streak.icon),
                name: Figure(phrases.handWasFull(at: lengths, streak.streak.unit)), style: "lost")
        }
    }

    /// An entry as an item of a list; `sign` shows what happened.
    fileprivate func html(_ sign: Block.Sign, on page: PageAddress) -> HTML {
        let day: HTML? = labelLink.map { #"<a class="when"\#(href: $0, on: page)>\#(label)</a>"# }
        return """
            <li class="\(style)">\({ sign.write(to: &$0) })<p><b>\(name.number)</b>\
            <small>\({ self.sign?.write(to: &$0) }) \(lines[0].text)</small></p>\
            \(day ?? #"<span class="when">\#(label)</span>"#)\
            \({ drawing?.write(on: page, to: &$0) })<span class="vh">\(lines[1].text)</span></li>

            """
    }
}

extension Array {
    /// Groups adjacent elements with an equal key, in their order.
    func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(Key, [Element])] {
        var groups: [(Key, [Element])] = []
        for element in self {
            let key = key(element)
            if groups.last?.0 == key {
                groups[groups.count - 1].1.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
        return groups
    }
}
