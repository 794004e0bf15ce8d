import TestSupport

/// The types that a source file declares, extends and uses.
struct SourceTypes {
    /// From the root of the repository.
    let path: String
    /// Top-level types that are visible in the whole target.
    private(set) var declared: Set<String> = []
    /// Top-level types that are visible only in the file.
    private(set) var privateTypes: Set<String> = []
    /// Nested types.
    private(set) var nested: Set<String> = []
    /// The parts of the names of extended types: `Outer` and `Inner` of `extension Outer.Inner`.
    private(set) var extended: Set<String> = []
    /// All names that are written like a type, also of other targets, except those after an `Outer.`.
    private(set) var named: Set<String> = []

    private static let keywords: Set = ["struct", "enum", "class", "actor", "protocol", "typealias", "extension"]

    init(path: String, _ text: String) {
        self.path = path
        let words = SwiftWords(text).words
        var depth = 0
        for (index, word) in words.enumerated() {
            switch word {
            case "{": depth += 1
            case "}": depth -= 1
            default:
                guard word.first?.isUppercase == true else { continue }
                read(word, after: words[..<index], before: words[(index + 1)...], isNested: depth > 0)
            }
        }
    }

    private mutating func read(
        _ word: String, after before: ArraySlice<String>, before after: ArraySlice<String>, isNested: Bool
    ) {
        let last = before.last ?? ""
        guard last != ".", last != "import" else { return }
        named.insert(word)
        guard SourceTypes.keywords.contains(last) else { return }
        if last == "extension" {
            extended.insert(word)
            var rest = after
            while rest.popFirst() == ".", let part = rest.popFirst() { extended.insert(part) }
        } else if isNested {
            nested.insert(word)
        } else if before.dropLast().suffix(2).contains(where: { $0 == "private" || $0 == "fileprivate" }) {
            privateTypes.insert(word)
        } else {
            declared.insert(word)
        }
    }
}

extension SourceTypes {
    /// The name of the file without its ending.
    var name: String { path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "" }

    /// Whether the file is named after its content: `Type.swift` declares that type, `Type+Operation.swift` declares or
    /// extends it.
    var isNamedAfterContent: Bool {
        let declared = declared.union(privateTypes).union(nested)
        guard let plus = name.firstIndex(of: "+") else { return declared.contains(name) }
        let type = String(name[..<plus])
        return declared.contains(type) || extended.contains(type)
    }
}

/// The targets below `Sources` and their files.
enum Sources {
    /// Every target with a file in Swift, ascending.
    static let targets: [String] = Set(
        Repository.swiftFiles(below: "Sources").compactMap {
            $0.split(separator: "/").dropFirst().first.map(String.init)
        }
    ).sorted()

    /// The files of a target.
    static func files(of target: String) throws -> [SourceTypes] { try scanned.get()[target] ?? [] }

    /// Every file of the targets; each is read once.
    private static let scanned: Result<[String: [SourceTypes]], any Error> = Result {
        try targets.reduce(into: [:]) { files, target in
            files[target] = try Repository.swiftFiles(below: "Sources/\(target)").map { path in
                SourceTypes(path: path, try Repository.text(path))
            }
        }
    }
}
