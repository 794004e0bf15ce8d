/// The colours that a habit of Loop Habit Tracker can have (`PaletteColor.kt` of the app).
enum LoopPalette {
    private static let colours = [
        "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C", "#00897B", "#00ACC1",
        "#039BE5", "#1976D2", "#303F9F", "#5E35B1", "#8E24AA", "#D81B60", "#5D4037", "#303030", "#757575", "#AAAAAA",
    ]
    /// The places that the thirteen colours of version 14 to 20 have now (`21.sql`).
    private static let places = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]

    /// The colour behind a number in a database of a version, as `#RRGGBB`; nil for one that is none.
    static func colour(_ number: Int, version: Int) -> String? {
        switch version {
        case ..<14:
            // Before there was a palette it was Android's 0xAARRGGBB as a number with a sign.
            let digits = String(UInt32(truncatingIfNeeded: number) & 0xFFFFFF, radix: 16, uppercase: true)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        case ..<21: return places.indices.contains(number) ? colours[places[number]] : nil
        default: return colours.indices.contains(number) ? colours[number] : nil
        }
    }

    /// The number of the colour that is nearest to one, which is `#RRGGBB`.
    static func number(nearest colour: String) -> Int {
        let wanted = parts(colour)
        let distances = colours.map { zip(parts($0), wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        return distances.indices.min { distances[$0] < distances[$1] } ?? 0
    }

    private static func parts(_ colour: String) -> [Int] {
        let number = Int(colour.dropFirst(), radix: 16) ?? 0
        return [number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF]
    }
}
