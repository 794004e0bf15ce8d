import Testing

/// Dependencies between folders are found as the compiler would resolve the names.
@Suite struct ArrowTests {
    @Test("a circle is found, with a file and a type for each of its arrows")
    func circle() {
        let rooms = rooms([
            "A/First.swift": "struct First { let third: [Third] }",
            "B/Second.swift": "struct Second { var first: First? }",
            "C/Third.swift": "extension Third { func f() -> Second }; enum Third {}",
            "Top.swift": "let all = First.self",
        ])
        #expect(
            rooms.circle.map(\.description) == [
                "A → C: T/A/First.swift names Third (T/C/Third.swift)",
                "C → B: T/C/Third.swift names Second (T/B/Second.swift)",
                "B → A: T/B/Second.swift names First (T/A/First.swift)",
            ])
        #expect(rooms.upwards.isEmpty)
    }

    @Test(
        "no arrow is drawn from words that mean no type of the other folder",
        arguments: [
            ("a comment", "/// See `Second`.\n/* Second /* */ Second */ struct First {}"),
            (
                "a text",
                ##"let text = "Second \(1 + (2)) Second" + #"\(Second) " Second"# + """\n"Second" Second\n""""##
            ),
            ("a member", "let first = Other.Second"),
            ("a type of the file's own", "private struct Second {}; let second = Second()"),
            ("a type within another one", "struct First { enum Second {} }; extension First { let a: Second }"),
            ("an imported module", "package import Second"),
        ])
    func noArrow(name: String, text: String) {
        #expect(rooms(["A/First.swift": text, "B/Second.swift": "struct Second {}"]).arrows.isEmpty)
    }

    @Test(
        "an arrow is drawn from every way to name a type",
        arguments: [
            "extension Second {}", "extension [Second] {}", "func f(_ second: inout Second) {}",
            "typealias A = Second.B",
            ##"let text = "\(Second.name + "a")""##, ##"let text = #"\#(Second())"#"##,
            "let html: HTML = Second.html // \"",
        ])
    func arrow(text: String) {
        #expect(rooms(["A/First.swift": text, "B/Second.swift": "struct Second {}"]).arrows["A"]?["B"] != nil)
    }

    @Test("a type that lies directly in the folder may not be named in a subfolder")
    func upwards() {
        let rooms = rooms(["A/First.swift": "let top: Top", "Top.swift": "struct Top {}"])
        #expect(rooms.upwards.map(\.description) == ["A → (itself): T/A/First.swift names Top (T/Top.swift)"])
    }

    @Test("a name that two other folders declare says nothing")
    func ambiguous() {
        let rooms = rooms([
            "A/First.swift": "let a: Second", "B/Second.swift": "struct Second {}",
            "C/Second.swift": "struct Second {}",
        ])
        #expect(rooms.arrows.isEmpty)
    }

    private func rooms(_ files: [String: String]) -> Rooms {
        Rooms(of: "T", files.sorted { $0.key < $1.key }.map { SourceTypes(path: "T/" + $0.key, $0.value) })
    }
}
