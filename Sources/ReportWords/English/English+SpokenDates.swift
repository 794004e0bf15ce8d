extension English: SpokenDatePhrases {
    var spokenDays: [String: Int] { ["today": 0, "yesterday": 1, "tomorrow": -1] }
    var spokenCurrent: Set<String> { ["this", "current"] }
    var spokenLast: Set<String> { ["last", "previous"] }
    var spokenWeek: String { "week" }
}
