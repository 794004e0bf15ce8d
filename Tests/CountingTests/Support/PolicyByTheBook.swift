/// The pseudocode of Documentation/counting.md, section 4, line by line, to compare the engine with.
struct PolicyByTheBook {
    private(set) var balance = 0
    private(set) var streak = 0
    private(set) var run = 0
    private(set) var healed: [Int] = []
    /// The length of the streak in the evening of each day.
    private(set) var lengths: [Int] = []

    /// Walks a drawing; the days are counted from 0.
    init(_ drawing: String, day step: (inout PolicyByTheBook, Character, Int) -> Void) {
        for (index, day) in drawing.enumerated() {
            if day != "?" { step(&self, day, index) }
            lengths.append(streak)
        }
    }

    static func universal(_ drawing: String) -> PolicyByTheBook {
        PolicyByTheBook(drawing) { book, day, index in
            if day == "S" {
                book.streak += 1
                if book.streak % 7 == 0 { book.balance = min(3, book.balance + 1) }
            } else {
                if (book.streak + 1) % 7 == 0 { book.balance = min(3, book.balance + 1) }
                if book.balance > 0 {
                    book.heal(index)
                } else {
                    book.streak = 0
                }
            }
        }
    }

    static func classic(_ drawing: String) -> PolicyByTheBook {
        PolicyByTheBook(drawing) { book, day, index in
            switch day {
            case "S":
                book.streak += 1
                book.run += 1
                if book.run % 7 == 0 { book.balance = min(3, book.balance + 1) }
            case "W":
                book.streak = 0
                book.run = 0
                book.balance = max(0, book.balance - 1)
            default:
                if book.balance > 0, book.streak > 0 { book.heal(index) } else { book.streak = 0 }
                book.run = 0
            }
        }
    }

    static func none(_ drawing: String) -> PolicyByTheBook {
        PolicyByTheBook(drawing) { book, day, _ in
            book.streak = day == "S" ? book.streak + 1 : 0
        }
    }

    private mutating func heal(_ index: Int) {
        balance -= 1
        streak += 1
        healed.append(index)
    }
}
