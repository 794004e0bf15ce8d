/// The cells of a column by their texts, so that each text is looked at once.
struct CountedCells {
    /// With the number of their cells, in the order of the first of these.
    private(set) var texts: [(text: String, count: Int)] = []
    /// The number of cells.
    var count: Int { count { _ in true } }

    init(_ cells: [String]) {
        var places: [String: Int] = [:]
        for cell in cells {
            let place = places[cell] ?? texts.count
            if place == texts.count {
                places[cell] = place
                texts.append((cell, 0))
            }
            texts[place].count += 1
        }
    }

    func count(where test: (String) -> Bool) -> Int { texts.reduce(0) { test($1.text) ? $0 + $1.count : $0 } }

    func filter(_ test: (String) -> Bool) -> CountedCells {
        var cells = self
        cells.texts.removeAll { !test($0.text) }
        return cells
    }
}
