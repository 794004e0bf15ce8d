extension English: YearsPhrases {
}
