import Diary
import Model

/// The properties at the beginning of a Markdown file, between two lines of `---`.
///
/// Only the YAML of Obsidian's own editor of properties is read: `key: value` at the beginning of a line. The value is
/// a text, plain or in quotation marks, a number, `true`, `false`, nothing, or a list of these, in brackets or on lines
/// after `- `. Comments begin with `#`. Everything else, such as nested objects, texts of several lines, anchors and
/// tags, is `unread`. Types aren't guessed: `yes`, `012` and `2025-10-31` are texts.
struct FrontMatter {
    struct Property {
        let key: String
        /// The values of a list; an array of one for a single value, and an empty array for no value.
        let values: [String]
        let line: Int
    }

    private(set) var properties: [Property] = []
    /// Keys whose values aren't read, with their lines.
    private(set) var unread: [(key: String, line: Int)] = []
    /// The text after the properties, without empty lines around it.
    let body: String

    /// Reads a file; nil if it has no properties.
    ///
    /// Throws if a line isn't YAML, a quotation mark or a bracket isn't closed, or a key occurs twice.
    init?(_ file: SourceFile) throws(ImportError) {
        guard file.isText else {
            throw ImportError("a byte that is not UTF-8", at: ImportPlace(file: file.path, line: 1))
        }
        let lines = String(decoding: file.content, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.first.map(FrontMatter.isFence) == true,
            let end = lines.dropFirst().firstIndex(where: { FrontMatter.isFence($0) || $0 == "..." })
        else { return nil }
        body = FrontMatter.trimmed(lines[(end + 1)...].joined(separator: "\n"))
        try read(lines[1..<end], of: file)
    }

    static func trimmed(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let body = lines.drop { $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
        return body.lastIndex { !$0.isWhitespace }.map { String(body[...$0]) } ?? ""
    }

    private static func isFence(_ line: Substring) -> Bool {
        line.prefix { $0 == "-" }.count == 3 && line.dropFirst(3).allSatisfy(\.isWhitespace)
    }

    private mutating func read(_ lines: ArraySlice<Substring>, of file: SourceFile) throws(ImportError) {
        var index = lines.startIndex
        var keys: Set<String> = []
        while index < lines.endIndex {
            let (line, number) = (lines[index], index + 1)
            let place = ImportPlace(file: file.path, line: number)
            index += 1
            let text = withoutSpacesAround(String(line))
            if text.isEmpty || text.hasPrefix("#") { continue }
            guard line.first?.isWhitespace == false, !text.hasPrefix("- "),
                let (key, rest) = try FrontMatter.pair(text, place)
            else {
                throw ImportError("\"\(shortened(text))\" is not a property; expected e.g. drinks: 0", at: place)
            }
            guard !keys.contains(key.lowercased()) else {
                throw ImportError("a second property \"\(shortened(key))\"", at: place)
            }
            // The lines of the key's value are indented or begin with a hyphen.
            let below = lines[index...].prefix { line in
                line.allSatisfy(\.isWhitespace) || line.first?.isWhitespace == true || line.hasPrefix("- ")
                    || line == "-"
                    || line.hasPrefix("#")
            }
            index += below.count
            let filled = below.enumerated().map {
                (ImportPlace(file: file.path, line: number + 1 + $0.offset), withoutSpacesAround(String($0.element)))
            }
            .filter { !$0.1.isEmpty && !$0.1.hasPrefix("#") }
            let values =
                filled.isEmpty
                ? try FrontMatter.values(rest, place) : rest.isEmpty ? try FrontMatter.items(filled) : nil
            if let values {
                properties.append(Property(key: key, values: values, line: number))
                keys.insert(key.lowercased())
            } else {
                unread.append((key, number))
            }
        }
    }

    /// The key and what follows its colon; nil if there isn't one.
    private static func pair(_ text: String, _ place: ImportPlace) throws(ImportError) -> (key: String, rest: String)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let scalar = try QuotedScalar(text[...], place), scalar.rest.first == ":", !scalar.text.isEmpty else {
                return nil
            }
            return (scalar.text, withoutSpacesAround(String(scalar.rest.dropFirst())))
        }
        guard
            let colon = text.indices.first(where: { index in
                let next = text.index(after: index)
                return text[index] == ":" && (next == text.endIndex || text[next].isWhitespace)
            })
        else { return nil }
        let key = withoutSpacesAround(String(text[..<colon]))
        return key.isEmpty ? nil : (key, withoutSpacesAround(String(text[text.index(after: colon)...])))
    }

    /// The values after a colon; nil if they can't be read.
    private static func values(_ text: String, _ place: ImportPlace) throws(ImportError) -> [String]? {
        guard text.first == "[" else { return try scalar(text, place).map { $0.isEmpty ? [] : [$0] } }
        var rest = text.dropFirst().drop(while: \.isWhitespace)
        var values: [String] = []
        while rest.first != "]" {
            guard let first = rest.first else { throw ImportError("a bracket that is never closed", at: place) }
            if first == "[" || first == "{" { return nil }
            if first == "\"" || first == "'" {
                guard let scalar = try QuotedScalar(rest, place) else { return nil }
                values.append(scalar.text)
                rest = scalar.rest.drop(while: \.isWhitespace)
            } else {
                let end = rest.firstIndex { $0 == "," || $0 == "]" } ?? rest.endIndex
                guard let value = try scalar(String(rest[..<end]), place) else { return nil }
                if !value.isEmpty { values.append(value) }
                rest = rest[end...]
            }
            if rest.first == "," {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
            } else if rest.first != "]" {
                throw ImportError("a bracket that is never closed", at: place)
            }
        }
        return isComment(rest.dropFirst()) ? values : nil
    }

    /// The values of a list with one on each line; nil if one can't be read.
    private static func items(_ lines: [(ImportPlace, String)]) throws(ImportError) -> [String]? {
        var values: [String] = []
        for (place, text) in lines {
            guard text.hasPrefix("- ") || text == "-" else { return nil }
            let item = withoutSpacesAround(String(text.dropFirst()))
            // A pair in a list is an object.
            if item.first != "\"", item.first != "'", try pair(item, place) != nil { return nil }
            guard item.first != "[", !item.hasPrefix("- "), let value = try scalar(item, place) else { return nil }
            if !value.isEmpty { values.append(value) }
        }
        return values
    }

    /// A single value, empty if there isn't one; nil if it can't be read.
    private static func scalar(_ text: String, _ place: ImportPlace) throws(ImportError) -> String? {
        let text = withoutSpacesAround(text)
        guard let first = text.first, first != "#" else { return "" }
        if first == "\"" || first == "'" {
            guard let scalar = try QuotedScalar(text[...], place), isComment(scalar.rest) else { return nil }
            return scalar.text
        }
        if "{}[]&*!|>%@`,?".contains(first) || text == "-" { return nil }
        var plain = text
        if let comment = text.firstRange(of: " #") { plain = withoutSpacesAround(String(text[..<comment.lowerBound])) }
        if plain.contains(": ") || plain.hasSuffix(":") { return nil }
        return ["~", "null"].contains(plain.lowercased()) ? "" : plain
    }

    /// Whether the rest after a value is empty or a comment.
    private static func isComment(_ rest: Substring) -> Bool {
        let text = rest.drop(while: \.isWhitespace)
        return text.isEmpty || (text.first == "#" && text.startIndex > rest.startIndex)
    }
}

/// A text in quotation marks and the rest of its line.
private struct QuotedScalar {
    let text: String
    let rest: Substring

    private static let escapes: [Character: Character] = [
        "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", "0": "\0",
    ]

    /// Nil if it has an escape that isn't read; throws if it doesn't end on its line.
    init?(_ line: Substring, _ place: ImportPlace) throws(ImportError) {
        guard let quote = line.first else { return nil }
        var text = ""
        var rest = line.dropFirst()
        while let character = rest.popFirst() {
            if character == quote {
                // Within single quotation marks, two of them are one.
                guard quote == "'", rest.first == "'" else {
                    (self.text, self.rest) = (text, rest)
                    return
                }
                text.append(character)
                rest.removeFirst()
            } else if character == "\\", quote == "\"" {
                guard let escaped = rest.popFirst().flatMap({ QuotedScalar.escapes[$0] }) else { return nil }
                text.append(escaped)
            } else {
                text.append(character)
            }
        }
        throw ImportError("a quotation mark that is never closed", at: place)
    }
}
