/// All years.
package struct YearsPage: Sendable {
    package let frame: Frame
    package let heading: String
    /// `3 years`.
    package let summary: String
    package let scale: HeatScale
    /// Latest first; never empty.
    package let years: [YearStrip]
}
