import Model
import Testing

@Suite struct RepeatsTests {
    /// The output for a problem in line 3 that repeats on these lines with these values.
    private func shownRepeats(_ values: [(line: Int, example: String?)]) -> [String] {
        var diagnostic = problem(in: "a,‸b", hint: "do this")
        for value in values { diagnostic.repeats.add(line: value.line, example: value.example) }
        return Array(shown(diagnostic).dropFirst(4))
    }

    @Test("a problem that does not repeat says nothing of it")
    func none() {
        #expect(shownRepeats([]).isEmpty)
    }

    @Test("the number of repetitions of a problem is below it, with the lines")
    func lines() {
        #expect(shownRepeats([(7, nil)]) == ["    and 1 more like it, in line 7"])
        #expect(shownRepeats([(9, nil), (3, nil), (7, nil)]) == ["    and 3 more like it, in lines 3 to 9"])
        #expect(shownRepeats([(3, nil), (3, nil)]) == ["    and 2 more like it, in line 3"])
    }

    @Test("what was written is listed, each text once, as long as it is little")
    func examples() {
        #expect(shownRepeats([(4, "x"), (5, "y"), (6, "x")]) == ["    and 3 more like it, in lines 4 to 6: x, y"])
        let many = shownRepeats([(4, "w"), (5, "x"), (6, "y"), (7, "z"), (8, "z")])
        #expect(many == ["    and 5 more like it, in lines 4 to 8, such as w, x, y"])
    }

    @Test("control characters of the examples do not reach the terminal")
    func controls() {
        #expect(shownRepeats([(4, "\u{1B}[2J")]) == ["    and 1 more like it, in line 4: \u{FFFD}[2J"])
    }
}
