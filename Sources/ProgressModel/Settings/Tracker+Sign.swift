extension Tracker {
    /// The sign of a tracker that has none of its own: the first letter or digit of its name.
    package static func sign(of name: LocalizedText) -> String {
        name.text(in: .fallback).first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "•"
    }

    /// The first emoji of a name, and the name without it; nil where it has none, or nothing else.
    package static func emoji(in name: String) -> (icon: String, rest: String)? {
        guard
            let index = name.firstIndex(where: { character in
                character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
            })
        else { return nil }
        var rest = name
        let icon = String(rest.remove(at: index))
        rest = rest.split(separator: " ").joined(separator: " ")
        return rest.isEmpty ? nil : (icon, rest)
    }
}
