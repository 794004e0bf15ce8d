/// An earlier year of the ledger.
package struct JokerYearPage: Sendable {
    package let frame: Frame
    /// `Jokers in 2024`.
    package let heading: String
    package let pager: Pager
    package let title: String
    package let summary: String
    /// Latest first; never empty.
    package let months: [JokerLedger.Month]
}
