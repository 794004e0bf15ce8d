/// What a chart comes down to, in words; both empty if nothing is claimed.
struct Finding: Sendable {
    /// Read first.
    var lead = ""
    /// A quiet sentence below it.
    var remark = ""
}

extension Card {
    /// What it comes down to, then what is drawn.
    static func chart(
        _ name: Name, id: String? = nil, _ title: String, _ finding: Finding = Finding(), _ blocks: Block?...
    ) -> Card {
        Card(name, id: id, title: title, [.lead(finding.lead), .legend(finding.remark)] + blocks)
    }

    /// A chart under its own title.
    static func chart(_ name: Name, id: String? = nil, _ chart: ColumnChart, _ finding: Finding) -> Card {
        .chart(name, id: id, chart.title, finding, .drawing(chart))
    }
}
