/// The colours that people chose for their trackers, made light or dark enough to be told from the rings beside them.
///
/// A ring's colour is the same in the light and the dark scheme, and has to be seen on both cards by 3 : 1.
enum RingColour {
    /// The relative luminance of rings 4 and 5 by WCAG: the first darker than the light ring of mindfulness within it, the
    /// second lighter than the first, each by more than 1.6 : 1.
    static let luminances = [0.148, 0.281]

    /// A colour `#RRGGBB` in the luminance of a place, 0 or 1; what is not such a colour stays as it is.
    static func adjusted(_ colour: String, at place: Int) -> String {
        guard luminances.indices.contains(place), colour.count == 7, let value = Int(colour.dropFirst(), radix: 16)
        else { return colour }
        let parts = [value >> 16, value >> 8 & 255, value & 255].map { linear[$0] }
        let luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        let wanted = luminances[place]
        let changed = parts.map { part in
            // Darker is less of the same light, lighter is white mixed to it; both keep the hue.
            luminance > wanted
                ? part * wanted / luminance : part + (1 - part) * (wanted - luminance) / (1 - luminance)
        }
        return changed.reduce(into: "#") { text, part in
            let byte = linear.firstIndex { $0 >= part - 0.000_001 } ?? 255
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// The light of each value of a byte, from 0 to 1.
    private static let linear: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }

    /// A number from 0 to 1 to the power of 2.4, by Newton's method: the standard library has no such function.
    private static func power(_ base: Double) -> Double {
        let square = base * base
        var fifthRoot = 1.0
        for _ in 0..<40 {
            let fourth = fifthRoot * fifthRoot * fifthRoot * fifthRoot
            fifthRoot -= (fourth * fifthRoot - square) / (5 * fourth)
        }
        return square * fifthRoot
    }
}
