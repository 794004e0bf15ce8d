import Counting
import Markup
import Model
import Wording

/// What usually happens at these hours of this weekday, and what may help the person.
///
/// The page contains one for every such time of the week, all hidden; the script shows the one whose time has come.
struct TonightCard: Sendable {
    /// In minutes since the start of the person's day: from an hour before the first moment to the end of the last.
    let time: Range<Int>
    let title, hours: String
    /// The saboteurs with their frequencies, such as `noticed on 9 of the last 12 Friday evenings`.
    let habits: [Block.Row]
    /// How many of these days were sober; nil if that isn't known for all of them.
    let sober: String?
    /// The plan that fits best, words that the person wrote at such a time, and the first sentences of their reason.
    let details: [Block.Row]
    private let id: String
    private let weekday: Weekday
}

extension TonightCard {
    private static let (mostHabits, quoteLength, whyLength) = (2, 180, 140)

    /// Empty in the public edition, and if no times are usual.
    static func all(in report: Report) -> [TonightCard] {
        report.audience == .private ? report.analysis.usualHours.map { TonightCard($0, in: report) } : []
    }

    private init(_ usual: UsualHours, in report: Report) {
        let phrases = report.phrases
        let counts = usual.counts.prefix(TonightCard.mostHabits)
        id = "tonight-\(usual.weekday.rawValue)-\(usual.part.rawValue)"
        weekday = usual.weekday
        time = max(0, usual.minutes.lowerBound - 60)..<usual.minutes.upperBound
        title = phrases.thisPart(usual.part)
        hours = phrases.clockHours(from: usual.hours.first, to: usual.hours.last + 1)
        habits = counts.map { count in
            Block.Row(
                sign: .emoji(count.tracker.icon), name: Figure(report.name(of: count.tracker)),
                link: Link(.tracker(count.tracker.id)),
                lines: [Block.Line(phrases.noticedOn(count, usual.weekday, usual.part), after: " ")])
        }
        sober =
            report.hasLevels
            ? usual.sober.map { phrases.wereSober($0.days, of: $0.of, usual.weekday) } : nil
        let plan = counts.firstNonNil { report.plans(of: $0.tracker, in: usual.part).first }.map {
            Block.Row(label: phrases.yourPlan, name: Figure(capitalized(phrases.sentence(of: $0))), style: "plan")
        }
        let quote = counts.flatMap(\.logs).filter { $0.row.hasNote }.sorted { $0.day > $1.day }.firstNonNil {
            day, log in
            report.note(of: log).flatMap { $0.firstProse(limit: TonightCard.quoteLength) }.map {
                Block.Row(
                    label: phrases.youWrote, name: Figure($0), link: .day(day),
                    lines: [Block.Line(report.dateAndTime(of: log, on: day), after: ", ")])
            }
        }
        let why = report.analysis.history.why.flatMap { $0.firstProse(limit: TonightCard.whyLength) }
            .map { Block.Row(label: phrases.yourWhy, name: Figure($0)) }
        details = [plan, quote, why].compactMap(\.self)
    }

    /// The card, hidden until the script shows it.
    func html(on page: PageAddress) -> HTML {
        """
        <section class="card tonight" hidden aria-labelledby="\(id)" data-weekday="\(weekday.rawValue)"\
         data-from="\(time.lowerBound)" data-until="\(time.upperBound)">\
        <header><h2 id="\(id)">\(title)</h2><p>\(hours)</p></header><ul class="usual">\
        \(each: habits, { row in
            "<li>\({ row.sign?.write(to: &$0) }) \(row.link, on: page, row.name.number) \(row.lines[0].text)</li>"
        })</ul>\
        \(sober, { #"<p class="quiet">\#($0)</p>"# })\
        \(if: !details.isEmpty, """
            <dl>\(each: details, { row in
                """
                <dt>\(row.label)\(each: row.lines, { ", \(row.link, on: page, $0.text)" })</dt>\
                <dd\(if: !row.style.isEmpty, #" class="\#(row.style)""#) dir="auto">\(row.name.number)</dd>
                """
            })</dl>
            """)</section>

        """
    }
}
