/// Drinks week by week, and the means of the quarters.
package struct DrinksCard: Sendable {
    /// The past year, large.
    package let recent: ColumnCard
    /// Every week since the first entry; nil where the past year holds them all.
    package let history: ColumnChart?
    /// Nil before the first complete week.
    package let quarters: BarList?
}
