import Diary
import TestSupport
import Testing

/// Settings with comments and line ends in every possible place.
@Suite struct RandomSettingTests {
    private static let seeds = 0..<30 as Range<UInt64>

    @Test("a value is put at the end of any list", arguments: seeds)
    private func appending(seed: UInt64) throws {
        var random = RandomSettings(seed: seed)
        for _ in 0..<20 {
            let items = random.items()
            let json = try #require(JSONFile(file("trackers.json", random.list(items))))
            let edits = try #require(json.appending([.object([.init("new", .flag(true))])], to: json.document))
            let change = try #require(FileChange(of: json.file, edits))
            expectOnlyInsertion(change)
            #expect(told(change.after) == "[" + (items.map { "\($0)" } + ["{new:true}"]).joined(separator: ",") + "]")
        }
    }

    @Test("a member is put at the end of any object, and goes again", arguments: seeds)
    private func members(seed: UInt64) throws {
        var random = RandomSettings(seed: seed)
        for _ in 0..<20 {
            let items = random.items()
            let json = try #require(JSONFile(file("profile.json", random.object(items))))
            let edits = try #require(json.setting("new", to: .text("x"), in: json.document))
            let change = try #require(FileChange(of: json.file, edits))
            expectOnlyInsertion(change)
            let members = items.map { "k\($0):\($0)" }
            #expect(told(change.after) == "{" + (members + ["new:x"]).joined(separator: ",") + "}")
            let after = try #require(JSONFile(change.after))
            let removal = try #require(FileChange(of: after.file, after.removing("new", from: after.document)))
            #expect(told(removal.after) == "{" + members.joined(separator: ",") + "}")
        }
    }

    @Test("any member goes alone", arguments: seeds)
    private func removing(seed: UInt64) throws {
        var random = RandomSettings(seed: seed)
        for _ in 0..<20 {
            let items = random.items()
            let json = try #require(JSONFile(file("profile.json", random.object(items))))
            for item in items {
                let edits = json.removing("K\(item)", from: json.document)
                let change = try #require(FileChange(of: json.file, edits))
                let rest = items.filter { $0 != item }.map { "k\($0):\($0)" }
                #expect(told(change.after) == "{" + rest.joined(separator: ",") + "}")
                #expect(change.edits.reversed.applied(to: change.after.bytes) == json.file.bytes)
            }
        }
    }

    /// The content of a file without white space and comments; nil if it isn't JSON.
    private func told(_ file: SourceFile) -> String? { JSONFile(file).map { told($0.document) } }

    private func told(_ node: JSONNode) -> String {
        switch node.value {
        case .array(let elements): "[" + elements.map(told).joined(separator: ",") + "]"
        case .object(let members): "{" + members.map { "\($0.key):\(told($0.value))" }.joined(separator: ",") + "}"
        case .number(let digits): String(decoding: digits, as: UTF8.self)
        case .bool(let flag): "\(flag)"
        default: node.word ?? "null"
        }
    }
}

/// Draws lists and objects of numbers in JSON5.
struct RandomSettings {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// White space and comments; a line comment includes its line end.
    private static let gaps = [
        "", "", "", " ", "\n", "\n  ", "\r\n\t", " // c, ]\n", "//\r\n", "/* , } */", "/**/", "/*/ // */",
        "\n/* a\n b */\n",
        "// \u{2028}", "//x\r", "\u{FEFF}", "\t", "\u{A0}", "\n// a\n// b\n",
    ]

    private mutating func gap() -> String {
        let isPlain = random.next() % 3 > 0
        return Self.gaps[Int(random.next() % UInt64(isPlain ? 7 : Self.gaps.count))]
    }

    /// Up to three numbers.
    mutating func items() -> [Int] { Array(0..<Int(random.next() % 4)) }

    mutating func list(_ items: [Int]) -> String { between("[", items.map { "\($0)" }, "]") }

    mutating func object(_ items: [Int]) -> String {
        let members = items.map { item in
            let key = ["k\(item)", "'k\(item)'", "\"k\(item)\""][Int(random.next() % 3)]
            return key + gap() + ":" + gap() + "\(item)"
        }
        return between("{", members, "}")
    }

    private mutating func between(_ open: String, _ items: [String], _ close: String) -> String {
        var text = gap() + open + gap()
        for (index, item) in items.enumerated() {
            text += item + gap()
            if index + 1 < items.count || random.next() & 1 == 0 { text += "," + gap() }
        }
        return text + close + gap()
    }
}
