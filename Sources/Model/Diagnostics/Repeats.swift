/// Problems of the same kind in the same file, which are counted instead of printed.
package struct Repeats: Sendable, Hashable {
    /// Their number, without the one that is printed.
    package private(set) var count = 0
    /// The lines of the first and the last of them; nil if there aren't any.
    package private(set) var lines: ClosedRange<Int>?
    /// The different texts in the first of them, at most `mostExamples`.
    package private(set) var examples: [String] = []
    private var hasMore = false

    private static let mostExamples = 3

    package init() {}

    /// Counts a problem on a line; `example` is the text there, nil if it isn't relevant.
    package mutating func add(line: Int, example: @autoclosure () -> String?) {
        count += 1
        lines = lines.map { min($0.lowerBound, line)...max($0.upperBound, line) } ?? line...line
        guard !hasMore, let example = example(), !examples.contains(example) else { return }
        if examples.count < Repeats.mostExamples { examples.append(example) } else { hasMore = true }
    }

    /// `and 399 more like it, in lines 3 to 401`, with examples; nil if there aren't any.
    var text: String? {
        guard let lines else { return nil }
        let place = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
        let shown = examples.isEmpty ? "" : (hasMore ? ", such as " : ": ") + examples.joined(separator: ", ")
        return "and \(count) more like it, in \(place)\(shown)"
    }
}
