import Model

/// Reads the members of a hand-written object one by one, and reports invalid values and unknown keys.
struct ObjectReader {
    let file: SourceFile
    let problems: Problems
    let position: Position
    private let members: [JSONNode.Member]
    /// By key in lower case, the index of the member.
    private var indexOfKey: [String: Int] = [:]
    private var known: [String] = []
    /// Whether everything read so far was valid.
    private(set) var isSound = true

    /// Reads the members of `node`; nil, with a report, if it isn't an object.
    ///
    /// `what` names the object in messages, `hint` says how to write one.
    init?(
        _ node: JSONNode, what: String, in file: SourceFile, _ problems: Problems,
        hint: @autoclosure () -> String? = nil
    ) {
        self.file = file
        self.problems = problems
        position = node.position
        guard case .object(let members) = node.value else {
            self.members = []
            problems.error(
                .malformedValue, file, node.position, "\(node.kind) cannot be the \(what); expected an object",
                hint: hint())
            return nil
        }
        self.members = members
        for (index, member) in members.enumerated() {
            if indexOfKey.updateValue(index, forKey: member.key.lowercased()) != nil {
                isSound = false
                problems.error(
                    .duplicateKey, file, member.keyPosition, example: member.quotedKey,
                    "the key \(member.quotedKey) appears twice")
            }
        }
    }

    /// Reads the members of a node within another object; nil, with a report, if it isn't an object.
    init?(_ node: JSONNode, what: String, in parent: ObjectReader, hint: @autoclosure () -> String? = nil) {
        self.init(node, what: what, in: parent.file, parent.problems, hint: hint())
    }

    /// The value of a key; nil if it is missing or null.
    mutating func node(_ key: String) -> JSONNode? {
        known.append(key)
        guard let index = indexOfKey[key.lowercased()] else { return nil }
        let value = members[index].value
        if case .null = value.value { return nil }
        return value
    }

    mutating func has(_ key: String) -> Bool { node(key) != nil }

    /// Warns of the keys that weren't read, in file order.
    func warnOfUnknownKeys() {
        let knownKeys = Set(known.map { $0.lowercased() })
        for member in members where !knownKeys.contains(member.key.lowercased()) {
            problems.warn(
                .unknownKey, file, member.keyPosition, example: member.quotedKey,
                "unknown key \(member.quotedKey); it is not read",
                hint: hint(for: member.key))
        }
    }

    private func hint(for key: String) -> String? {
        let meant = Self.otherNames[key.lowercased()]?.first { known.contains($0) }
        return meant.map { "did you mean \"\($0)\"?" } ?? spellingHint(key, among: known)
    }

    /// Other names for keys, in lower case, with the keys meant.
    private static let otherNames = [
        "mode": ["trackingMode"], "limit": ["dailyLimit"], "goal": ["dailyGoal"], "sobersince": ["assumeSteady"],
        "steadysince": ["assumeSteady"], "colour": ["color"],
    ]

    /// Warns of a known key that has no effect here; `purpose` says what it is for.
    func warnOfUnusedKey(_ key: String, _ purpose: String) {
        guard let index = indexOfKey[key.lowercased()] else { return }
        problems.warn(
            .unusedKey, file, members[index].keyPosition, kind: key, "the key \"\(key)\" does nothing here; \(purpose)")
    }

    /// Reports a value that doesn't fit its key.
    mutating func reject<Value>(
        _ node: JSONNode, _ code: DiagnosticCode, _ text: String, hint: @autoclosure () -> String? = nil
    ) -> Value? {
        isSound = false
        problems.error(
            code, file, node.position, kind: text, example: node.kind, "\(node.kind) is \(text)", hint: hint())
        return nil
    }

    /// Marks the object as unusable after a problem with a part has been reported.
    mutating func invalidate() { isSound = false }

    /// Reports a missing part, or parts that contradict each other.
    mutating func fail(_ code: DiagnosticCode, _ text: String, at node: JSONNode? = nil) {
        isSound = false
        problems.error(code, file, node?.position ?? position, kind: text, text)
    }

    /// Warns of unknown keys, and reports the first required key without a value.
    mutating func finish(_ what: String, needing keys: (name: String, isMissing: Bool)...) {
        warnOfUnknownKeys()
        guard isSound, let key = keys.first(where: \.isMissing) else { return }
        fail(.missingValue, "the \(what) has no \"\(key.name)\"")
    }

    /// The results of `read` for each object of a list; nil if one has no result.
    mutating func objects<Value>(
        _ nodes: [JSONNode], _ what: String, hint: (JSONNode) -> String? = { _ in nil },
        _ read: (inout ObjectReader) -> Value?
    ) -> [Value] {
        let values = nodes.compactMap { node -> Value? in
            guard var object = ObjectReader(node, what: what, in: self, hint: hint(node)) else { return nil }
            return read(&object)
        }
        if values.count < nodes.count { invalidate() }
        return values
    }

    /// A number from 0 to `limit` with at most `places` decimal places, or a list of those with first days, ascending.
    mutating func amountOverTime(_ key: String, upTo limit: Int, places: Int = 9) -> AmountOverTime? {
        guard let node = node(key) else { return nil }
        guard case .array(let nodes) = node.value else {
            return decimal(key, in: 0...limit, places: places).map(AmountOverTime.init)
        }
        var last: Day?
        let changes = objects(nodes, "amount of \"\(key)\"") { period -> AmountOverTime.Change? in
            let since = period.day(Setting.Amount.since.rawValue)
            let amount = period.decimal(Setting.Amount.amount.rawValue, in: 0...limit, places: places)
            period.finish("amount", needing: ("since", since == nil), ("value", amount == nil))
            guard period.isSound, let since, let amount else { return nil }
            if let last, since <= last {
                period.fail(
                    .malformedList, "\(since) is not after \(last); expected ascending dates in \"\(key)\"")
            }
            last = since
            return AmountOverTime.Change(since: since, amount: amount)
        }
        if nodes.isEmpty { fail(.malformedList, "\"\(key)\" is empty; expected at least one amount", at: node) }
        return AmountOverTime(changes)
    }

    /// A list of spans, each an object with a first day (`from`) and an optional last one (`to`).
    mutating func daySpans(_ key: String) -> [DaySpan]? {
        list(key).map { nodes in
            objects(nodes, "span of \"\(key)\"") { object in
                let span = object.daySpan("span")
                object.warnOfUnknownKeys()
                return object.isSound ? span : nil
            }
        }
    }

    /// The span of an object with a `from` and an optional `to`; nil, with a report, if it has none.
    mutating func daySpan(_ what: String) -> DaySpan? {
        let first = day(Setting.Span.first.rawValue)
        let last = day(Setting.Span.last.rawValue)
        if isSound, first == nil { fail(.missingValue, "the \(what) has no \"from\"") }
        if let first, let last, last < first {
            fail(
                .malformedSpan, "the \(what) ends on \(last), before it begins on \(first)",
                at: node(Setting.Span.last.rawValue))
        }
        return first.map { DaySpan(first: $0, last: last) }
    }

    /// A date or a timestamp.
    mutating func lastDrink(_ key: String, _ clock: DayClock) -> Profile.LastDrink? {
        let expected = "neither a date nor a time; expected e.g. 2025-10-31 or 2025-10-31 22:30 for \"\(key)\""
        let drink = value(key, .malformedDate, expected) { text -> Profile.LastDrink? in
            if let day = parseDay(text.utf8.span) { return Profile.LastDrink(day: day, moment: nil) }
            let moment = TimestampText(text.utf8.span)?.moment(in: clock.zone)
            return moment.map { Profile.LastDrink(day: clock.day(of: $0), moment: $0) }
        }
        guard let drink, drink.day < .earliest, let node = node(key) else { return drink }
        return reject(node, .malformedDate, beforeEarliestDay)
    }

    /// The result of `read` for a text; other values are reported as not being what is `expected`.
    mutating func value<Value>(
        _ key: String, _ code: DiagnosticCode, _ expected: String, hint: (String) -> String? = { _ in nil },
        _ read: (String) -> Value?
    ) -> Value? {
        guard let node = node(key) else { return nil }
        return node.word.flatMap(read) ?? reject(node, code, expected, hint: node.word.flatMap(hint))
    }
}
