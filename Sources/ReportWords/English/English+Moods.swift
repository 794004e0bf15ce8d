import ProgressAnalysis
import ProgressModel

extension English: MoodPhrases {
    var overTime: String { "Over time" }
    func overTimeDescription(_ entries: String, _ length: MoodPeriods.Length) -> String {
        let marks =
            switch length {
            case .day: "A dot is a day"
            case .week: "Week by week: the thicker, the more days"
            case .month: "Month by month: the thicker, the more days"
            }
        return "\(entries). \(marks)."
    }
    func valence(_ valence: Int) -> String {
        switch valence {
        case 2...: "Very pleasant"
        case 1: "Pleasant"
        case 0: "In between"
        case -1: "Unpleasant"
        default: "Very unpleasant"
        }
    }
    func onSoMany(_ days: Int) -> String { "on \(self.days(days).text)" }

    var byWeekday: String { "By weekday" }
    var byWeekdayDescription: String { "How often each was written on which weekday." }
    var byTimeOfDay: String { "By time of day" }
    var byTimeOfDayDescription: String { "How often each was written at which time of day." }
    var moods: String { "What was written" }

    var besideLevels: String { "Beside your days" }
    var besideLevelsRemark: String {
        "Only days with an entry here are counted. What stands side by side need not have to do with each other."
    }
    func name(of kind: MoodDayKind) -> String {
        switch kind {
        case .sober: capitalized(sober)
        case .easy: level(.easy)
        case .wild: level(.wild)
        }
    }

    func moodsNeed(_ entries: Int) -> String { "From \(numbers.text(entries)) entries on, they stand here over time." }
}
