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
        guard let document = try? reader.document(), let id = document.text("id"), let said = document.text("said"),
            let day = document.day("day"), let second = document.integer("second")
        else { return nil }
        self.init(id: id, said: said, day: day, change: document.text("change"), second: second)
        isUndone = document.isTrue("undone")
    }
}
