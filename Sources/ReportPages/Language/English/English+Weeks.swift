extension English: WeekPhrases {
}
