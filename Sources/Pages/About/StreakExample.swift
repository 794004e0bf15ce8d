import Counting
import Markup
import Model
import Wording

/// An invented streak, day by day.
struct StreakExample: Sendable {
    struct Bead: Sendable {
        let core: RingCell.Core
        let isHealed: Bool
        /// The length of the streak after the day.
        let length: Int
        /// What happened on the day; mostly empty.
        let note: String
    }

    let title: String
    let beads: [Bead]
    let caption: String
}

extension StreakExample {
    /// Walks a drawn history with the engine that counts the real one.
    ///
    /// Each letter is a day: `S` steady, `E` easy, `W` wild, anything else a day without an entry.
    static func beads(_ days: String, _ policy: StreakPolicy, _ phrases: Phrases) -> [Bead] {
        let drawn = days.map(day)
        let first = Day(number: 0)
        let walk = StreakEngine.walk(drawn.map(\.mark), from: first, policy: policy)
        return zip(drawn, walk.steps).enumerated().map { offset, pair in
            let (drawn, day) = pair
            let events = walk.ledger.filter { $0.day == first.advanced(by: offset) }
            let isHealed = day.outcome == .healed
            let isEnd = if case .broken = day.outcome { true } else { false }
            var notes: [String] = []
            let change = events.reduce(0) { $0 + $1.kind.change }
            if change != 0 {
                notes.append("⭐ \(change > 0 ? "+" : "−")\(abs(change))")
            } else if isHealed {
                notes.append("⭐ ±0")
            }
            if isEnd, notes.isEmpty { notes.append(phrases.ends) }
            return Bead(
                core: drawn.core, isHealed: isHealed, length: day.length, note: notes.joined(separator: " "))
        }
    }

    private static func day(_ letter: Character) -> (core: RingCell.Core, mark: DayMark) {
        switch letter {
        case "S": (.steady, .good)
        case "E": (.easy, .missed(.easy))
        case "W": (.wild, .missed(.wild))
        default: (.none, .missed(.gap))
        }
    }
}

extension StreakExample {
    /// The days and what happens on them, without the title.
    var days: HTML {
        """
        <ol class="beads" aria-hidden="true">\(each: beads, { bead in
            """
            <li><svg class="days" viewBox="-17 -17 34 34" aria-hidden="true">\
            \({ $0.core(bead.core, isHealed: bead.isHealed) })<text>\(bead.length)</text></svg>\
            \(if: !bead.note.isEmpty, "<small>\({ $0.textWithStars(bead.note) })</small>")</li>
            """
        })</ol><figcaption>\(caption)</figcaption>
        """
    }
}

extension RewardEvent.Kind {
    /// By how much it changed the number of jokers held.
    fileprivate var change: Int {
        switch self {
        case .earned: 1
        case .lostToCap: 0
        case .spent: -1
        case .taken(_, let count): -count
        }
    }
}
