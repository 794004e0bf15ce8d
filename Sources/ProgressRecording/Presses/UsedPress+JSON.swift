import ProgressLoading
import ProgressModel

extension UsedPress {
    /// The press as one line of JSON, without its end.
    package var line: String {
        JSONText.object(
            [
                JSONText.Member("id", .text(id)), JSONText.Member("said", .text(said)),
                JSONText.Member("day", .text("\(day)")), JSONText.Member("second", .number(FixedDecimal(second))),
                change.map { JSONText.Member("change", .text($0)) },
                isUndone ? JSONText.Member("undone", .flag(true)) : nil,
            ].compactMap(\.self)
        ).text(JSONStyle(comma: ",", colon: ":", brace: ""))
    }

    /// Reads a line; nil for anything else.
    package init?(line: some Sequence<UInt8>) {
        var reader = JSONReader(Array(line), dialect: .strict)
        guard let document = try? reader.document(), let id = document.member("id")?.value.word,
            let said = document.member("said")?.value.word,
            let day = document.member("day")?.value.word.flatMap({ parseDay($0.utf8Span.span) }),
            case .number(let digits)? = document.member("second")?.value.value,
            let second = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        self.init(id: id, said: said, day: day, change: document.member("change")?.value.word, second: second)
        if case .bool(true)? = document.member("undone")?.value.value { isUndone = true }
    }
}
