import Model
import Wording

/// Reads the words after the name of a tracker.
struct TrackerWordsReader {
    let tracker: Tracker
    let reader: LogReader

    func read(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        switch tracker.mode {
        case .counter, .number: try amount(words, request)
        case .selection: try options(words, request)
        case .note: try text(words, request)
        case .yesNo: try yes(words, request)
        case .awareness, .avoidance: try moment(words, request)
        }
    }

    private func amount(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        let (words, day) = LogReader.withoutDay(words, request)
        guard let word = words.first, let (amount, value) = try value(word) else {
            guard tracker.mode == .counter else {
                let example = tracker.allowedValues?.upperBound.text ?? (tracker.isInHours ? "7:30" : "7.5")
                throw CommandError(.usage, .noValue(tracker.id), .example("log \(tracker.id) \(example)"))
            }
            return try reader.finish(.tracker(tracker.id, .none), words, on: day, request)
        }
        let rest = words.dropFirst().filter { !units.contains($0.lowercased()) }
        if let range = tracker.allowedValues, !range.contains(amount) {
            let (low, high) = (range.lowerBound.text, range.upperBound.text)
            throw CommandError(.usage, .notWithin(amount.text, low: low, high: high, tracker.id))
        }
        return try reader.finish(.tracker(tracker.id, value), rest, on: day, request)
    }

    /// Its unit in any language, in singular and plural.
    private var units: Set<String> {
        Set(
            Language.allCases.flatMap { language in
                [
                    tracker.unit?.text(in: language),
                    tracker.unit(for: FixedDecimal(1), language.phrases, in: language),
                    tracker.isInHours ? language.phrases.hourUnit.short : nil,
                ].compactMap { $0?.lowercased() }
            } + (tracker.isInHours ? ["h"] : []))
    }

    /// The amount in a word; nil if it doesn't begin with a number.
    ///
    /// Throws if letters after the number aren't a unit of this tracker, as in `1e3` and `2bananas`.
    private func value(_ word: String) throws(CommandError) -> (FixedDecimal, LogContent.Value)? {
        // `7.5h` and `78kg`: the unit may follow immediately.
        let digits = String(word.prefix { !$0.isLetter })
        let letters = word.dropFirst(digits.count).lowercased()
        let value: (FixedDecimal, LogContent.Value)? =
            AmountText.number(digits).map { ($0, .amount($0)) } ?? AmountText.hours(digits).map { ($0, .hours(digits)) }
        guard value != nil, !letters.isEmpty, !units.contains(letters) else { return value }
        let unit = tracker.isInHours ? LocalizedText("h") : tracker.unit
        throw CommandError(.usage, .noAmount(shortened(word), of: tracker.id), .amounts(digits, unit: unit))
    }

    private func options(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        var rest = words[...]
        var chosen: [String] = []
        while !rest.isEmpty {
            if !chosen.isEmpty, request.day == nil, let day = LogReader.day(rest) {
                return LogReader.Reading(.tracker(tracker.id, .options(chosen)), on: day, request)
            }
            let (found, count) = try option(rest)
            for option in found where !chosen.contains(option) { chosen.append(option) }
            rest = rest.dropFirst(count)
        }
        guard !chosen.isEmpty else {
            throw CommandError(.usage, .noOption(of: tracker.id), .expected(tracker.options.map(\.id)))
        }
        guard chosen.count == 1 || tracker.allowsSeveralOptions else {
            throw CommandError(.usage, .tooManyOptions(of: tracker.id, chosen.count))
        }
        return LogReader.Reading(subject: .tracker(tracker.id, .options(chosen)), day: request.day)
    }

    /// The options at the beginning of the words, which may be separated by commas or bars.
    private func option(_ words: ArraySlice<String>) throws(CommandError) -> ([String], count: Int) {
        for count in stride(from: words.count, through: 1, by: -1) {
            let text = words.prefix(count).joined(separator: " ").lowercased()
            if let option = try named(text, isWhole: true) { return ([option], count) }
        }
        let first = words.first ?? ""
        let parts = first.split { "|,;+".contains($0) }.map { $0.lowercased() }
        var found: [String] = []
        for part in parts {
            var option = try named(part, isWhole: true)
            if option == nil { option = try named(part, isWhole: false) }
            guard let option else {
                throw CommandError(
                    .usage, .unknownOption(shortened(part), of: tracker.id),
                    .spelling(part, among: tracker.options.flatMap(names)) ?? .expected(tracker.options.map(\.id)))
            }
            found.append(option)
        }
        guard !found.isEmpty else { throw reader.leftOver(first) }
        return (found, 1)
    }

    private func named(_ text: String, isWhole: Bool) throws(CommandError) -> String? {
        let found = tracker.options.filter { option in
            names(option).contains { isWhole ? $0 == text : $0.hasPrefix(text) }
        }
        guard found.count > 1 else { return found.first?.id }
        throw CommandError(.usage, .couldBe(text, found.map(\.id)), .writeMore)
    }

    private func names(_ option: Tracker.Option) -> [String] {
        ([option.id] + Language.allCases.map { option.name.text(in: $0) }).map { $0.lowercased() }
    }

    private func text(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        guard !words.isEmpty || request.note != nil else {
            throw CommandError(.usage, .noText, .example("log \(tracker.id) \"A walk in the sun\""))
        }
        return LogReader.Reading(subject: .tracker(tracker.id, .none), day: request.day, note: joined(words))
    }

    private func yes(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        if words.first.flatMap(AnswerText.yesOrNo) == true {
            return try reader.finish(.tracker(tracker.id, .none), words.dropFirst(), request)
        }
        return try moment(words, request)
    }

    /// A log that needs no value; words are a note.
    private func moment(_ words: [String], _ request: LogRequest) throws(CommandError) -> LogReader.Reading {
        if let word = words.first, words.count == 1, LogReader.isNo(word) {
            throw CommandError(.usage, .noIsNoLog)
        }
        if request.day == nil, let day = LogReader.day(words) {
            return LogReader.Reading(.tracker(tracker.id, .none), on: day, request)
        }
        if let word = words.first, words.count == 1, let problem = DayText.ambiguity(in: word, needsYear: true) {
            throw CommandError(.usage, problem)
        }
        guard words.count != 1 || words.first.flatMap(AmountText.number) == nil else {
            throw CommandError(.usage, .hasNoNumbers(tracker.id), .onceForEach)
        }
        return LogReader.Reading(subject: .tracker(tracker.id, .none), day: request.day, note: joined(words))
    }

    private func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }
}
