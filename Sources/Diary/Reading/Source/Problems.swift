import Model

/// The problems found so far; loading goes on after each, so that a person sees all of them at once.
///
/// Problems of one kind in one file are told once and then counted: a damaged export has as many as it has rows, and the
/// time and the memory that each takes must stay small. A class, because all readers of one load report into the same
/// list.
final class Problems {
    /// Words by which a hint knows what was meant; nil if nobody is told the problems.
    let vocabulary: Vocabulary?
    /// One problem of each kind, in the order in which the kinds were found.
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var count = 0
    /// Whether anything found makes the data unusable.
    private(set) var containErrors = false

    /// Where the lines of a file begin, by its path, once a warning about one of its records needed it.
    private var lineStarts: [String: [Int]] = [:]
    private var groups: [GroupKey: Group] = [:]
    /// How many kinds of a code there are in a file; the keys have an empty kind.
    private var kindCounts: [GroupKey: Int] = [:]

    /// The problems of a code in a file, as far as they are told apart by nothing else than their hint.
    private struct GroupKey: Hashable {
        let file: String
        let code: DiagnosticCode
        let kind: String
    }

    private struct Group {
        /// The index of the first diagnostic.
        let first: Int
        /// By hint, the index of the diagnostic that has it.
        var indexOfHint: [String?: Int]
        /// How many problems were looked at in full.
        var examined = 1
    }

    /// Of so many problems of a group the hint and what was written are looked at, the others are only counted.
    private static let mostExamined = 100
    /// Further kinds of a code in a file are one kind.
    private static let mostKinds = 100

    /// Makes an empty list, of problems that a person is told if there is a vocabulary.
    init(for vocabulary: Vocabulary? = nil) {
        self.vocabulary = vocabulary
    }

    /// Reports an error; see `report`.
    func error(
        _ code: DiagnosticCode, _ file: SourceFile, _ position: Position, kind: @autoclosure () -> String = "",
        example: @autoclosure () -> String? = nil, _ text: @autoclosure () -> String,
        hint: @autoclosure () -> String? = nil
    ) {
        containErrors = true
        report(.error, code, file, position, kind(), example: example, text, hint)
    }

    /// Reports a warning; see `report`.
    func warn(
        _ code: DiagnosticCode, _ file: SourceFile, _ position: Position, kind: @autoclosure () -> String = "",
        example: @autoclosure () -> String? = nil, _ text: @autoclosure () -> String,
        hint: @autoclosure () -> String? = nil
    ) {
        report(.warning, code, file, position, kind(), example: example, text, hint)
    }

    /// Reports a warning about a record; see `report`.
    func warn(
        _ code: DiagnosticCode, at origin: Origin, in files: [SourceFile], example: String? = nil, _ text: String,
        hint: String
    ) {
        let file = files[origin.file]
        let starts = lineStarts[file.path] ?? file.lineStarts
        lineStarts[file.path] = starts
        let position = Position(offset: starts[origin.line - 1], line: origin.line)
        warn(code, file, position, example: example, text, hint: hint)
    }

    /// Adds a problem, or counts it where one with the same file, code, kind and hint has been told.
    ///
    /// `kind` tells problems of one code apart that a person has to solve one by one, such as two missing columns.
    /// `example` is what was written, if that differs among problems of one kind.
    private func report(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ file: SourceFile, _ position: Position,
        _ kind: String, example: () -> String?, _ text: () -> String, _ hint: () -> String?
    ) {
        count += 1
        var key = GroupKey(file: file.path, code: code, kind: kind)
        if groups[key] == nil {
            let code = GroupKey(file: file.path, code: code, kind: "")
            let number = kindCounts[code, default: 0]
            if number < Problems.mostKinds { kindCounts[code] = number + 1 } else { key = code }
        }
        guard let group = groups[key] else {
            let hint = hint()
            groups[key] = Group(first: diagnostics.count, indexOfHint: [hint: diagnostics.count])
            diagnostics.append(Diagnostic(severity, code, at: file.location(position), text(), hint: hint))
            return
        }
        guard group.examined < Problems.mostExamined else {
            diagnostics[group.first].repeats.add(line: position.line, example: nil)
            return
        }
        let hint = hint()
        if let index = group.indexOfHint[hint] {
            diagnostics[index].repeats.add(line: position.line, example: example())
        } else {
            groups[key]?.indexOfHint[hint] = diagnostics.count
            diagnostics.append(Diagnostic(severity, code, at: file.location(position), text(), hint: hint))
        }
        groups[key]?.examined += 1
    }

    /// Says that a merge was not finished.
    func errorOfMerge(_ file: SourceFile, _ position: Position) {
        error(
            .mergeConflict, file, position, "a merge has left both versions and its markers here",
            hint: "keep the lines that are right, and delete those that begin with <<<<<<<, ======= and >>>>>>>")
    }

    /// Tells a merge that was not finished as one error of its file, in place of all that its markers have led to.
    ///
    /// A marker is always an error of its own in a table and in JSON, so files without one are not searched.
    func tellMerges(in files: [SourceFile]) {
        let broken = Set(
            diagnostics.lazy.filter { $0.severity == .error && $0.code != .mergeConflict }.map(\.location.file))
        guard !broken.isEmpty else { return }
        for file in files where broken.contains(file.path) && !file.path.lowercased().hasSuffix(".md") {
            guard let marker = file.firstMergeMarker else { continue }
            diagnostics.removeAll { $0.location.file == file.path }
            // The places of those that are left have changed; those that follow are new groups.
            groups = [:]
            errorOfMerge(file, marker)
        }
    }
}
