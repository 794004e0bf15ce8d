import Actions
import Counting
import Diary
import Model
import Pages
import Wording

/// A form of the log sheet as it was sent, and the request that it represents.
struct SheetForm {
    /// The reason that a form can't be written.
    struct Fault: Error {
        /// Nil if it isn't the fault of one field.
        let field: LogField?
        let problem: @Sendable (Phrases) -> FormProblem

        init(field: LogField?, problem: SheetProblem) {
            self.field = field
            self.problem = { FormProblem(text: $0.problem(problem)) }
        }

        init(_ error: CommandError) {
            field = nil
            problem = { error.problem(in: $0) }
        }
    }

    let form: LogForm
    let day: Day
    let fields: [LogSheet.Field]
    let history: History

    /// The request that the form represents.
    func request() throws(Fault) -> LogRequest {
        var request: LogRequest
        switch form {
        case .level: request = try level()
        case .session(let kind): request = try session(kind)
        case .tracker(let id): request = try tracker(id)
        case .note: request = LogRequest(.note(try text(.text)))
        case .date, .undo, .written, .marks: throw Fault(field: nil, problem: .noOption)
        }
        request.day = DayText(day)
        return request
    }

    /// The value of a field without the spaces around it; nil if it is empty or missing.
    private func value(_ field: LogField) -> String? {
        let text = fields.last { $0.name == field.rawValue }.map { withoutSpacesAround($0.value) }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func text(_ field: LogField) throws(Fault) -> String {
        guard let text = value(field) else { throw Fault(field: field, problem: .noText) }
        // Browsers send line ends as CR LF.
        return String(text.map { $0 == "\r\n" ? "\n" : $0 })
    }

    private func level() throws(Fault) -> LogRequest {
        // The buttons of the person's own drinks add one.
        if let name = value(.item) {
            guard let drink = history.profile.ownDrinks.first(where: { $0.name == name }) else {
                throw Fault(field: .level, problem: .noOption)
            }
            return LogRequest(.moreDrinks(drink.drinks))
        }
        let level = fields.first { $0.name == LogField.level.rawValue }.flatMap { LogLevel(rawValue: $0.value) }
        guard let level else { throw Fault(field: .level, problem: .noLevel) }
        let drinks = try drinks()
        if level == .number, drinks == nil { throw Fault(field: .drinks, problem: .noLevel) }
        if let drinks, let chosen = level.level, Level(drinks: drinks) != chosen || level == .none && drinks > .zero {
            throw Fault(field: .drinks, problem: .otherLevel(Level(drinks: drinks)))
        }
        // A steady day without a number has no drinks, unless one drink is sober too.
        let isCertain = history.profile.soberUpTo == 0
        let content: LogContent =
            switch (level, drinks) {
            case (_, let drinks?): .drinks(drinks)
            case (.none, nil): isCertain ? .level(.steady, drinks: .zero) : .drinks(.zero)
            case (.one, nil): .drinks(FixedDecimal(1))
            case (_, nil): .level(level.level ?? .steady, drinks: nil)
            }
        var request = LogRequest(content)
        request.note = try? text(.note)
        return request
    }

    /// The number of drinks that was entered; nil if none was.
    private func drinks() throws(Fault) -> FixedDecimal? {
        guard let text = value(.drinks) else { return nil }
        guard let drinks = AmountText.number(text), !text.hasPrefix("+"), drinks <= FixedDecimal(1000) else {
            throw Fault(field: .drinks, problem: .noDrinks)
        }
        return drinks
    }

    private func session(_ kind: Session.Kind) throws(Fault) -> LogRequest {
        // A button of usual minutes contains the minutes and the type.
        if let item = value(.item)?.split(separator: " ", maxSplits: 1).map(String.init), let first = item.first {
            return try session(kind, first, item.dropFirst().first)
        }
        return try session(kind, value(.minutes) ?? "", value(.type))
    }

    private func session(_ kind: Session.Kind, _ text: String, _ type: String?) throws(Fault) -> LogRequest {
        let minutes = AmountText.number(text) ?? MeantMinutes(text, in: .ofAllLanguages).map { FixedDecimal($0.count) }
        guard let minutes, minutes > .zero else { throw Fault(field: .minutes, problem: .noMinutes) }
        guard minutes <= FixedDecimal(1440) else { throw Fault(field: .minutes, problem: .tooManyMinutes) }
        return LogRequest(
            .session(kind, minutes: minutes, type: kind == .workout ? type.map(WorkoutTypes.type) : nil))
    }

    private func tracker(_ id: String) throws(Fault) -> LogRequest {
        guard let tracker = history.trackers.first(where: { $0.id == id }) else {
            throw Fault(field: nil, problem: .noOption)
        }
        switch tracker.mode {
        // The button that adds one needs no amount.
        case .counter where value(.item) == "1": return LogRequest(.tracker(id, .amount(FixedDecimal(1))))
        case .counter, .number: return LogRequest(.tracker(id, try amount(tracker)))
        case .yesNo: return LogRequest(.tracker(id, .none))
        case .selection:
            let options = fields.filter { $0.name == LogField.option.rawValue }.map(\.value)
            let isKnown = options.allSatisfy { option in tracker.options.contains { $0.id == option } }
            guard !options.isEmpty, isKnown, options.count == 1 || tracker.allowsSeveralOptions else {
                throw Fault(field: .option, problem: .noOption)
            }
            return LogRequest(.tracker(id, .options(options)))
        case .note:
            var request = LogRequest(.tracker(id, .none))
            request.note =
                if let item = value(.item) {
                    [item, try? text(.text)].compactMap(\.self).joined(separator: ", ")
                } else {
                    try text(.text)
                }
            return request
        case .awareness, .avoidance:
            var request = LogRequest(.tracker(id, .none))
            request.trigger = value(.otherTrigger) ?? value(.trigger)
            request.place = value(.otherPlace) ?? value(.place)
            request.note = try? text(.note)
            if let time = value(.time) {
                guard let second = AnswerText.time(time) else { throw Fault(field: .time, problem: .noTime) }
                request.time = second
            }
            return request
        }
    }

    /// An entered number or a duration, if the tracker accepts it.
    private func amount(_ tracker: Tracker) throws(Fault) -> LogContent.Value {
        guard let text = value(.amount), text.first?.isNumber ?? false else {
            throw Fault(field: .amount, problem: .noNumber)
        }
        let number = AmountText.number(text)
        guard let amount = number ?? (tracker.isInHours ? AmountText.hours(text) : nil) else {
            throw Fault(field: .amount, problem: .noNumber)
        }
        if let range = tracker.allowedValues, !range.contains(amount) {
            throw Fault(field: .amount, problem: .outside(range.lowerBound.text, range.upperBound.text))
        }
        return number == nil ? .hours(text) : .amount(amount)
    }
}
