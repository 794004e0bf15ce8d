import Foundation
import TestSupport
import Testing

/// A phrase that is missing in a language doesn't compile; this finds phrases that are no longer used.
@Suite("The phrases")
struct PhraseUseTests {
    @Test("T-30 are all used somewhere")
    func use() throws {
        let sources = try PhraseUseTests.files(below: "Sources")
        let said = sources.values.reduce(into: Set<String>()) { $0.formUnion(PhraseUseTests.uses($1)) }
        // Other phrases may use it.
        let helping = sources.filter { $0.key.hasPrefix("Sources/Wording/") }.values.reduce(into: Set<String>()) {
            $0.formUnion(PhraseUseTests.names($1))
        }
        var count = 0
        for (file, text) in sources.sorted(by: { $0.key < $1.key })
        where file.hasPrefix("Sources/Wording/Phrases/Phrases+") {
            for (name, call) in PhraseUseTests.phrases(text) {
                count += 1
                #expect(said.contains(name) || said.contains(call) || helping.contains(name), "\(call) of \(file)")
            }
        }
        #expect(count > 1000)
    }

    /// The texts of the Swift files below a folder, by their paths.
    private static func files(below folder: String) throws -> [String: String] {
        try Repository.swiftFiles(below: folder).reduce(into: [:]) { $0[$1] = try Repository.text($1) }
    }

    /// The names that the lines of a file call, index or return, but not those that a line declares.
    private static func names(_ text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            for (index, word) in words.enumerated() {
                let name = word.prefix { $0.isLetter || $0.isNumber }
                let isCalled = ["[", "("].contains(word.dropFirst(name.count).first)
                let isReturned = index > 0 && words[index - 1] == "return" && name == word
                guard isCalled || isReturned, index == 0 || words[index - 1] != "func" else { continue }
                names.insert(String(name))
            }
        }
        return names
    }

    /// The phrases that a file defines: the name, and the form in which it is called, such as `days`, `days(_:` or
    /// `goal(workout:`.
    private static func phrases(_ text: String) -> [(name: String, call: String)] {
        let parts = text.split(separator: "\n}").filter { $0.contains("extension Phrases {") }
        return parts.flatMap { $0.components(separatedBy: "\n    package ").dropFirst() }.compactMap { part in
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2, ["var", "func"].contains(words[0]) else { return nil }
            let name = String(words[1].prefix { $0.isLetter || $0.isNumber })
            guard words[0] == "func" else { return (name, name) }
            let arguments = words[1].dropFirst(name.count + 1).drop { $0.isWhitespace }
            return (name, "\(name)(\(arguments.prefix { $0.isLetter || $0 == "_" }):")
        }
    }

    /// The phrases that a source uses, in the form of `requirements`; one that isn't called has no label.
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
