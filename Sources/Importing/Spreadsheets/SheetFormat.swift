/// The kind of number that a cell's format shows.
enum SheetFormat: Equatable {
    case number
    /// A date, or a date with a time.
    case date
    case time
    /// Hours beyond 24, or minutes beyond 60.
    case duration
    /// A number that is shown multiplied by a hundred.
    case percent

    /// One of Excel's built-in formats, which have no code (ECMA-376, part 1, 18.8.30).
    init(builtIn id: Int) {
        switch id {
        case 14...17, 22, 27...31, 36, 50...54, 57, 58: self = .date
        case 18...21, 32...35, 45, 47, 55, 56: self = .time
        case 46: self = .duration
        case 9, 10: self = .percent
        default: self = .number
        }
    }

    /// A format with a code, such as `dd.mm.yyyy;@` or `[h]:mm`.
    init(code: String) {
        // Excel's codes aren't longer.
        guard code.utf8.count <= 255, !["general", "standard"].contains(code.lowercased()) else {
            self = .number
            return
        }
        let (letters, isElapsed) = SheetFormat.letters(of: code)
        let hasTime = letters.contains("h") || letters.contains("s")
        if letters.contains("y") || letters.contains("d") || letters.contains("m") && !hasTime {
            self = .date
        } else if hasTime {
            self = isElapsed ? .duration : .time
        } else {
            self = letters.contains("%") ? .percent : .number
        }
    }

    /// The letters and percent signs of the code's first section, in lower case, without those of texts and of
    /// conditions in brackets; and whether it counts hours beyond 24.
    private static func letters(of code: String) -> (Set<Character>, isElapsed: Bool) {
        var letters: Set<Character> = []
        var isElapsed = false
        var rest = code.lowercased().replacing("am/pm", with: "").replacing("a/p", with: "")[...]
        while let next = rest.popFirst() {
            switch next {
            case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
            case "\\", "_", "*": rest = rest.dropFirst()
            case "[":
                let inside = rest.prefix { $0 != "]" }
                // `[h]` counts hours beyond 24; others such as `[$-407]` and `[red]` don't matter here.
                if inside.allSatisfy({ "hms".contains($0) }), let first = inside.first {
                    isElapsed = true
                    letters.formUnion(first == "m" ? ["m", "s"] : [first])
                }
                rest = rest.dropFirst(inside.count + 1)
            case ";": return (letters, isElapsed)
            default: if next.isLetter || next == "%" { letters.insert(next) }
            }
        }
        return (letters, isElapsed)
    }
}
