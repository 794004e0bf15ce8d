import Diary
import Model
import Wording

/// Reads the words of `log`.
package struct LogReader {
    struct Reading {
        var subject: LogContent
        /// The day in the words or the option.
        var day: DayText?
        /// The note in the words or the option.
        var note: String?
        /// The time of day in the words, in seconds after midnight.
        var time: Int?
        /// An additional remark in the answer.
        var remark: Remark?
    }

    /// A remark in addition to what was written down.
    enum Remark {
        /// The drink, by name if it has one, and its number of drinks.
        case drunk(String?, FixedDecimal)
        /// A tracker was meant, and not the drink of the same name.
        case trackerWins(String)
    }

    private let trackers: [Tracker]
    let profile: Profile
    let names: LogNames

    init(_ history: History) {
        (trackers, profile, names) = (history.trackers, history.profile, LogNames(history))
    }

    /// More drinks in a day are probably something else.
    static let mostLikelyDrinks = FixedDecimal(50)

    /// Reads a request; throws if it can't be understood, or contradicts itself.
    func read(_ request: LogRequest) throws(CommandError) -> Reading {
        if let content = request.content {
            guard content.isKnown(among: trackers) else { throw CommandError(.badData, .changedSince) }
            let reading = Reading(subject: content, day: request.day, note: request.note)
            try check(request, reading)
            return reading
        }
        var reading = try readWords(request)
        if let note = request.note { reading.note = reading.note.map { $0 + "\n" + note } ?? note }
        try check(request, reading)
        return reading
    }

    private func readWords(_ request: LogRequest) throws(CommandError) -> Reading {
        // `log "3 beers"`: a quoted amount with its drink.
        let isQuoted = request.words.count == 1 && request.words[0].first?.isNumber == true
        let words = isQuoted ? request.words[0].split(separator: " ").map(String.init) : request.words
        try checkAmount(words.first)
        if let id = request.tracker { return try tracker(names.tracker(id), words, request) }
        if isDayAlone(words, request) {
            let day = words.joined(separator: " ")
            throw CommandError(.usage, .nothingSaid, .example("log steady \(day)"))
        }
        if let reading = try volume(words, request) { return reading }
        if let first = words.first, let amount = AmountText.number(first) {
            return try drinks(amount, isMore: first.hasPrefix("+"), words, request)
        }
        // `drink beer`, if a tracker is called Beer.
        if words.count > 1, LogReader.isDrinks(words[0]), case .drink(let index)? = names.drink(words[1]) {
            return try ownDrink(index, Array(words.dropFirst(2)), request)
        }
        // An answer to the question about drinks.
        if let first = words.first, LogReader.isNo(first) {
            let rest = words.dropFirst()
            return try finish(
                .drinks(.zero), rest.first.map(LogReader.isDrinks) == true ? rest.dropFirst() : rest, request)
        }
        let (meaning, count) = try names.find(words)
        let rest = Array(words.dropFirst(count))
        // What isn't an amount there may be a word of a note.
        if meaning.takesAmount(of: trackers) { for word in rest { try checkAmount(word) } }
        switch meaning {
        case .level(let level): return try self.level(level, rest, request)
        case .session(let kind): return try session(kind, rest, request)
        case .workoutType(let type): return try session(.workout, rest, type: type, request)
        case .note: return try note(rest, request)
        case .drink(let index): return try ownDrink(index, rest, request)
        case .tracker(let index):
            var reading = try tracker(index, rest, request)
            if case .drink(let drink)? = names.drink(words.prefix(count).joined(separator: " ")) {
                reading.remark = .trackerWins(profile.ownDrinks[drink].name)
            }
            return reading
        }
    }

    /// Throws for a word that is different numbers to different people.
    private func checkAmount(_ word: String?) throws(CommandError) {
        guard let word, let readings = AmountText.readings(word) else { return }
        throw CommandError(
            .usage, .twoNumbers(shortened(word), readings.whole, readings.decimal),
            .expected([readings.whole, readings.decimal]))
    }

    /// Whether the words are only a day, such as `3 november`, and not a number of drinks.
    private func isDayAlone(_ words: [String], _ request: LogRequest) -> Bool {
        let isAmount = words.count == 1 && AmountText.number(words[0]) != nil
        return !isAmount && request.day == nil && LogReader.day(words) != nil && !names.knows(words)
    }

    /// `3`, `3 drinks`, `+1`; and `2 water` or `40 workout` with the amount first.
    private func drinks(
        _ amount: FixedDecimal, isMore: Bool, _ words: [String], _ request: LogRequest
    ) throws(CommandError) -> Reading {
        let (rest, day) = LogReader.withoutDay(Array(words.dropFirst()), request)
        if let next = rest.first, !LogReader.isDrinks(next), LogReader.day([next]) == nil, names.knows(rest) {
            var turned = request
            let hasDay = day == nil && rest.count > 1 && LogReader.day(rest.suffix(1)) != nil
            let name = hasDay ? rest.dropLast() : rest[...]
            turned.words = Array(name) + [words[0]] + words.dropFirst(1 + name.count)
            return try readWords(turned)
        }
        let said = rest.filter { !LogReader.isDrinks($0) }
        guard amount <= LogReader.mostLikelyDrinks || said.count < rest.count else {
            throw CommandError(.usage, .thatManyDrinks(amount.text), .sayDrinks(amount.text))
        }
        if said.count == 1, said[0].first?.isLetter == true, LogReader.day(said) == nil {
            throw CommandError(.usage, .notUnderstood(shortened(said[0])), .sayDrinks(amount.text))
        }
        return try finish(isMore ? .moreDrinks(amount) : .drinks(amount), said, on: day, request)
    }

    /// A word for "no" or "nothing".
    static func isNo(_ word: String) -> Bool {
        AnswerText.yesOrNo(word) == false || AnswerText.isNothing(word)
    }

    private func level(_ level: Level, _ rest: [String], _ request: LogRequest) throws(CommandError) -> Reading {
        let (words, day) = LogReader.withoutDay(rest, request)
        guard let first = words.first, let drinks = AmountText.number(first), !first.hasPrefix("+") else {
            // If a day with one drink is sober too, "steady" doesn't mean that there were none.
            let none: FixedDecimal? = level == .steady && profile.soberUpTo == 0 ? .zero : nil
            return try finish(.level(level, drinks: none), words, on: day, request)
        }
        guard Level(drinks: drinks) == level else {
            throw CommandError(
                .usage, .otherLevel(drinks: drinks.text, Level(drinks: drinks), said: level), .limitsOfLevels)
        }
        return try finish(
            .level(level, drinks: drinks), words.dropFirst().filter { !LogReader.isDrinks($0) }, on: day, request)
    }

    /// `type` is a type of workout before the other words.
    private func session(
        _ kind: Session.Kind, _ rest: [String], type: String? = nil, _ request: LogRequest
    ) throws(CommandError) -> Reading {
        var (words, day) = LogReader.withoutDay(rest, request)
        var found = LogReader.minutes(in: words)
        // `yesterday 1:30` without other minutes is a duration, not a time.
        if found == nil, let said = day, said.second != nil, !said.day.text.contains(" ") {
            (words, day) = (rest, nil)
            found = LogReader.minutes(in: rest)
        }
        guard let (minutes, range) = found else {
            throw CommandError(.usage, .noMinutes(kind), .example("log \(kind.rawValue) 12"))
        }
        words.removeSubrange(range)
        if day == nil, request.day == nil, let said = LogReader.day(words.suffix(1)) {
            day = said
            words.removeLast()
        }
        guard kind == .workout || words.isEmpty else {
            throw leftOver(words.joined(separator: " "))
        }
        if let type { words.append(type) }
        let written = words.isEmpty ? nil : WorkoutTypes.type(words.joined(separator: " "))
        return Reading(.session(kind, minutes: minutes, type: written), on: day, request)
    }

    private func note(_ rest: [String], _ request: LogRequest) throws(CommandError) -> Reading {
        let text = (rest + [request.note].compactMap(\.self)).joined(separator: " ")
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw CommandError(.usage, .noteIsEmpty, .example("log note \"Slept well\""))
        }
        return Reading(subject: .note(text), day: request.day)
    }

    /// The reading, if nothing is left of the words except a day.
    func finish(
        _ subject: LogContent, _ rest: some BidirectionalCollection<String>, on day: DayTimeText? = nil,
        _ request: LogRequest
    ) throws(CommandError) -> Reading {
        guard !rest.isEmpty else { return Reading(subject, on: day, request) }
        guard day == nil, request.day == nil, let said = LogReader.day(rest) else {
            throw leftOver(rest.joined(separator: " "))
        }
        return Reading(subject, on: said, request)
    }

    private func tracker(_ index: Int, _ rest: [String], _ request: LogRequest) throws(CommandError) -> Reading {
        try TrackerWordsReader(tracker: trackers[index], reader: self).read(rest, request)
    }

    func leftOver(_ text: String) -> CommandError {
        if let ambiguity = DayText.ambiguity(in: text, needsYear: true) { return CommandError(.usage, ambiguity) }
        return CommandError(.usage, .notUnderstood(shortened(text)), .noteAndDate)
    }

    /// Throws if something was given that a record of this kind can't have.
    private func check(_ request: LogRequest, _ reading: Reading) throws(CommandError) {
        if request.time != nil, reading.time != nil { throw CommandError(.usage, .timeSaidTwice) }
        if case .tracker = reading.subject { return }
        let options = [("--trigger", request.trigger), ("--place", request.place)]
        if let option = options.first(where: { $0.1 != nil })?.0 {
            throw CommandError(.usage, .optionOfTrackers(option))
        }
        guard case .note = reading.subject else { return }
        if request.time != nil { throw CommandError(.usage, .noteHasNoTime) }
        if request.source != nil { throw CommandError(.usage, .noteHasNoSource) }
    }

    static func isDrinks(_ word: String) -> Bool {
        Language.allCases.map(\.phrases).contains { phrases in
            [FixedDecimal(1), FixedDecimal(2)].contains { phrases.drinks($0).unit.lowercased() == word.lowercased() }
        }
    }

    /// Minutes anywhere among the words, `12`, `12.5`, `1:30`, `40min` or `40 min`, with the indices of these words.
    fileprivate static func minutes(in words: [String]) -> (FixedDecimal, Range<Int>)? {
        for (index, word) in words.enumerated() where word.first.map({ ("0"..."9").contains($0) }) ?? false {
            let next = index + 1
            if next < words.count, let minutes = MeantMinutes(word + " " + words[next], in: .ofAllLanguages) {
                return (FixedDecimal(minutes.count), index..<index + 2)
            }
            if let minutes = AmountText.number(word)
                ?? MeantMinutes(word, in: .ofAllLanguages).map({ FixedDecimal($0.count) })
            {
                return (minutes, index..<next)
            }
        }
        return nil
    }

    /// Whether a type of workout after a number would be read as its unit.
    static func isUnit(_ type: String?) -> Bool {
        let first = type?.split(separator: " ").first.map(String.init)
        return first.map { MeantMinutes("1 " + $0, in: .ofAllLanguages) != nil } ?? false
    }
}
