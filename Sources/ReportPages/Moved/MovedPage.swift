import ReportMarkup
import ReportWords

/// Stands where a page lay in sites of earlier versions, and forwards to where it lies now.
package struct MovedPage: SitePage {
    package let frame: Frame
    package let name: String
    /// The page that is forwarded to, and its name.
    package let way: (text: String, link: Link)

    package static let template = PageTemplate<MovedPage>(
        "moved",
        [
            .text("name", "that the page has moved, in words") { $0.name },
            .text("target", "the way to the page, relative to this one") { $0.frame.address.href($0.way.link) },
            .html("way", "the link to the page") {
                $1.arrowLink($0.way.link, on: $0.frame.address, text: $0.way.text)
            },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        [.formerJokers(year: nil)] + (report.hasMilestones ? [.formerMilestones] : [])
            + report.span.jokerYears.map { .formerJokers(year: $0) }
    }

    package init?(at address: PageAddress, in report: Report) {
        let phrases = report.phrases
        switch address {
        case .formerJokers(let year?): way = (phrases.jokers(in: String(year)), Link(.jokerYear(year)))
        case .formerJokers(nil): way = (phrases.jokersAndMilestones, Link(.jokers))
        case .formerMilestones: way = (phrases.milestones, Link(.jokers, fragment: "milestones"))
        default: return nil
        }
        frame = report.frame(
            address, title: report.title(phrases.pageHasMoved), description: phrases.jokersDescription)
        name = phrases.pageHasMoved
    }
}
