import ProgressLoading
import ProgressModel

/// The name of a column, and the unit in brackets behind it: `Sport (min)`, `Weight [kg]`.
struct ColumnName {
    /// Without the unit.
    let name: String
    let unit: String?

    init(_ header: String) {
        let pairs: [Character: Character] = [")": "(", "]": "["]
        guard let end = header.last, let open = pairs[end], let start = header.lastIndex(of: open),
            start > header.startIndex
        else {
            (name, unit) = (header, nil)
            return
        }
        let inside = header[header.index(after: start)...].dropLast()
        let unit = withoutSpacesAround(String(inside))
        name = withoutSpacesAround(String(header[..<start]))
        self.unit = unit.isEmpty ? nil : unit
    }
}
