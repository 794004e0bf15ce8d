/// One day of a heat grid.
package struct HeatCell: Sendable {
    /// Day of the month.
    package let number: Int
    /// 0 for a day that is not sober, 1 lightest to 10 strongest; nil before the first record and after today.
    package let shade: Int?
    package let isToday: Bool
    /// The day in words.
    package let label: String
}

/// What the shades of a heat grid mean.
package struct HeatScale: Sendable {
    package let from: String
    package let to: String
    package let aboutLink: Link
    package let aboutText: String
    /// The same days as a picture.
    package let share: ShareLink?
}
