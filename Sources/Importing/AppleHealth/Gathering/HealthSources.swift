/// The apps and devices that wrote the records of an export.
struct HealthSources {
    /// As they are called, in the order in which they appear.
    private(set) var names: [String] = []
    /// How many records of each were taken.
    private(set) var counts: [Int] = []
    private(set) var isWanted: [Bool] = []
    /// How many places of names were damaged.
    private(set) var repairs = 0
    private let onlyFrom: String?
    /// As they are written, with the same places as `places`.
    private var written: [[UInt8]] = []
    private var places: [Int] = []
    private var last = 0

    /// More than anybody has; what comes later is one source.
    private static let mostSources = 500
    /// A longer name is made to exhaust the program.
    private static let longestName = 1 << 16

    /// `onlyFrom` is the name of the one that is wanted; nil for all.
    init(onlyFrom: String?) {
        self.onlyFrom = onlyFrom.map(DrinkSource.folded)
    }

    /// The place of a source in `names`; nil where its name is too long to be one.
    mutating func place(of name: XMLBytes) -> Int? {
        if last < written.count, isWritten(name, last) { return places[last] }
        guard name.count <= HealthSources.longestName else { return nil }
        if let known = written.indices.first(where: { isWritten(name, $0) }) {
            last = known
            return places[known]
        }
        guard written.count < HealthSources.mostSources else { return add("…") }
        let text = XMLText(name)
        repairs += text.repairs
        let place = add(text.text)
        last = written.count
        written.append(Array(name))
        places.append(place)
        return place
    }

    private func isWritten(_ name: XMLBytes, _ place: Int) -> Bool {
        written[place].withUnsafeBufferPointer { $0.equals(name) }
    }

    /// The place of a name, which is added if it is new: one name can be written in several ways.
    private mutating func add(_ name: String) -> Int {
        if let place = names.firstIndex(of: name) { return place }
        names.append(name)
        counts.append(0)
        isWanted.append(onlyFrom.map { $0 == DrinkSource.folded(name) } ?? true)
        return names.count - 1
    }

    /// Counts a record that was taken.
    mutating func count(_ place: Int) { counts[place] += 1 }

    /// Whether two places are in the order of their names; equal ones are.
    func isInOrder(_ place: Int, _ other: Int) -> Bool {
        !names[other].utf8.lexicographicallyPrecedes(names[place].utf8)
    }
}
