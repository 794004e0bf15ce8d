import ProgressModel

/// Records of one kind that are not taken, or not as they are written.
struct LeftOut {
    private(set) var count = 0
    /// The first few.
    private(set) var examples: [String] = []
    /// Of the first.
    private(set) var offset: Int?

    private static let mostExamples = 8

    /// Counts one.
    mutating func add(at offset: Int, _ example: @autoclosure () -> String) {
        count += 1
        if self.offset == nil { self.offset = offset }
        guard examples.count < LeftOut.mostExamples else { return }
        let example = example()
        if !examples.contains(example) { examples.append(example) }
    }
}

/// What of an export is not taken.
struct AllLeftOut {
    /// Times that cannot be true.
    var doubtful = LeftOut()
    /// Values and units that are none.
    var unreadable = LeftOut()
    /// Records of sources that were not asked for.
    var otherSource = LeftOut()
    /// Exact copies.
    var repeated = LeftOut()
    /// Sleep outside of the night.
    var nap = LeftOut()
    /// Records with damage that was mended.
    var mended = LeftOut()

    /// Those of which there are any.
    var all: [(remark: ImportRemark, left: LeftOut)] {
        let all: [(ImportRemark, LeftOut)] = [
            (.doubtful, doubtful), (.unreadable, unreadable), (.otherSource, otherSource), (.repeated, repeated),
            (.nap, nap), (.mended, mended),
        ]
        return all.filter { $0.1.count > 0 }.map { (remark: $0.0, left: $0.1) }
    }
}
