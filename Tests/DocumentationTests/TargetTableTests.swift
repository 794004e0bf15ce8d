import Foundation
import TestSupport
import Testing

/// The drawing of targets in `ARCHITECTURE.md` names those of `Package.swift`.
@Suite struct TargetTableTests {
    @Test("the house of ARCHITECTURE names every target once, each above those that it uses")
    func house() throws {
        let text = try Repository.text("ARCHITECTURE.md")
        let start = try #require(text.range(of: "## The house"))
        let end = try #require(text.range(of: "## A tap"))
        let lines = text[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("    ") }
        // A system library is named in brackets, after the target that alone uses it.
        let named: [String] = lines.flatMap { line in
            let first = line.split(separator: " ").prefix(1).map { String($0) }
            return first + line.matches(of: /\((C[A-Za-z]+)\)/).map { String($0.output.1) }
        }
        let targets = try PackageTargets(Repository.text("Package.swift")).dependencies
        #expect(named.sorted() == targets.keys.sorted())
        let floors = Dictionary(named.enumerated().map { ($1, $0) }) { $1 }
        for (name, dependencies) in targets {
            for below in dependencies.compactMap({ floors[$0] }) { #expect(below > floors[name] ?? .max, "\(name)") }
        }
    }

    @Test(
        "a newcomer reads ARCHITECTURE and CONTRIBUTING in twenty minutes",
        arguments: [("ARCHITECTURE.md", 10_000), ("CONTRIBUTING.md", 6_000)])
    func size(page: String, most: Int) throws {
        #expect(try Repository.text(page).utf8.count <= most)
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
            // The product in `.product(name: "Mustache", package: "swift-mustache")`.
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
