import ProgressModel

extension German: RequestPhrases {
    func problem(_ problem: RequestProblem) -> String {
        switch problem {
        case .dayToCome(let day, let today): "\(date(day)) liegt nach heute, \(date(today))"
        case .timeToCome(let time, let day): "\(time) Uhr am \(date(day)) kommt erst noch"
        case .changedSince: "woraus dieses Formular entstanden ist, gibt es nicht mehr; es wurde nichts geschrieben"
        case .nothingToUndo: "es gibt nichts zurückzunehmen"
        case .writtenSince(let action): "danach kam „\(action)“; es wurde nichts zurückgenommen"
        case .isGone(let action, let time):
            "„\(action)“ von \(time) steht nicht mehr da; es wurde nichts zurückgenommen"
        case .recordIsGone: "was damals geschrieben wurde, steht nicht mehr da; es wurde nichts zurückgenommen"
        case .trackerExists(let id): "einen Tracker „\(id)“ gibt es schon"
        case .modeDoesNotFit(let id, let mode): "\(id) kann nicht „\(words(for: mode)[0])“ sein"
        case .hasMode(let id, let mode): "\(id) ist schon „\(words(for: mode)[0])“"
        case .changesModeLater(let id, let day):
            "\(id) wird am \(date(day)) schon anders erfasst; erwartet wird ein späterer Tag"
        case .isPrivate(let id): "\(id) ist privat und kann deshalb nicht öffentlich sein"
        }
    }
}
