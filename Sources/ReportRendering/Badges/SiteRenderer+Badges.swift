package import ReportPages

extension SiteRenderer {
    /// The badges of a report, each as a drawing and as the numbers for shields.io, then the ring of today.
    package func badges(of report: Report) -> [RenderedFile] {
        let badges = report.badges.flatMap { badge in
            [
                RenderedFile(path: "badges/\(badge.name).svg", bytes: BadgeSVG(badge).html.bytes),
                RenderedFile(path: "badges/\(badge.name).json", bytes: BadgeEndpoint(badge).bytes),
            ]
        }
        return badges + [RenderedFile(path: "badges/today.svg", bytes: TodayRingSVG(report.todayRing).html.bytes)]
    }
}
