extension German: SpokenDatePhrases {
    var spokenDays: [String: Int] { ["heute": 0, "gestern": 1, "vorgestern": 2, "morgen": -1, "übermorgen": -2] }
    var spokenCurrent: Set<String> { ["diese", "dieser", "diesen", "dieses", "aktuell"] }
    var spokenLast: Set<String> {
        ["letzte", "letzter", "letzten", "letztes", "vorige", "voriger", "vorigen", "voriges"]
    }
    var spokenWeek: String { "kw" }
}
