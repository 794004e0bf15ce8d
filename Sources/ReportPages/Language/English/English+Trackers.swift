extension English: TrackerPhrases {
}
