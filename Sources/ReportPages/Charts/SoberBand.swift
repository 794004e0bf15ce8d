/// What several whole years span: the fewest and the most sober days that any of them had, week by week.
package struct SoberBand: Sendable {
    /// The days between two points; also of the last, which stands at the end of the year.
    static let step = 7

    /// `2016–2023`.
    package let name: String
    /// The fewest and the most after 0, 7, 14 … days.
    package let fewest: [Int]
    package let most: [Int]
}

extension SoberBand {
    /// Nil of fewer than two lines that are whole.
    init?(of lines: [SoberLine]) {
        let whole = lines.filter(\.isWhole)
        guard whole.count > 1, let first = whole.first, let last = whole.last else { return nil }
        name = "\(first.year)–\(last.year)"
        let counts = stride(from: 0, through: 364, by: SoberBand.step).map { days in
            whole.map { days == 0 ? 0 : $0.counts[days - 1] }
        }
        fewest = counts.map { $0.min() ?? 0 }
        most = counts.map { $0.max() ?? 0 }
    }
}
