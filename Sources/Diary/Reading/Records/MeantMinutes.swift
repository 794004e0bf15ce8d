package import Model

/// Minutes in a form that people write although only a number is read: `1:30`, `40 min`, `1 h 30 min`.
package struct MeantMinutes {
    package let count: Int

    /// Reads them with the units of a vocabulary; nil for other texts.
    package init?(_ text: String, in vocabulary: Vocabulary) {
        guard text.utf8.count < 32 else { return nil }
        let clock = text.split(separator: ":", omittingEmptySubsequences: false)
        if clock.count == 2, let hours = Self.number(clock[0]), let minutes = Self.number(clock[1]), minutes < 60 {
            count = hours * 60 + minutes
            return
        }
        var sum = 0
        var rest = text.lowercased()[...]
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            let digits = rest.prefix { ("0"..."9").contains($0) }
            guard let number = Self.number(digits) else { return nil }
            rest = rest.dropFirst(digits.count).drop { $0 == " " }
            let unit = String(rest.prefix { $0.isLetter || $0 == "." })
            rest = rest.dropFirst(unit.count).drop { $0 == " " }
            if vocabulary[.minutes].contains(unit) {
                sum += number
            } else if vocabulary[.hours].contains(unit) {
                sum += number * 60
            } else {
                return nil
            }
        }
        count = sum
    }

    /// What to write instead.
    var hint: String { "minutes are written as a number alone: \(count)" }

    private static func number(_ text: Substring) -> Int? {
        (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }
}
