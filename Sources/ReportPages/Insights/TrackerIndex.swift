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
