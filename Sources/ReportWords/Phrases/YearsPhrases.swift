/// The words of the overview of all years.
package protocol YearsPhrases: Sendable {
    var allYears: String { get }
    var yearsDescription: String { get }
    /// The name of the list of a year's months.
    /// The headings of a year's table.
    var month: String { get }
    var daysWithEntry: String { get }
    func months(of year: String) -> String
    func years(_ number: Int) -> Figure
}
