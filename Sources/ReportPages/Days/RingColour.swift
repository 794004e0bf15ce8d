/// The colours that people chose for their trackers, made light or dark enough to be told from the rings beside them.
///
/// A ring's colour is the same in the light and the dark scheme, and has to be seen on both cards by 3 : 1.
enum RingColour {
    /// The relative luminance of rings 4 and 5 by WCAG: the first darker than the light ring of mindfulness within it, the
    /// second lighter than the first, each by more than 1.6 : 1.
    static let luminances = [0.148, 0.281]

    /// A colour `#RRGGBB` in the luminance of a place, 0 or 1; what is not such a colour stays as it is.
    static func adjusted(_ text: String, at place: Int) -> String {
        guard luminances.indices.contains(place), let colour = Colour(hex: text) else { return text }
        let parts = colour.parts.map { lightOfBytes[Int($0)] }
        let luminance = Colour.luminance(ofLight: parts)
        let wanted = luminances[place]
        let changed = parts.map { part in
            // Darker is less of the same light, lighter is white mixed to it; both keep the hue.
            luminance > wanted
                ? part * wanted / luminance : part + (1 - part) * (wanted - luminance) / (1 - luminance)
        }
        return Colour(
            parts: changed.map { part in Double(lightOfBytes.firstIndex { $0 >= part - 0.000_001 } ?? 255) }
        ).hex
    }

    /// The light of each value of a byte, from 0 to 1.
    private static let lightOfBytes: [Double] = (0...255).map { Colour.light(Double($0)) }
}
