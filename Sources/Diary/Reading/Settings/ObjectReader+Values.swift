import Model

extension ObjectReader {
    /// Reads the value of a key by its kind; `root` keeps its value if the key is missing or has a kind of its own.
    mutating func read<Root>(_ kind: SettingKind<Root>, _ key: String, into root: inout Root) {
        switch kind {
        case .text(let place): place.set(text(key), in: &root)
        case .localizedText(let place): place.set(localizedText(key), in: &root)
        case .flag(let place): place.set(flag(key), in: &root)
        case .word(let place, let words): place.set(word(key, of: words), in: &root)
        case .wholeNumber(let place, let range, _): place.set(wholeNumber(key, in: range), in: &root)
        case .amount(let place, let range, let isPositive, _):
            place.set(decimal(key, in: range, isPositive: isPositive), in: &root)
        case .amountOverTime(let place, let limit, let places):
            place.set(amountOverTime(key, upTo: limit, places: places), in: &root)
        case .time(let place, let limit): place.set(timeOfDay(key, upTo: limit), in: &root)
        case .day(let place): place.set(day(key), in: &root)
        case .schedule(let place): place.set(schedule(key), in: &root)
        case .own: break
        }
    }

    /// A non-empty text.
    mutating func text(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        if case .string(let text) = node.value {
            return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
        }
        return reject(node, .malformedText, "not a text; expected \"\(key)\" in quotation marks")
    }

    mutating func flag(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        if case .bool(let flag) = node.value { return flag }
        return reject(node, .malformedFlag, "neither true nor false; expected one of them for \"\(key)\"")
    }

    mutating func day(_ key: String) -> Day? {
        guard let node = node(key) else { return nil }
        guard case .string(let text) = node.value, let day = parseDay(text.span) else {
            return reject(node, .malformedDate, "not a date; expected e.g. 2025-10-31 for \"\(key)\"")
        }
        guard day >= .earliest else { return reject(node, .malformedDate, beforeEarliestDay) }
        return day
    }

    /// Seconds after midnight, at most `limit`.
    mutating func timeOfDay(_ key: String, upTo limit: Int) -> Int? {
        guard let node = node(key) else { return nil }
        if case .string(let text) = node.value, let second = parseTimeOfDay(text.span), second <= limit {
            return second
        }
        let latest = WallTime(secondsSinceEpoch: limit).hourAndMinute
        let hint = node.word.flatMap(twoDigitTime).map { "hours are written with two digits: \"\($0)\"" }
        return reject(node, .malformedTime, "not a time for \"\(key)\"; expected 00:00 to \(latest)", hint: hint)
    }

    /// A number within `range` with at most `places` decimal places; above 0 if `isPositive`.
    mutating func decimal(
        _ key: String, in range: ClosedRange<Int>, isPositive: Bool = false, places: Int = 9
    ) -> FixedDecimal? {
        guard let node = node(key) else { return nil }
        let (least, most) = (range.lowerBound, range.upperBound)
        if case .number(let digits) = node.value, let number = FixedDecimal(digits: digits.span),
            number >= FixedDecimal(least), number <= FixedDecimal(most), !isPositive || number > .zero,
            number.rounded(toPlaces: places) == number
        {
            return number
        }
        let expected = isPositive ? "above 0 and up to \(most)" : "from \(least) to \(most)"
        return reject(
            node, .malformedNumber,
            "not a number \(expected); expected digits with at most \(places) places for \"\(key)\"")
    }

    mutating func wholeNumber(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let node = node(key) else { return nil }
        if let number = node.signedNumber, range.contains(number) { return number }
        return reject(
            node, .malformedNumber,
            "not a whole number from \(range.lowerBound) to \(range.upperBound) for \"\(key)\"")
    }

    /// One of some words, in their spelling.
    mutating func word(_ key: String, of words: [String], hint: (String) -> String? = { _ in nil }) -> String? {
        guard let node = node(key) else { return nil }
        let written = node.word
        if let written, let word = words.first(where: { $0.lowercased() == written.lowercased() }) { return word }
        return reject(
            node, .unknownWord, "not a value of \"\(key)\"; expected \(alternatives(words))",
            hint: written.flatMap { hint($0) ?? spellingHint($0, among: words) })
    }

    /// A text, or an object with a text for each language.
    mutating func localizedText(_ key: String) -> LocalizedText? {
        guard let node = node(key) else { return nil }
        switch node.value {
        case .string(let text):
            return text.isEmpty ? nil : LocalizedText(String(decoding: text, as: UTF8.self))
        case .object:
            guard var texts = ObjectReader(node, what: "\"\(key)\"", in: self) else { return nil }
            var byLanguage: [Language: String] = [:]
            for language in Language.allCases {
                byLanguage[language] = texts.text(language.rawValue)
            }
            texts.warnOfUnknownKeys()
            if !texts.isSound { invalidate() }
            return LocalizedText(byLanguage)
        default:
            return reject(node, .malformedText, "not a text for \"\(key)\"; expected a text or one for each language")
        }
    }

    /// The items of a list.
    mutating func list(_ key: String) -> [JSONNode]? {
        guard let node = node(key) else { return nil }
        if case .array(let items) = node.value { return items }
        return reject(node, .malformedList, "not a list; expected \"\(key)\" in square brackets")
    }

    /// The results of `read` for each item; items without one are reported as not being what is `expected`.
    mutating func items<Value>(
        _ key: String, _ code: DiagnosticCode, _ expected: String, _ read: (JSONNode) -> Value?
    ) -> [Value]? {
        list(key)?.compactMap { read($0) ?? reject($0, code, expected) }
    }
}

extension JSONNode {
    /// The whole number, which may be negative; nil for other values.
    fileprivate var signedNumber: Int? {
        guard case .number(let digits) = value, digits.first == UInt8(ascii: "-") else { return wholeNumber }
        return JSONNode(value: .number(digits.dropFirst()), position: position, end: end).wholeNumber.map { -$0 }
    }

    /// The whole number, written without a point; nil for other values.
    var wholeNumber: Int? {
        guard case .number(let digits) = value, !digits.contains(UInt8(ascii: ".")) else { return nil }
        return FixedDecimal(digits: digits.span)?.whole
    }
}
