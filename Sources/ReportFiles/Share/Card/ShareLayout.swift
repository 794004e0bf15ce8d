import ReportPages

/// Where the parts of a card stand, in units of the drawing.
struct ShareLayout {
    /// A rectangle.
    struct Area {
        let x, y, width, height: Int
    }

    /// The card that holds the calendar, and the calendar within it.
    let panel, calendar: Area
    /// The left edge of the words, and the base lines of their rows.
    let left, brand, number, unit: Int
    /// From the left edge of the words on: beside the calendar, or to the other edge of the card.
    let room: Int
    /// Whether the caption goes on in the row of the unit, or has one of its own.
    let captionFollows: Bool
    /// The centre of the jokers' row, and the first base line of the notes.
    let jokers, notes: Int
    /// Whether jokers and notes stand below each other at the right edge, or side by side below the number.
    let notesAtRight: Bool
    /// The size of the number, by how many characters it has.
    let numberSizes: [Int]

    init(_ shape: ShareShape) {
        switch shape {
        case .wide:
            panel = Area(x: 492, y: 56, width: 652, height: 518)
            calendar = Area(x: 534, y: 172, width: 568, height: 362)
            (left, brand, number, unit) = (72, 104, 322, 382)
            room = 396
            captionFollows = false
            (jokers, notes) = (474, 540)
            notesAtRight = false
            numberSizes = [240, 240, 184, 132, 132, 108]
        case .square, .poster:
            panel = Area(x: 60, y: 372, width: 960, height: 648)
            calendar = Area(x: 108, y: 472, width: 864, height: 508)
            (left, brand, number, unit) = (72, 92, 270, 328)
            room = 936
            captionFollows = true
            (jokers, notes) = (84, 190)
            notesAtRight = true
            numberSizes = [190, 190, 190, 170, 170, 140]
        }
    }

    /// The size of a number.
    func size(of number: String) -> Int {
        numberSizes[min(max(number.count, 1), numberSizes.count) - 1]
    }
}
