/// Names and values in two columns, under headings.
struct TextTable {
    private(set) var text = ""

    mutating func addHeading(_ heading: String) {
        text += "\n\(heading)\n"
    }

    mutating func add(_ name: String, _ value: String) {
        let padding = String(repeating: " ", count: max(1, 14 - name.count))
        text += "  \(name)\(padding)\(value)\n"
    }
}
