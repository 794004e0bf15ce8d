import Diary
import Model
import Testing

/// A file with problems at marked places, and their codes in the order of the marks.
struct BrokenInput: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String
    let codes: [String]
    var severity = Diagnostic.Severity.error
    /// Other, valid files of the directory.
    var others: [String: String] = [:]

    init(_ name: String, _ path: String, _ text: String, _ codes: String...) {
        testDescription = name
        self.path = path
        self.text = text
        self.codes = codes
    }

    /// The same input, whose problems are only warnings.
    var onlyWarns: BrokenInput {
        var input = self
        input.severity = .warning
        return input
    }

    /// The same input with another, valid file.
    func beside(_ path: String, _ text: String) -> BrokenInput {
        var input = self
        input.others[path] = text
        return input
    }

    /// Loads the file and expects exactly the marked problems.
    func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let marked = MarkedText(text)
        #expect(marked.places.count == codes.count, "the test itself is wrong", sourceLocation: sourceLocation)
        let needsRecords =
            !["entries", "activities", "logs", "metrics"].contains { path.hasPrefix($0) } && others.isEmpty
        let beside = (needsRecords ? oneEntry : others).map { SourceFile(path: $0, bytes: Array($1.utf8)) }
        let loaded = load([SourceFile(path: path, bytes: marked.bytes)] + beside)
        var expected = zip(codes, marked.places).map { code, place in
            Finding(severity: severity, code: code, file: path, place: place)
        }
        let found = loaded.diagnostics.map(Finding.init).sorted { $0.precedes($1) }
        // Only the first place of a repeated kind is reported; the others are counted, with their lines.
        for diagnostic in loaded.diagnostics where diagnostic.count > 1 {
            let first = Finding(diagnostic)
            for _ in 0..<diagnostic.repeats.count {
                let index = expected.firstIndex { finding in
                    finding.code == first.code && !found.contains(finding)
                        && diagnostic.repeats.lines?.contains(finding.place.line) == true
                }
                if let index { expected.remove(at: index) }
            }
        }
        let total = loaded.diagnostics.reduce(0) { $0 + $1.count }
        #expect(total == codes.count, sourceLocation: sourceLocation)
        #expect(found == expected, "\(loaded.diagnostics.map(\.text))", sourceLocation: sourceLocation)
        #expect((loaded.history == nil) == (severity == .error), sourceLocation: sourceLocation)
    }
}

/// The compared parts of a diagnostic.
private struct Finding: Equatable, CustomTestStringConvertible {
    let severity: Diagnostic.Severity
    let code: String
    let file: String
    let place: MarkedText.Place

    var testDescription: String {
        "\(file):\(place.line):\(place.column.map(String.init) ?? "-"): \(severity) \(code)"
    }

    func precedes(_ other: Finding) -> Bool {
        (place.line, place.column ?? 0) < (other.place.line, other.place.column ?? 0)
    }
}

extension Finding {
    init(_ diagnostic: Diagnostic) {
        let location = diagnostic.location
        self.init(
            severity: diagnostic.severity, code: diagnostic.code.rawValue, file: location.file,
            place: MarkedText.Place(line: location.line, column: location.column))
    }
}
