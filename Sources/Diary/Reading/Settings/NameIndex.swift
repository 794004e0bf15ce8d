import Model

/// Finds things by id or by name in any language, ignoring case.
///
/// An id takes precedence over a name, and an ambiguous name finds nothing.
struct NameIndex {
    enum Match {
        case one(Int)
        /// Several things have this name.
        case several([Int])
        case none
    }

    /// By id or name in lower case, the indices of the things.
    private var candidates: [String: [Int]] = [:]
    /// The ids and unambiguous names as written, so that most texts are found without making a `String`.
    private var spellings = TextNumbers()
    /// For each of `spellings` the index of its thing.
    private var indices: [Int] = []

    init(_ things: [(id: String, name: LocalizedText)]) {
        var ids: Set<String> = []
        for (index, thing) in things.enumerated() {
            add(index, thing.id.lowercased())
            ids.insert(thing.id.lowercased())
            addSpelling(thing.id, index)
        }
        let names = things.map { thing in Language.allCases.map { thing.name.text(in: $0) } }
        for (index, names) in names.enumerated() {
            for key in Set(names.map(NameIndex.key)) where !ids.contains(key) { add(index, key) }
        }
        for name in names.joined() {
            if case .one(let index) = match(name) { addSpelling(name, index) }
        }
    }

    private mutating func add(_ index: Int, _ key: String) { candidates[key, default: []].append(index) }

    private mutating func addSpelling(_ text: String, _ index: Int) {
        if spellings.number(of: text.utf8.span) == indices.count { indices.append(index) }
    }

    private static func key(_ text: String) -> String { withoutSpacesAround(text).lowercased() }

    /// The thing with exactly this id or name; nil for other texts, including those in other case.
    func find(_ text: borrowing Span<UInt8>) -> Int? { spellings.find(text).map { indices[$0] } }

    func match(_ text: String) -> Match {
        if let index = find(text.utf8.span) { return .one(index) }
        guard let found = candidates[NameIndex.key(text)] else { return .none }
        return found.count == 1 ? .one(found[0]) : .several(found)
    }
}
