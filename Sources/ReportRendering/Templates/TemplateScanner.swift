/// Finds the tags of a template, which the engine keeps to itself.
///
/// Delimiters are always `{{` and `}}`: a tag that would change them is reported by whoever checks the tags.
enum TemplateScanner {
    /// All tags that end, in order.
    static func tags(in text: String) -> [TemplateTag] {
        var tags: [TemplateTag] = []
        let characters = Array(text)
        var position = Position()
        var index = 0
        while index + 1 < characters.count {
            guard characters[index] == "{", characters[index + 1] == "{" else {
                position.pass(characters[index])
                index += 1
                continue
            }
            let isTriple = index + 2 < characters.count && characters[index + 2] == "{"
            let start = index + (isTriple ? 3 : 2)
            guard let end = endOfTag(characters, from: start) else { return tags }
            tags.append(tag(String(characters[start..<end]), isTriple: isTriple, position))
            let next = end + (isTriple ? 3 : 2)
            for character in characters[index..<min(next, characters.count)] { position.pass(character) }
            index = next
        }
        return tags
    }

    private struct Position {
        var line = 1
        var column = 1

        mutating func pass(_ character: Character) {
            column += 1
            if character.isNewline { (line, column) = (line + 1, 1) }
        }
    }

    private static func endOfTag(_ characters: [Character], from start: Int) -> Int? {
        var index = start
        while index + 1 < characters.count {
            if characters[index] == "}", characters[index + 1] == "}" { return index }
            index += 1
        }
        return nil
    }

    private static func tag(_ content: String, isTriple: Bool, _ position: Position) -> TemplateTag {
        let kind: TemplateTag.Kind =
            switch content.first {
            case _ where isTriple: .unescaped
            case "&": .unescaped
            case "#", "^": .section
            case ">", "<": .partial
            case "/", "$", "!": .other
            case "=", "%": .unsupported
            default: .variable
            }
        let hasSigil = !isTriple && kind != .variable
        let name = content.dropFirst(hasSigil ? 1 : 0).filter { !$0.isWhitespace }
        return TemplateTag(kind: kind, name: String(name), line: position.line, column: position.column)
    }
}
