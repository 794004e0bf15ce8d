import Markup
import Model
import Wording

/// All weeks that have a report, by year, the latest first.
package struct WeeksPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// The years with their weeks, the latest first; never empty.
    package let years: [(name: String, weeks: [WeekIndexRow])]
    package let legend: Legend
    private let rings: RingSet
    /// Seven short names, Monday first; empty above bars.
    private let weekdays: [String]

    package static let template = PageTemplate<WeeksPage>(
        "weeks",
        [
            .html("heading", "the page's heading") { $1.head($0.name, lede: $0.lede, on: $0.frame.address) },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .html("legend", "what the shapes and colours mean") { page, html in
                html.legend(page.legend, page.rings, on: page.frame.address)
            },
            .html("weeks", "all weeks, by year") { $1 += $0.weeks },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.weeks] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .weeks else { return nil }
        let phrases = report.phrases
        frame = report.frame(.weeks, title: report.title(phrases.weeks), description: phrases.weeksDescription)
        name = phrases.weeks
        lede = report.drawsHabits ? phrases.weeksOfHabitsLede : phrases.weeksLede
        let byYear = Dictionary(grouping: report.weeks, by: \.year)
        years = byYear.keys.sorted(by: >).map { year in
            (String(year), (byYear[year] ?? []).reversed().map { WeekIndexRow($0, in: report) })
        }
        legend = Legend(of: years.flatMap(\.weeks).map(\.days), in: report)
        rings = RingSet(ofEverybodyIn: report)
        weekdays = report.drawsHabits ? [] : Weekday.allCases.map { phrases.shortName(of: $0) }
    }

    /// The number of years that are open; a click opens an earlier one.
    private static let openYears = 2
    /// The minimum number of weeks for two columns, if there is space.
    private static let fewestInTwo = 8

    private var weeks: HTML {
        "\(each: years.enumerated(), { html(of: $1.name, $1.weeks, isOpen: $0 < WeeksPage.openYears) })"
    }

    private func html(of year: String, _ weeks: [WeekIndexRow], isOpen: Bool) -> HTML {
        let first = weeks.count >= WeeksPage.fewestInTwo ? (weeks.count + 1) / 2 : weeks.count
        let columns = [weeks[..<first], weeks[first...]].filter { !$0.isEmpty }
        return """
            <section class="card week-index" aria-label="\(year)"><details\(if: isOpen, #" open="""#)>\
            <summary><h2>\(year)</h2>\(icon: .down)</summary><div class="week-columns">\(each: columns, { column in
                "<ol>\(if: !weekdays.isEmpty, headOfColumn)\(each: column, { $0.html(on: frame.address) })</ol>"
            })</div></details></section>

            """
    }

    /// The short names of the weekdays above the days.
    private var headOfColumn: HTML {
        """
        <li class="w-head" aria-hidden="true"><svg class="w-days" viewBox="0 0 182 18" aria-hidden="true">\
        \(each: weekdays.enumerated(), { #"<text x="\#(WeekIndexRow.middle(of: $0))" y="13">\#($1)</text>"# })</svg></li>
        """
    }
}
