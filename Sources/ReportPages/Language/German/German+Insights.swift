extension German: InsightsPhrases {
}
