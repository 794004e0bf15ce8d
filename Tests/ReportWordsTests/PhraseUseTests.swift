import Foundation
import TestSupport
import Testing

/// A phrase that is missing in a language does not compile; one that is no longer used would be translated forever.
@Suite("The phrases")
struct PhraseUseTests {
    @Test("T-30 are all said somewhere: none is left over in any language")
    func use() throws {
        let shared = try PhraseUseTests.files(below: "Sources/ReportWords/Phrases")
        let languages = ["Sources/ReportWords/English/", "Sources/ReportWords/German/"]
        let said = try PhraseUseTests.files(below: "Sources")
            .filter { file in !languages.contains { file.key.hasPrefix($0) } }
            .values
            .reduce(into: Set<String>()) { $0.formUnion(PhraseUseTests.uses($1)) }
        // What the languages share takes the names of days and months out of their lists.
        let helpers = shared.values.joined()
        let sentences = shared.filter { $0.key.contains("/Phrases+") }.values.joined()
        var count = 0
        for (file, text) in shared.sorted(by: { $0.key < $1.key })
        where file.hasSuffix("Phrases.swift") && !file.hasSuffix("/Phrases.swift") {
            for (name, call) in PhraseUseTests.requirements(text) {
                count += 1
                let isHelped =
                    helpers.contains(" \(name)[") || sentences.contains("\(call)") || sentences.contains("(\(name))")
                    || sentences.contains(" \(name)(")
                #expect(said.contains(name) || said.contains(call) || isHelped, "\(call) of \(file)")
            }
        }
        #expect(count > 300)
    }

    /// The texts of the Swift files below a folder, by their paths.
    private static func files(below folder: String) throws -> [String: String] {
        try Repository.swiftFiles(below: folder).reduce(into: [:]) { $0[$1] = try Repository.text($1) }
    }

    /// What a protocol asks for: a name, and how it is called, such as `days`, `days(_:` or `goal(workout:`.
    private static func requirements(_ text: String) -> [(name: String, call: String)] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 1)
            guard line.hasPrefix("    "), !line.hasPrefix("     "), words.count == 2,
                ["var", "func"].contains(words[0])
            else { return nil }
            let name = String(words[1].prefix { $0.isLetter || $0.isNumber })
            guard words[0] == "func" else { return (name, name) }
            let label = words[1].dropFirst(name.count + 1).prefix { $0.isLetter || $0 == "_" }
            return (name, "\(name)(\(label):")
        }
    }

    /// What a source says, as `requirements` writes it; one that is only named stands without its label.
    private static func uses(_ text: String) -> Set<String> {
        var uses: Set<String> = []
        for part in text.components(separatedBy: "phrases").dropFirst() {
            let part = part.prefix(200).drop { $0.isWhitespace }
            guard part.first == "." else { continue }
            let name = part.dropFirst().prefix { $0.isLetter || $0.isNumber }
            let rest = part.dropFirst(name.count + 1)
            guard rest.first == "(" else {
                uses.insert(String(name))
                continue
            }
            let argument = rest.dropFirst().drop { $0.isWhitespace }
            let label = argument.prefix { $0.isLetter || $0.isNumber }
            uses.insert("\(name)(\(argument.dropFirst(label.count).first == ":" ? String(label) : "_"):")
        }
        return uses
    }
}
