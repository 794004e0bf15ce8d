extension German: WeekPhrases {
}
