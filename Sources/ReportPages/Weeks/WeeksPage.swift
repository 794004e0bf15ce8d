import ProgressModel
import ReportMarkup
import ReportWords

/// Every week that has a report, by year, the latest first.
package struct WeeksPage: SitePage {
    /// The weeks of a year.
    package struct Year: Sendable {
        package let name: String
        /// The latest first.
        package let weeks: [WeekIndexRow]
    }

    package let frame: Frame
    package let name: String
    package let lede: String
    /// The latest first; never empty.
    package let years: [Year]
    package let legend: Legend
    private let rings: RingSet
    /// Seven short names, Monday first.
    private let weekdays: [String]

    package static let template = PageTemplate<WeeksPage>(
        "weeks",
        [
            .html("heading", "the page's heading") {
                $1.head($0.name, lede: $0.lede, beside: nil, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .html("legend", "what the shapes and colours mean") { page, html in
                html.legend(page.legend, page.rings, on: page.frame.address)
            },
            .html("weeks", "all weeks, by year") { $0.write(to: &$1) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { [.weeks] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .weeks else { return nil }
        let phrases = report.phrases
        frame = report.frame(.weeks, title: report.title(phrases.weeks), description: phrases.weeksDescription)
        name = phrases.weeks
        lede = phrases.weeksLede
        let byYear = Dictionary(grouping: report.weeks, by: \.year)
        years = byYear.keys.sorted(by: >).map { year in
            Year(name: String(year), weeks: (byYear[year] ?? []).reversed().map { WeekIndexRow($0, in: report) })
        }
        legend = Legend(of: years.flatMap(\.weeks).map(\.days), in: report)
        rings = RingSet(ofEverybodyIn: report)
        weekdays = Weekday.allCases.map { phrases.shortName(of: $0) }
    }

    /// As many years stand open; a click opens an earlier one.
    private static let openYears = 2
    /// From so many weeks on they stand in two columns, where there is room.
    private static let fewestInTwo = 8

    /// Writes the short names of the weekdays above the days, at the head of a column.
    private func writeWeekdays(to html: inout HTML) {
        html.element("li", #"class="w-head" aria-hidden="true""#) { html in
            html.element("svg", #"class="w-days" viewBox="0 0 182 18" aria-hidden="true""#) { html in
                for (index, name) in weekdays.enumerated() {
                    html.open("text") { html in
                        html.attribute("x", WeekIndexRow.middle(of: index))
                        html.attributes(#"y="13""#)
                    }
                    html.text(name)
                    html.close("text")
                }
            }
        }
    }

    private func write(to html: inout HTML) {
        for (index, year) in years.enumerated() {
            let isOpen = index < WeeksPage.openYears
            html.open("section", #"class="card week-index""#, label: year.name)
            html.element("details", isOpen ? #"open="""# : "") { html in
                html.element("summary") { html in
                    html.element("h2", text: year.name)
                    html.icon(.down)
                }
                html.element("div", #"class="week-columns""#) { html in
                    let isLong = year.weeks.count >= WeeksPage.fewestInTwo
                    let first = isLong ? (year.weeks.count + 1) / 2 : year.weeks.count
                    for column in [year.weeks[..<first], year.weeks[first...]] where !column.isEmpty {
                        html.element("ol") { html in
                            writeWeekdays(to: &html)
                            for week in column { week.write(on: frame.address, to: &html) }
                        }
                    }
                }
            }
            html.close("section")
            html.markup("\n")
        }
    }
}
