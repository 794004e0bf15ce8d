/// The jokers held from day to day over the past year, as steps.
package struct BalanceChart: Sendable {
    /// From a day on, that many were held until the next step.
    package struct Step: Sendable, Hashable {
        /// Days after the first of the chart, which has a step of its own.
        package let day: Int
        package let balance: Int
    }

    package let title: String
    package let description: String
    /// Ascending by day, one a day at most, the first on the first day; never empty.
    package let steps: [Step]
    /// How many days the chart spans, from 1.
    package let days: Int
    package let cap: Int
    /// The dates below both ends.
    package let from, to: String
    package let table: DataTable
}
