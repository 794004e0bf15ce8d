/// The words of the milestones.
protocol MilestonePhrases: Sendable {
}
