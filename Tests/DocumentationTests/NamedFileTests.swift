import TestSupport
import Testing

/// The files that pages for contributors name exist.
@Suite struct NamedFileTests {
    /// Names used as patterns.
    private static let patterns: Set<String> = ["Type.swift", "Type+Operation.swift"]

    @Test(
        "every file and folder of the repository that a page names exists",
        arguments: [
            "CONTRIBUTING.md", "ARCHITECTURE.md", "Documentation/README.md", "Documentation/counting.md",
            "Documentation/accessibility.md", "Documentation/engineering.md",
        ])
    func files(page: String) throws {
        let files = ["Sources", "Tests", "Templates"].flatMap(Repository.files(below:))
        let names = try Repository.text(page).codeSpans.filter { span in
            isPath(span) && !Self.patterns.contains(span)
        }
        let missing = names.filter { name in
            !Repository.has(name) && !files.contains { $0.hasSuffix("/" + name) }
        }
        #expect(missing == [], "\(page) names them")
    }

    @Test("each walk of CONTRIBUTING needs the number of files that it says, and at most twelve")
    func walks() throws {
        let numbers = [
            "two": 2, "three": 3, "four": 4, "six": 6, "seven": 7, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        ]
        let paragraphs = try Repository.text("CONTRIBUTING.md").split(separator: "\n\n")
        let walks = zip(paragraphs, paragraphs.dropFirst()).filter { $1.hasPrefix("1. ") }
        #expect(walks.count >= 3)
        for (sentence, list) in walks {
            let said = sentence.firstMatch(of: /is (?:at most )?([a-z]+) files/).flatMap {
                numbers[String($0.output.1)]
            }
            let steps = list.split(separator: "\n").compactMap { line in Int(line.prefix(while: \.isNumber)) }
            #expect(steps == Array(1..<steps.count + 1), "\(sentence)")
            #expect(said == steps.count, "\(sentence)")
        }
    }

    @Test("every section of the documentation that the sources cite exists", arguments: ["Sources", "Tests"])
    func citations(folder: String) throws {
        for file in Repository.swiftFiles(below: folder) {
            let text = try Repository.text(file)
            for match in text.matches(of: /(Documentation\/[a-z-]+\.md)(?:, sections? (\d+)(?: and (\d+))?)?/) {
                let page = String(match.output.1)
                let headings = try Repository.text(page).split(separator: "\n").filter { $0.hasPrefix("## ") }
                let cited = [match.output.2, match.output.3].compactMap { $0 }
                let missing = cited.filter { number in !headings.contains { $0.hasPrefix("## \(number). ") } }
                #expect(missing == [], "\(file) cites these sections of \(page)")
            }
        }
    }

    /// Whether a name is that of a Swift file or a template, or a path in a folder of the repository; false for build
    /// products.
    private func isPath(_ span: String) -> Bool {
        guard span.wholeMatch(of: /[A-Za-z0-9.+_\/-]+/) != nil, !span.hasPrefix(".build") else { return false }
        let folders = ["Sources/", "Tests/", "Templates/", "Documentation/", ".ci/", ".github/"]
        return span.hasSuffix(".swift") || span.hasSuffix(".mustache") || folders.contains(where: span.hasPrefix)
    }
}
