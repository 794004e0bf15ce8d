import Counting
import Model
import Wording

extension Card {
    /// The share of each habit that was done in the last of some years, compared with earlier years; nil if no habit
    /// has two of them.
    static func habits(of years: [Int], in report: Report) -> Card? {
        guard let year = years.last, years.count > 1 else { return nil }
        let phrases = report.phrases
        let rows = report.analysis.habits.compactMap { habit -> (habit: Habit, share: Int, shares: [Int?])? in
            let shares = years.map { report.analysis.habitCount(of: habit, inYear: $0).percent }
            guard let share = shares.last.flatMap(\.self), shares.compactMap(\.self).count > 1 else { return nil }
            return (habit, share, shares)
        }
        guard !rows.isEmpty else { return nil }
        let items = rows.map { habit, share, shares in
            let before = zip(years, shares).dropLast().reversed()
                .compactMap { year, share in share.map { "\(year): \(phrases.percent($0))" } }
            return BarList.Item(
                icon: report.icon(of: habit), name: report.name(of: habit), value: phrases.percent(share),
                detail: before.joined(separator: " · "), length: share)
        }
        let name = years.count == 2 ? phrases.yearAgainst(String(year), String(years[0])) : String(year)
        let title = "\(phrases.habits): \(name)"
        return Card(
            .habits, title: title,
            [
                .legend(phrases.shareOfPlanned), .drawing(BarList(.good, items, visible: 12, phrases)),
                .table(
                    DataTable(
                        phrases, title, headings: [phrases.habit] + years.map { String($0) },
                        rows: rows.map { habit, _, shares in
                            [report.name(of: habit)] + shares.map { $0.map(phrases.percent) ?? "" }
                        })),
            ])
    }
}
