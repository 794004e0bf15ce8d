/// Where the parts of a poster stand, in tenths of a unit; four units are a millimetre of A3.
enum PosterLayout {
    static let (width, height) = (11_880, 16_800)
    static let (left, right) = (960, 10_920)
    /// Base lines, from above.
    static let (brand, number, unit, dayNumbers) = (1_340, 4_980, 5_860, 6_680)
    static let (firstRow, rowPitch) = (7_010, 575)
    static let (notes, noteLabels, keys, size) = (14_430, 14_850, 15_560, 15_960)
    /// The middle of a month's first circle, and how far it is from one to the next.
    static let (firstDay, dayPitch) = (2_010, 293)
    /// The diameters of the emptiest and the fullest circle.
    static let diameters = 110...264

    /// The middle of a day's circle.
    static func place(month: Int, day: Int) -> (x: Int, y: Int) {
        (firstDay + day * dayPitch, firstRow + month * rowPitch)
    }

    /// The diameter of a circle: its area grows with how full the rings are, 0–10.
    static func diameter(_ fullness: Int) -> Int {
        let (least, most) = (Double(diameters.lowerBound), Double(diameters.upperBound))
        let area = least * least + (most * most - least * least) * Double(fullness) / 10
        return Int(area.squareRoot().rounded())
    }
}
