extension English: InsightsPhrases {
}
