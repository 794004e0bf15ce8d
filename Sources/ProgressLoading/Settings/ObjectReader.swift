import Diagnostics
import ProgressModel

/// Takes the members of a hand-written object one by one, reporting values that do not fit and keys that no one asked for.
struct ObjectReader {
    let file: SourceFile
    let problems: Problems
    let position: Position
    private var members: [String: JSONNode.Member] = [:]
    private var known: [String] = []
    /// Whether everything taken so far was well-formed.
    private(set) var isSound = true

    /// Reads the members of `node`; nil, with a report, where it is no object.
    ///
    /// `what` names the object in messages.
    init?(_ node: JSONNode, what: String, in file: SourceFile, _ problems: Problems) {
        self.file = file
        self.problems = problems
        position = node.position
        guard case .object(let list) = node.value else {
            problems.error(
                .malformedValue, file, node.position, "\(node.kind) cannot be the \(what); expected an object")
            return nil
        }
        for member in list {
            if members.updateValue(member, forKey: member.key.lowercased()) != nil {
                isSound = false
                problems.error(.duplicateKey, file, member.keyPosition, "the key \"\(member.key)\" appears twice")
            }
        }
    }

    /// Reads the members of a node within another object; nil, with a report, where it is no object.
    init?(_ node: JSONNode, what: String, in parent: ObjectReader) {
        self.init(node, what: what, in: parent.file, parent.problems)
    }

    /// The value of a key; nil where it is missing or null.
    mutating func node(_ key: String) -> JSONNode? {
        known.append(key)
        guard let member = members[key.lowercased()] else { return nil }
        if case .null = member.value.value { return nil }
        return member.value
    }

    mutating func has(_ key: String) -> Bool { node(key) != nil }

    /// Warns of the keys that were never asked for, in the order of the file.
    func warnOfUnknownKeys() {
        let knownKeys = Set(known.map { $0.lowercased() })
        let unknown = members.filter { !knownKeys.contains($0.key) }.values
        for member in unknown.sorted(by: { $0.keyPosition.offset < $1.keyPosition.offset }) {
            problems.warn(
                .unknownKey, file, member.keyPosition, "unknown key \"\(member.key)\"; it is not read",
                hint: spellingHint(member.key, among: known))
        }
    }

    /// Reports that a value is not what its key holds.
    mutating func reject<Value>(
        _ node: JSONNode, _ code: DiagnosticCode, _ text: String, hint: String? = nil
    ) -> Value? {
        isSound = false
        problems.error(code, file, node.position, "\(node.kind) is \(text)", hint: hint)
        return nil
    }

    /// Marks the object as unusable because of a part whose problem has been reported.
    mutating func invalidate() { isSound = false }

    /// Reports something the object lacks or that its parts do not agree on.
    mutating func fail(_ code: DiagnosticCode, _ text: String, at node: JSONNode? = nil) {
        isSound = false
        problems.error(code, file, node?.position ?? position, text)
    }
}
