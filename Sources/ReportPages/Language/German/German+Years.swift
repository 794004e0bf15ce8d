extension German: YearsPhrases {
}
