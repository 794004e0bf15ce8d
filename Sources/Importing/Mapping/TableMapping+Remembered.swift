import Diary
import Model

/// The tables of earlier imports that are remembered in the data directory.
extension TableMapping {
    /// The remembered mappings, the oldest first; nil for each object that isn't a mapping.
    static func all(in file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) -> [TableMapping?] {
        let document = try file.json(.json5)
        guard let nodes = document.elements else {
            throw ImportError("expected a list of mappings in square brackets", at: file.place(document))
        }
        return try nodes.map { node throws(ImportError) in
            node.member(sourceKey) == nil ? try TableMapping(node, file, vocabulary) : nil
        }
    }

    /// Whether a table has the same shape as that of another mapping, and has every column that this mapping names.
    func isOf(_ table: Table, _ other: TableMapping) -> Bool {
        (habit == nil) == (other.habit == nil) && needed.isSubset(of: table.columns.map { $0.lowercased() })
    }

    /// The columns that a table must have, in lower case.
    private var needed: Set<String> {
        let own = [date, habit, value, note].compactMap(\.self) + (habit == nil ? habits.map(\.name) : [])
        return Set(own.map { $0.lowercased() })
    }

    /// Remembers a mapping, or replaces that of the same table with fewer columns; false if nothing changes.
    static func remember(
        _ mapping: SourceFile, in text: inout SettingsText, _ files: [SourceFile], _ vocabulary: Vocabulary
    ) -> Bool {
        let known = files.first { $0.path == DataFolder.importedTables }
        guard let new = try? TableMapping(mapping, vocabulary),
            let mappings = try? known.map({ try TableMapping.all(in: $0, vocabulary) }) ?? []
        else { return false }
        let json = new.json()
        if let index = mappings.lastIndex(where: { old in
            guard let old else { return false }
            return old.source == new.source && (old.habit == nil) == (new.habit == nil)
                && old.needed.isSubset(of: new.needed)
        }) {
            guard mappings[index]?.json() != json, text.remove(at: index, from: text.document) else { return false }
        }
        let indented = json.split(separator: "\n").joined(separator: "\n  ")
        return text.append(.written(indented), to: text.document)
    }

    private static let sourceKey = "drinksOf"
    private static let readingKey = "are"

    /// The remembered readings of drinks, by the names of their sources.
    static func readings(in files: [SourceFile]) -> [String: DrinkReading] {
        guard let file = files.first(where: { $0.path == DataFolder.importedTables }),
            let nodes = (try? file.json(.json5))?.elements
        else { return [:] }
        let readings = nodes.compactMap { node -> (String, DrinkReading)? in
            guard let name = node.member(sourceKey)?.value.word, let word = node.member(readingKey)?.value.word,
                let reading = DrinkReading(rawValue: word.lowercased())
            else { return nil }
            return (name, reading)
        }
        return Dictionary(readings) { $1 }
    }

    /// Remembers how the drinks of a source are read; false if nothing changes, or the file can't be changed.
    static func remember(_ source: DrinkSource, in text: inout SettingsText) -> Bool {
        guard source.isRemembered, let nodes = text.document.elements else { return false }
        let (name, reading) = (JSONText.text(source.name), JSONText.text(source.reading.rawValue))
        if let index = nodes.firstIndex(where: { $0.member(sourceKey)?.value.word == source.name }) {
            guard nodes[index].member(readingKey)?.value.word != source.reading.rawValue,
                text.remove(at: index, from: text.document)
            else { return false }
        }
        let members = [JSONText.Member(sourceKey, name), JSONText.Member(readingKey, reading)]
        return text.append(.object(members), to: text.document)
    }
}
