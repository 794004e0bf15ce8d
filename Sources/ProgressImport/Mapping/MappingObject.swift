import ProgressLoading
import ProgressModel
import ProgressRecording

/// An object of a mapping, with errors that name its lines.
struct MappingObject {
    private let object: JSONNode
    private let file: SourceFile
    private let keys: [String]
    private let kind: String

    init(_ object: JSONNode, _ file: SourceFile, _ keys: [String], of kind: String? = nil) {
        (self.object, self.file, self.keys) = (object, file, keys)
        self.kind = kind.map { "\"\($0)\"" } ?? "a mapping"
    }

    /// Throws if it is not an object, or has a key that nothing reads.
    func check() throws(ImportError) {
        guard case .object(let members) = object.value else { throw error(object, "expected an object here") }
        for member in members where !keys.contains(where: { $0.lowercased() == member.key.lowercased() }) {
            throw ImportError(
                "\"\(shortened(member.key))\" is not a key of \(kind); expected \(alternatives(keys))",
                at: ImportPlace(file: file.path, line: member.keyPosition.line),
                hint: spellingHint(member.key, among: keys))
        }
    }

    func node(_ key: String) -> JSONNode? { object.member(key)?.value }

    func error(_ node: JSONNode, _ text: String) -> ImportError { ImportError(text, at: file.place(node)) }

    func text(_ key: String) throws(ImportError) -> String? {
        guard let node = node(key) else { return nil }
        guard let word = node.word, !word.isEmpty else {
            throw error(node, "\"\(key)\" is not a text; expected one in quotation marks")
        }
        return word
    }

    func number(_ key: String) throws(ImportError) -> FixedDecimal? {
        guard let node = node(key) else { return nil }
        guard case .number(let digits) = node.value, let number = FixedDecimal(digits: Array(digits).span) else {
            throw error(node, "\"\(key)\" is not a number from 0")
        }
        return number
    }

    /// One of some words, in any capitals.
    func word(_ key: String, _ words: [String]) throws(ImportError) -> String? {
        guard let written = try text(key) else { return nil }
        if let word = words.first(where: { $0.lowercased() == written.lowercased() }) { return word }
        throw ImportError(
            "\"\(shortened(written))\" is not a value of \"\(key)\"; expected \(alternatives(words))",
            at: file.place(node(key) ?? object), hint: spellingHint(written, among: words))
    }

    func choice<Choice: RawRepresentable<String>>(_ key: String, _ choices: [Choice]) throws(ImportError) -> Choice? {
        try word(key, choices.map(\.rawValue)).flatMap(Choice.init)
    }

    func words(_ key: String) throws(ImportError) -> Set<String>? {
        guard let node = node(key) else { return nil }
        guard let nodes = node.elements else {
            throw error(node, "\"\(key)\" is not a list; expected words in square brackets")
        }
        return Set(nodes.compactMap { $0.word?.lowercased() })
    }
}
