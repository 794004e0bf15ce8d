/// All trackers, what was noticed side by side, and what the weeks and weekdays say.
package struct InsightsPage: Sendable {
    package let frame: Frame
    package let heading: String
    /// What is said where there is nothing else; else nil.
    package let remark: String?
    /// Nil without trackers.
    package let trackers: TrackerIndex?
    /// Nil without saboteurs that were noticed.
    package let saboteurs: SaboteurComparison?
    /// Nil without entries.
    package let drinks: DrinksCard?
    /// Nil without entries.
    package let weekdays: BarList?
}

/// Every tracker with the way to its page.
package struct TrackerIndex: Sendable {
    /// A tracker.
    package struct Row: Sendable {
        package let icon: String
        package let name: String
        /// Its streak, or when it was logged last.
        package let words: String
        package let link: Link
    }

    package let title: String
    /// In the order of the tracker file.
    package let rows: [Row]
    package let restingTitle: String
    package let resting: [Row]
}

/// The saboteurs in use, one beside the other.
package struct SaboteurComparison: Sendable {
    /// A saboteur in a few words and a small drawing.
    package struct Item: Sendable {
        package let icon: String
        package let name: String
        package let link: Link
        package let count: Figure
        package let countLabel: String
        /// When, trigger, trend.
        package let lines: [(label: String, text: String)]
        package let chart: ColumnChart
    }

    package let title: String
    package let remark: String
    /// In the order of the tracker file.
    package let items: [Item]
    /// All drawings' numbers.
    package let table: DataTable
}

/// Drinks week by week, and the means of the quarters.
package struct DrinksCard: Sendable {
    /// The past year, large.
    package let recent: ColumnCard
    /// Every week since the first entry; nil where the past year holds them all.
    package let history: ColumnChart?
    /// Nil before the first complete week.
    package let quarters: BarList?
}
