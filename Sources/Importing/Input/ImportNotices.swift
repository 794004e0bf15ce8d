package import Model

/// Something in an export that isn't written as a record, and how often it occurs.
package struct ImportNotice: Sendable {
    package let remark: ImportRemark
    package fileprivate(set) var count: Int
    /// The first few days or names.
    package fileprivate(set) var examples: [String]
    /// The most frequent names with their numbers, if these are more useful than examples.
    package fileprivate(set) var tallies: [(name: String, count: Int)] = []
    /// The first place; nil if there isn't one.
    package let place: ImportPlace?

    /// The number of examples that are kept.
    fileprivate static let mostExamples = 8
}

/// The notices of an import, at most one for each remark.
package struct ImportNotices: Sendable {
    /// In the order of their first occurrence; the list is short, so searching it is faster than a dictionary.
    private var list: [ImportNotice] = []

    /// In the order of the remarks.
    package var all: [ImportNotice] {
        ImportRemark.allCases.compactMap { remark in list.first { $0.remark == remark } }
    }

    /// Counts a remark; `example` is a day or a name, and each one is kept once.
    package mutating func add(
        _ remark: ImportRemark, _ example: @autoclosure () -> String? = nil, at place: ImportPlace? = nil
    ) {
        let index = list.firstIndex { $0.remark == remark } ?? list.count
        if index == list.count { list.append(ImportNotice(remark: remark, count: 0, examples: [], place: place)) }
        list[index].count += 1
        if list[index].examples.count < ImportNotice.mostExamples, let example = example(),
            !list[index].examples.contains(example)
        {
            list[index].examples.append(example)
        }
    }

    /// Adds a remark with names and their numbers, the largest first.
    mutating func add(_ remark: ImportRemark, tallies: [(name: String, count: Int)]) {
        guard !tallies.isEmpty else { return }
        var notice = ImportNotice(remark: remark, count: tallies.reduce(0) { $0 + $1.count }, examples: [], place: nil)
        notice.tallies = tallies
        list.removeAll { $0.remark == remark }
        list.append(notice)
    }

    /// The number of times that a remark was counted.
    package func count(_ remark: ImportRemark) -> Int { list.first { $0.remark == remark }?.count ?? 0 }
}
