import Model
import TestSupport
import Testing

/// Everything that a person writes is shown as text, in every field.
@Suite("Text that a person wrote")
struct HostileTextTests {
    static let texts: [String] = [
        "<script>alert(1)</script>", "</title></svg></script><img src=x onerror=alert(1)>", "\" onclick=\"x",
        "' onload='x",
        "& &amp; &#60;b&#62; &lt;", "]]><!-- --><![CDATA[", "{{title}}{{{hero}}}{{> head}}{{/x}}{{=<% %>=}}",
        "a\0b\u{1}\u{8}\u{B}\u{1B}[31m\u{7F}\u{80}\u{9F}c\u{FFFE}\u{FFFF}", "a\r\nb\rc\u{2028}d",
        "\u{202E}txet\u{202C} \u{2067}\u{2066}open", "\u{2069}\u{2069}\u{2068}", "\"\u{301}<\u{301}b>\u{600}\"",
        "javascript:alert(1)", "[a](javascript:alert(1)) ![i](https://example.org/i.png) <https://example.org/>",
        "<" + String(repeating: "x", count: 10_000), String(repeating: "\u{301}", count: 200), "\u{FEFF}\u{200B}",
        "👩‍👩‍👧‍👦🏳️‍🌈\u{1F1E9}",
    ]

    /// Texts shuffled from the parts that have a meaning to some parser.
    static let shuffled: [String] = {
        var random = SeededGenerator(seed: 42)
        let parts = [
            "<", ">", "&", "\"", "'", "/", "=", "{{", "}}", "{{{", "}}}", "<!--", "-->", "script", "svg", "style", " ",
            "\n",
            "\0", "\u{202E}", "\u{2067}", "\u{2069}", "\u{301}", "\u{600}", "#", "a", "`", "\\", "*", "[", "](", ")",
            "&#x3C;",
        ]
        return (0..<12).map { _ in
            (0..<Int.random(in: 1...60, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        }
    }()

    @Test("never becomes a tag, an attribute, a link or a script, in any field", arguments: texts + shuffled)
    func everyField(text: String) throws {
        let reading = SiteFaults(try Site(Invention(writing: text).analysis))
        #expect(reading.faults == [])
        for (path, root) in reading.roots {
            #expect(root.skeleton(without: HostileTextTests.notes) == HostileTextTests.plain[path], "\(path)")
            // The direction of a note's paragraphs has no effect outside of them.
            if let string = root.strings(without: "written").first(where: changesDirection) {
                Issue.record("\(path): \(string.prefix(80))")
            }
        }
    }

    private static let plain: [String: [String]] = {
        guard let site = try? Site(Invention(writing: "plain").analysis) else { return [:] }
        return SiteFaults(site).roots.mapValues { $0.skeleton(without: notes) }
    }()

    /// Classes of notes, whose elements depend on the text: one line or more.
    private static let notes: Set<String> = ["written", "note", "entry-note"]

    /// Whether a text's changes of the writing direction have an effect after it.
    private func changesDirection(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.map(\.value).filter { (0x202A...0x2069).contains($0) }
        let opened = scalars.count { (0x2066...0x2068).contains($0) }
        return scalars.count { $0 == 0x2069 } != opened || scalars.contains { $0 <= 0x202E }
    }

    @Test("of an Arabic or Hebrew name is separate from the numbers after it", arguments: ["ماء", "מים"])
    func rightToLeft(name: String) throws {
        let site = try Site(Invention(writing: name).analysis)
        let mark = try #require(try site.day(31).first("ul.marks")?.all("li").first)
        #expect(mark.text.contains("\u{2068}\(name)\u{2069} 3 of 8 \u{2068}\(name)\u{2069}"))
        #expect(try site.overview.first("h1")?.first(".stale")?.text == "\u{2068}\(name)\u{2069}: day 2")
        #expect(try site.day(31).all(".note").allSatisfy { $0.attributes["dir"] == "auto" })
        #expect(try site.day(31).all(".written").allSatisfy { $0.attributes["dir"] == "auto" })
    }
}
