/// The words of the tracker pages.
protocol TrackerPhrases: Sendable {
}
