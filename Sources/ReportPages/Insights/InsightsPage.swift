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
