package import Model

/// A press of a button that was answered, so that it isn't written again if it arrives twice.
package struct UsedPress: Sendable, Equatable {
    /// The `id` of its record, which is unique.
    package let id: String
    /// A hash of its content, to recognize another request with the same id.
    package let said: String
    package let day: Day
    /// The id of its change in the journal; nil if the folder already had the record.
    package var change: String?
    /// The time of the answer, in seconds since 1970-01-01T00:00:00Z.
    package let second: Int
    package var isUndone = false

    package init(id: String, said: String, day: Day, change: String?, second: Int) {
        (self.id, self.said, self.day, self.change, self.second) = (id, said, day, change, second)
    }

    /// The press as one line of JSON, without its line end.
    package var line: String {
        JSONText(
            line: ("id", .text(id)), ("said", .text(said)), ("day", .text("\(day)")),
            ("second", .number(FixedDecimal(second))), ("change", change.map(JSONText.text)),
            ("undone", isUndone ? .flag(true) : nil)
        ).text(.ofLines)
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

/// The presses of the last 30 days, oldest first: JSON lines.
package struct UsedPresses: Sendable, Equatable {
    package private(set) var presses: [UsedPress]

    /// In seconds: how long a press is remembered.
    package static let lifetime = 30 * 86_400

    /// Reads a file without invalid lines, such as a truncated one.
    package init(_ bytes: [UInt8]) {
        presses = bytes.split(separator: UInt8(ascii: "\n")).compactMap { UsedPress(line: $0) }
    }

    package var bytes: [UInt8] { presses.flatMap { Array(($0.line + "\n").utf8) } }

    /// The press with an id; nil if it is unknown, or too old at `second`.
    package func press(_ id: String, at second: Int) -> UsedPress? {
        presses.last { $0.id == id && second - $0.second < UsedPresses.lifetime }
    }

    /// The presses whose ids begin with a prefix, oldest first.
    package func presses(beginning prefix: String) -> [UsedPress] { presses.filter { $0.id.hasPrefix(prefix) } }

    /// Adds a press and removes those that are too old.
    package mutating func add(_ press: UsedPress) {
        presses.removeAll { $0.id == press.id || press.second - $0.second >= UsedPresses.lifetime }
        presses.append(press)
    }

    /// Marks the press of a change as undone, if there is one.
    package mutating func undo(_ change: String) {
        if let index = presses.lastIndex(where: { $0.change == change }) { presses[index].isUndone = true }
    }

    /// Removes the press of a change that wasn't made after all.
    package mutating func forget(_ change: String) { presses.removeAll { $0.change == change } }
}
