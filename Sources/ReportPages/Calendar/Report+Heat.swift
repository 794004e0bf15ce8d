import ProgressModel
import ReportWords

/// What the grids of a year are called, and what they say in words.
extension Report {
    /// `Sober days, 2025`, or what stands in their place.
    func heatTitle(_ span: String) -> String {
        leading.map { "\($0.name(in: self)), \(span)" } ?? phrases.heatTitle(span)
    }

    func heatDescription(of days: ClosedRange<Day>) -> String {
        leading.map { phrases.runsDescription($0.goodDays(in: days, of: self)) }
            ?? phrases.heatDescription(soberDays(in: days))
    }
}
