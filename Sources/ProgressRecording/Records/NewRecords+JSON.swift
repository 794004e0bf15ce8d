import ProgressLoading
import ProgressModel

extension NewRecords {
    /// The edits that add the records as the last ones of a JSON file; nil where the file is no list.
    func edits(ofJSON file: SourceFile) -> [TextEdit]? {
        guard file.content.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
            return [TextEdit(at: file.bytes.count, newJSON)]
        }
        guard let json = JSONFile(file, .strict) else { return nil }
        return json.appending(objects(for: json.document))
    }

    /// A new JSON file that holds the records, a line each.
    package var newJSON: String {
        "[\n" + objects(for: nil).map { "  " + $0.text(JSONStyle()) }.joined(separator: ",\n") + "\n]\n"
    }

    /// A new JSON file in the form of another one, as far as that has one.
    func newJSON(like file: SourceFile) -> String {
        guard let json = JSONFile(file, .strict), let text = json.withOnly(objects(for: json.document)) else {
            return newJSON
        }
        return text
    }

    /// The records as objects of a list, with keys in the capitals that the list has.
    ///
    /// A list without any object has no columns that it lacks.
    private func objects(for list: JSONNode?) -> [JSONText] {
        var keys: [String: String] = [:]
        if case .array(let elements) = list?.value {
            for case .object(let members) in elements.map(\.value) {
                for member in members { keys[member.key.lowercased()] = member.key }
            }
        }
        return records.map { record in
            let written = keys.isEmpty ? record.fields : record.fields(for: keys.keys)
            return .object(written.map { JSONText.Member(keys[$0.column] ?? $0.column, $0.value.json) })
        }
    }
}

extension NewRecord.Value {
    fileprivate var json: JSONText {
        switch self {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .day(let day): .text(day.description)
        }
    }
}
