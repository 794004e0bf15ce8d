/// Problems of the same kind in the same file, which are counted instead of told one by one.
package struct Repeats: Sendable, Hashable {
    /// How many there are beside the problem that is told.
    package private(set) var count = 0
    /// The lines on which the first and the last of them are; nil if there are none.
    package private(set) var lines: ClosedRange<Int>?
    /// What was written in the first of them, each text once; not more than `mostExamples`.
    package private(set) var examples: [String] = []
    /// Whether more was written than the examples show.
    private var hasMore = false

    private static let mostExamples = 3

    /// Makes a count of none.
    package init() {}

    /// Counts a problem on a line; `example` is what was written there, nil if that says nothing.
    package mutating func add(line: Int, example: @autoclosure () -> String?) {
        count += 1
        lines = lines.map { min($0.lowerBound, line)...max($0.upperBound, line) } ?? line...line
        guard !hasMore, let example = example(), !examples.contains(example) else { return }
        if examples.count < Repeats.mostExamples { examples.append(example) } else { hasMore = true }
    }

    /// `and 399 more like it, in lines 3 to 401`, with examples; nil where there are none.
    var text: String? {
        guard let lines else { return nil }
        let place = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
        let shown = examples.isEmpty ? "" : (hasMore ? ", such as " : ": ") + examples.joined(separator: ", ")
        return "and \(count) more like it, in \(place)\(shown)"
    }
}
