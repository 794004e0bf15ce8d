import Diagnostics
import ProgressModel

/// Takes the members of a hand-written object one by one, reporting values that do not fit and keys that no one asked for.
struct ObjectReader {
    let file: SourceFile
    let problems: Problems
    let position: Position
    private let members: [JSONNode.Member]
    /// By key in lower case, the index of the member.
    private var indexOfKey: [String: Int] = [:]
    private var known: [String] = []
    /// Whether everything taken so far was well-formed.
    private(set) var isSound = true

    /// Reads the members of `node`; nil, with a report, where it is no object.
    ///
    /// `what` names the object in messages.
    /// `hint` says how to write one.
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

    /// Reads the members of a node within another object; nil, with a report, where it is no object.
    init?(_ node: JSONNode, what: String, in parent: ObjectReader, hint: @autoclosure () -> String? = nil) {
        self.init(node, what: what, in: parent.file, parent.problems, hint: hint())
    }

    /// The value of a key; nil where it is missing or null.
    mutating func node(_ key: String) -> JSONNode? {
        known.append(key)
        guard let index = indexOfKey[key.lowercased()] else { return nil }
        let value = members[index].value
        if case .null = value.value { return nil }
        return value
    }

    mutating func has(_ key: String) -> Bool { node(key) != nil }

    /// Warns of the keys that were never asked for, in the order of the file.
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

    /// Names that people give keys, in lower case, and the keys they mean.
    private static let otherNames = [
        "mode": ["trackingMode"], "limit": ["dailyLimit"], "goal": ["dailyGoal"], "sobersince": ["assumeSteady"],
        "steadysince": ["assumeSteady"], "colour": ["color"],
    ]

    /// Warns of a key that is known and does nothing here; `purpose` says what it is for.
    func warnOfUnusedKey(_ key: String, _ purpose: String) {
        guard let index = indexOfKey[key.lowercased()] else { return }
        problems.warn(
            .unusedKey, file, members[index].keyPosition, kind: key, "the key \"\(key)\" does nothing here; \(purpose)")
    }

    /// Reports that a value is not what its key holds.
    mutating func reject<Value>(
        _ node: JSONNode, _ code: DiagnosticCode, _ text: String, hint: @autoclosure () -> String? = nil
    ) -> Value? {
        isSound = false
        problems.error(
            code, file, node.position, kind: text, example: node.kind, "\(node.kind) is \(text)", hint: hint())
        return nil
    }

    /// Marks the object as unusable because of a part whose problem has been reported.
    mutating func invalidate() { isSound = false }

    /// Reports something the object lacks or that its parts do not agree on.
    mutating func fail(_ code: DiagnosticCode, _ text: String, at node: JSONNode? = nil) {
        isSound = false
        problems.error(code, file, node?.position ?? position, kind: text, text)
    }
}
