extension German: TrackerPhrases {
}
