import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What usually happens in these hours of this weekday, and what the person has to hold against it.
///
/// The page has one for every such time of the week, all of them hidden; the script shows the one whose time it is.
struct TonightCard: Sendable {
    /// A saboteur.
    struct Habit: Sendable {
        let icon, name: String
        let link: Link
        /// How often, as in `noticed on 9 of the last 12 Friday evenings`.
        let count: String
    }

    /// What the person wrote at such a time.
    struct Quote: Sendable {
        let text, date: String
        let link: Link
    }

    /// Unique on its page.
    let id: String
    /// 0 for Monday.
    let weekday: Int
    /// When it is shown, in minutes since the person's day began: from an hour before the first moment to the end of the last.
    let time: Range<Int>
    let title, hours: String
    let habits: [Habit]
    /// How many of these days were sober; nil where that is not known of each.
    let sober: String?
    let planLabel: String
    /// The one that fits best; nil without any.
    let plan: String?
    let quoteLabel: String
    let quote: Quote?
    let whyLabel: String
    /// The first sentences of the person's reason; nil without.
    let why: String?
}

extension TonightCard {
    private static let (mostHabits, quoteLength, whyLength) = (2, 180, 140)

    /// Empty in the public edition, and where nothing is usual.
    static func all(in report: Report) -> [TonightCard] {
        report.audience == .private ? report.analysis.usualHours.map { TonightCard($0, in: report) } : []
    }

    private init(_ usual: UsualHours, in report: Report) {
        let phrases = report.phrases
        let counts = usual.counts.prefix(TonightCard.mostHabits)
        id = "tonight-\(usual.weekday.rawValue)-\(usual.part.rawValue)"
        weekday = usual.weekday.rawValue
        time = max(0, usual.minutes.lowerBound - 60)..<usual.minutes.upperBound
        title = phrases.thisPart(usual.part)
        hours = phrases.clockHours(from: usual.hours.first, to: usual.hours.last + 1)
        habits = counts.map { count in
            Habit(
                icon: count.tracker.icon, name: report.name(of: count.tracker), link: Link(.tracker(count.tracker.id)),
                count: phrases.noticedOn(count.noticed, of: count.days, usual.weekday, usual.part))
        }
        sober =
            report.hasLevels
            ? usual.sober.map { phrases.wereSober($0.days, of: $0.of, usual.weekday) } : nil
        plan = counts.firstNonNil { report.plans(of: $0.tracker, in: usual.part).first }
            .map { capitalized(phrases.sentence(of: $0)) }
        planLabel = phrases.yourPlan
        quoteLabel = phrases.youWrote
        quote =
            counts.flatMap(\.logs).filter { $0.row.hasNote }.sorted { $0.day > $1.day }.lazy
            .compactMap { day, log in
                report.note(of: log).flatMap { $0.firstProse(limit: TonightCard.quoteLength) }.map {
                    Quote(text: $0, date: report.dateAndTime(of: log, on: day), link: .day(day))
                }
            }.first
        whyLabel = phrases.yourWhy
        why = report.analysis.history.why.flatMap { $0.firstProse(limit: TonightCard.whyLength) }
    }

    /// The card, hidden until the script shows it.
    func html(on page: PageAddress) -> HTML {
        let hasDetails = plan != nil || quote != nil || why != nil
        return """
            <section class="card tonight" hidden aria-labelledby="\(id)" data-weekday="\(weekday)"\
             data-from="\(time.lowerBound)" data-until="\(time.upperBound)">\
            <header><h2 id="\(id)">\(title)</h2><p>\(hours)</p></header><ul class="usual">\
            \(each: habits, { "<li>\(emoji: $0.icon) \($0.link, on: page, $0.name) \($0.count)</li>" })</ul>\
            \(sober, { #"<p class="quiet">\#($0)</p>"# })\
            \(if: hasDetails, """
                <dl>\(plan, { #"<dt>\#(planLabel)</dt><dd class="plan" dir="auto">\#($0)</dd>"# })\
                \(quote, {
                    #"<dt>\#(quoteLabel), \#($0.link, on: page, $0.date)</dt><dd dir="auto">\#($0.text)</dd>"#
                })\
                \(why, { #"<dt>\#(whyLabel)</dt><dd dir="auto">\#($0)</dd>"# })</dl>
                """)</section>\
            \(if: hasDetails, "\n")
            """
    }
}
