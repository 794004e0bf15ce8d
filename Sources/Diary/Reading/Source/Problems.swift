import Model

/// The problems found so far; loading continues after each, so that a person sees all of them at once.
///
/// Problems of one kind in one file are reported once and then counted: a damaged export may have one in every row, and
/// each must take little time and memory. A class, because all readers of one load report into the same list.
final class Problems {
    /// The words by which hints recognize what was meant; nil if the problems aren't shown.
    let vocabulary: Vocabulary?
    /// One problem of each kind, in the order found.
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var count = 0
    /// Whether there is an error, which makes the data unusable.
    private(set) var containErrors = false

    /// By path, the offsets of the lines of a file, once a warning about a record needed them.
    private var lineStarts: [String: [Int]] = [:]
    private var groups: [GroupKey: Group] = [:]
    /// The number of kinds of a code in a file; the keys have an empty kind.
    private var kindCounts: [GroupKey: Int] = [:]

    /// Identifies the problems that differ at most in their hint.
    private struct GroupKey: Hashable {
        let file: String
        let code: DiagnosticCode
        let kind: String
    }

    private struct Group {
        /// The index of the first diagnostic.
        let first: Int
        /// By hint, the index of its diagnostic.
        var indexOfHint: [String?: Int]
        /// The number of problems examined in full.
        var examined = 1
    }

    /// After this number of problems in a group, further ones are only counted, without hint and text.
    private static let mostExamined = 100
    /// After this number of kinds of a code in a file, further ones are a single kind.
    private static let mostKinds = 100

    /// An empty list; with a vocabulary, of problems that are shown to a person.
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

    /// Adds a problem, or counts it if one with the same file, code, kind and hint has been added.
    ///
    /// `kind` distinguishes problems of one code that have to be solved separately, such as two missing columns.
    /// `example` is the text in question, if that differs among problems of one kind.
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

    func errorOfMerge(_ file: SourceFile, _ position: Position) {
        error(
            .mergeConflict, file, position, "a merge has left both versions and its markers here",
            hint: "keep the lines that are right, and delete those that begin with <<<<<<<, ======= and >>>>>>>")
    }

    /// Reports an unfinished merge as one error of its file, instead of all the errors that its markers cause.
    ///
    /// A marker is always an error in a table and in JSON, so files without an error aren't searched.
    func tellMerges(in files: [SourceFile]) {
        let broken = Set(
            diagnostics.lazy.filter { $0.severity == .error && $0.code != .mergeConflict }.map(\.location.file))
        guard !broken.isEmpty else { return }
        for file in files where broken.contains(file.path) && !file.path.lowercased().hasSuffix(".md") {
            guard let marker = file.firstMergeMarker else { continue }
            diagnostics.removeAll { $0.location.file == file.path }
            // The indices have changed; later problems form new groups.
            groups = [:]
            errorOfMerge(file, marker)
        }
    }
}
