package import ProgressModel

/// Something of an export that is not written as a record, and how often.
package struct ImportNotice: Sendable {
    package let remark: ImportRemark
    package fileprivate(set) var count: Int
    /// The first few days or names.
    package fileprivate(set) var examples: [String]
    /// What there is most of, by its name, where that says more than examples.
    package fileprivate(set) var tallies: [(name: String, count: Int)] = []
    /// The first place; nil where there is none.
    package let place: ImportPlace?

    /// So many examples are kept.
    fileprivate static let mostExamples = 8
}

/// The notices of an import, one of each remark.
package struct ImportNotices: Sendable {
    private var byRemark: [ImportRemark: ImportNotice] = [:]

    /// In the order of the remarks.
    package var all: [ImportNotice] { ImportRemark.allCases.compactMap { byRemark[$0] } }

    /// Makes an empty list.
    package init() {}

    /// Counts something; `example` is a day or a name, each of which is kept once.
    package mutating func add(
        _ remark: ImportRemark, _ example: @autoclosure () -> String? = nil, at place: ImportPlace? = nil
    ) {
        guard var notice = byRemark.removeValue(forKey: remark) else {
            byRemark[remark] = ImportNotice(
                remark: remark, count: 1, examples: [example()].compactMap(\.self), place: place)
            return
        }
        notice.count += 1
        if notice.examples.count < ImportNotice.mostExamples, let example = example(),
            !notice.examples.contains(example)
        {
            notice.examples.append(example)
        }
        byRemark[remark] = notice
    }

    /// Adds what was counted elsewhere.
    mutating func add(_ remark: ImportRemark, count: Int, _ examples: [String], at place: ImportPlace?) {
        let known = byRemark[remark]
        byRemark[remark] = ImportNotice(
            remark: remark, count: (known?.count ?? 0) + count,
            examples: Array(((known?.examples ?? []) + examples).prefix(ImportNotice.mostExamples)),
            place: known?.place ?? place)
    }

    /// Adds names with their counts, the largest first.
    mutating func add(_ remark: ImportRemark, tallies: [(name: String, count: Int)]) {
        guard !tallies.isEmpty else { return }
        var notice = ImportNotice(remark: remark, count: tallies.reduce(0) { $0 + $1.count }, examples: [], place: nil)
        notice.tallies = tallies
        byRemark[remark] = notice
    }

    /// How often a remark was counted.
    package func count(_ remark: ImportRemark) -> Int { byRemark[remark]?.count ?? 0 }

    /// Adds what another list has.
    mutating func add(_ other: ImportNotices) {
        for notice in other.all { byRemark[notice.remark] = byRemark[notice.remark] ?? notice }
    }
}
