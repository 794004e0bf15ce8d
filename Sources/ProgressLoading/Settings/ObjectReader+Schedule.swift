import ProgressModel

extension ObjectReader {
    /// When something is expected: an object with either `perWeek` or `weekdays`.
    mutating func schedule(_ key: String) -> Schedule? {
        typealias Key = Setting.Schedule
        guard let node = node(key) else { return nil }
        guard var object = ObjectReader(node, what: "\"\(key)\"", in: self) else {
            invalidate()
            return nil
        }
        let perWeek = object.wholeNumber(Key.perWeek.rawValue, in: 1...7)
        let weekdays = object.weekdays(Key.weekdays.rawValue)
        object.warnOfUnknownKeys()
        if object.has(Key.perWeek.rawValue), let node = object.node(Key.weekdays.rawValue) {
            object.fail(.conflictingKeys, "both \"perWeek\" and \"weekdays\"; expected one of them", at: node)
        }
        if object.isSound, perWeek == nil, weekdays == nil {
            object.fail(.missingValue, "the schedule has neither \"perWeek\" nor \"weekdays\"")
        }
        guard object.isSound else {
            invalidate()
            return nil
        }
        return perWeek.map { .perWeek($0) } ?? weekdays.map { .weekdays($0) }
    }

    /// The weekday that is meant by `mon`, `Mittwoch` or `Mi`; nil for anything else.
    private func weekdayHint(_ text: String) -> String? {
        let meant = problems.vocabulary?.weekday(text.split(separator: ".").joined())
        return meant.map { "did you mean \"\($0)\"?" }
    }

    /// A list of weekdays, at least one.
    private mutating func weekdays(_ key: String) -> Set<Weekday>? {
        guard let node = node(key), let items = list(key) else { return nil }
        let names = Weekday.allCases.map { "\($0)" }
        var weekdays: Set<Weekday> = []
        for item in items {
            if let index = item.word.flatMap({ names.firstIndex(of: $0.lowercased()) }) {
                weekdays.insert(Weekday.allCases[index])
            } else {
                let hint = item.word.flatMap { weekdayHint($0) ?? spellingHint($0, among: names) }
                let _: Weekday? = reject(
                    item, .unknownWord, "not a weekday; expected \(alternatives(names))", hint: hint)
            }
        }
        if items.isEmpty { fail(.malformedList, "\"\(key)\" is empty; expected at least one weekday", at: node) }
        return weekdays
    }
}
