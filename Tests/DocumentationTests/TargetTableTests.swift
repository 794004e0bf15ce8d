import Foundation
import TestSupport
import Testing

/// The table of targets in `ARCHITECTURE.md` is that of `Package.swift`.
@Suite struct TargetTableTests {
    @Test("the table names every target with exactly its dependencies")
    func table() throws {
        let table = try MarkdownTable("target", in: "Targets", of: "ARCHITECTURE.md")
        let documented = Dictionary(zip(table["target"], table.rows.map { $0.last?.codeSpans ?? [] })) { $1 }
        let targets = try PackageTargets(Repository.text("Package.swift")).dependencies
        for (name, dependencies) in targets.sorted(by: { $0.key < $1.key }) {
            let expected = dependencies.map { "`\($0)`" }.joined(separator: ", ")
            #expect(
                documented[name].map(Set.init) == Set(dependencies),
                "in ARCHITECTURE.md the row of `\(name)` has to end with: | \(expected) |")
        }
        #expect(documented.keys.filter { targets[$0] == nil } == [], "these are no targets of Package.swift")
    }

    @Test("every folder of Sources is a target that was found in Package.swift")
    func parsing() throws {
        let targets = try PackageTargets(Repository.text("Package.swift")).dependencies
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Sources").path)
        #expect(folders.filter { targets[$0] == nil } == [])
    }
}

/// The targets outside of `Tests`, each with the names of its dependencies, read from the text of the manifest.
private struct PackageTargets {
    let dependencies: [String: [String]]

    init(_ manifest: String) {
        var dependencies: [String: [String]] = [:]
        for match in manifest.matches(of: /\.(?:target|executableTarget|systemLibrary)\(/) {
            let call = PackageTargets.bracketed(manifest[match.range.upperBound...], open: "(", close: ")")
            guard !call.contains("path: \"Tests/"), let name = call.firstMatch(of: /name:\s*"([^"]+)"/) else {
                continue
            }
            let list = call.firstRange(of: "dependencies: [").map {
                PackageTargets.bracketed(call[$0.upperBound...], open: "[", close: "]")
            }
            // Of `.product(name: "Mustache", package: "swift-mustache")` the product is meant.
            let products = (list ?? "").replacing(/package:\s*"[^"]+"/, with: "")
            dependencies[String(name.output.1)] = products.matches(of: /"([^"]+)"/).map { String($0.output.1) }
        }
        self.dependencies = dependencies
    }

    /// The text up to the bracket that closes one that is open already.
    private static func bracketed(_ text: Substring, open: Character, close: Character) -> Substring {
        var depth = 1
        return text.prefix { character in
            if character == open { depth += 1 }
            if character == close { depth -= 1 }
            return depth > 0
        }
    }
}
