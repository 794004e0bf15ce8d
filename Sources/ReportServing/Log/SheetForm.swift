import ProgressAnalysis
import ProgressLoading
import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// A form of the log sheet as it was sent, and what it says in the words of `reportgen log`.
struct SheetForm {
    /// Why a form says nothing that can be written.
    struct Fault: Error {
        let field: LogField?
        let problem: SheetProblem
    }

    let form: LogForm
    let day: Day
    let fields: [LogSheet.Field]
    let history: History

    /// The request that the form stands for.
    func request() throws(Fault) -> LogRequest {
        var request: LogRequest
        switch form {
        case .level: request = try level()
        case .session(let kind): request = try session(kind)
        case .tracker(let id): request = try tracker(id)
        case .note: request = LogRequest(["note", try text(.text)])
        case .date, .undo, .marks: throw Fault(field: nil, problem: .noOption)
        }
        request.day = DayText("\(day)")
        return request
    }

    /// The value of a field without the spaces around it; nil where it is empty or missing.
    private func value(_ field: LogField) -> String? {
        let text = fields.last { $0.name == field.rawValue }.map { withoutSpacesAround($0.value) }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func text(_ field: LogField) throws(Fault) -> String {
        guard let text = value(field) else { throw Fault(field: field, problem: .noText) }
        // A browser sends the ends of lines as CR LF.
        return String(text.map { $0 == "\r\n" ? "\n" : $0 })
    }

    private func level() throws(Fault) -> LogRequest {
        let level = fields.first { $0.name == LogField.level.rawValue }.flatMap { LogLevel(rawValue: $0.value) }
        guard let level else { throw Fault(field: .level, problem: .noLevel) }
        let drinks = try drinks()
        if level == .number, drinks == nil { throw Fault(field: .drinks, problem: .noLevel) }
        if let drinks, let chosen = level.level, Level(drinks: drinks) != chosen || level == .none && drinks > .zero {
            throw Fault(field: .drinks, problem: .otherLevel(Level(drinks: drinks)))
        }
        var request: LogRequest
        switch (level, drinks) {
        case (_, let drinks?): request = LogRequest([drinks.text, "drinks"])
        // As `reportgen log steady`, where that means no drinks.
        case (.none, nil): request = LogRequest([history.profile.soberUpTo == 0 ? "steady" : "0"])
        case (.one, nil): request = LogRequest(["1"])
        case (_, nil): request = LogRequest([level.rawValue])
        }
        request.note = try? text(.note)
        return request
    }

    /// The number of drinks that was entered; nil where none was.
    private func drinks() throws(Fault) -> FixedDecimal? {
        guard let text = value(.drinks) else { return nil }
        guard let drinks = LogReader.number(text), !text.hasPrefix("+"), drinks <= FixedDecimal(1000) else {
            throw Fault(field: .drinks, problem: .noDrinks)
        }
        return drinks
    }

    private func session(_ kind: Session.Kind) throws(Fault) -> LogRequest {
        // A button of what is usual says minutes and kind itself.
        if let words = value(.item)?.split(separator: " ", maxSplits: 1).map(String.init), !words.isEmpty {
            return LogRequest([kind.rawValue] + words)
        }
        let text = value(.minutes) ?? ""
        let minutes = LogReader.number(text) ?? MeantMinutes(text).map { FixedDecimal($0.count) }
        guard let minutes, minutes > .zero else { throw Fault(field: .minutes, problem: .noMinutes) }
        guard minutes <= FixedDecimal(1440) else { throw Fault(field: .minutes, problem: .tooManyMinutes) }
        return LogRequest([kind.rawValue, minutes.text] + (kind == .workout ? [value(.type)].compactMap(\.self) : []))
    }

    private func tracker(_ id: String) throws(Fault) -> LogRequest {
        guard let tracker = history.trackers.first(where: { $0.id == id }) else {
            throw Fault(field: nil, problem: .noOption)
        }
        var request = LogRequest([])
        request.tracker = id
        switch tracker.mode {
        // The button for one more says so itself.
        case .counter where value(.item) == "1": request.words = ["1"]
        case .counter: request.words = [try amount(tracker)]
        case .number: request.words = [try amount(tracker)]
        case .yesNo: break
        case .selection:
            request.words = fields.filter { $0.name == LogField.option.rawValue }.map(\.value)
            guard !request.words.isEmpty else { throw Fault(field: .option, problem: .noOption) }
        case .note:
            let item = value(.item)
            guard let item else {
                request.note = try text(.text)
                break
            }
            request.note = [item, try? text(.text)].compactMap(\.self).joined(separator: ", ")
        case .awareness, .avoidance:
            request.trigger = value(.otherTrigger) ?? value(.trigger)
            request.place = value(.otherPlace) ?? value(.place)
            request.note = try? text(.note)
            if let time = value(.time) {
                guard let second = AnswerText.time(time) else { throw Fault(field: .time, problem: .noTime) }
                request.time = second
            }
        }
        return request
    }

    /// A number as it was entered, where the tracker takes it.
    private func amount(_ tracker: Tracker) throws(Fault) -> String {
        guard let text = value(.amount), text.first?.isNumber ?? false,
            text.allSatisfy({ $0.isNumber || ".,:".contains($0) })
        else { throw Fault(field: .amount, problem: .noNumber) }
        guard let amount = LogReader.number(text) else {
            guard tracker.isInHours, text.contains(":") else { throw Fault(field: .amount, problem: .noNumber) }
            return text
        }
        if let range = tracker.allowedValues, !range.contains(amount) {
            throw Fault(field: .amount, problem: .outside(range.lowerBound.text, range.upperBound.text))
        }
        return text
    }
}
