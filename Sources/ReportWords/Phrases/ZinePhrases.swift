/// The words of the sheet that folds to a book.
package protocol ZinePhrases: Sendable {
    func zine(of year: String) -> String
    var zineLede: String { get }
    /// How it is printed, cut and folded.
    var zineSteps: [String] { get }
    func zineHeadings(next year: String) -> ZineHeadings
    /// `January to June`
    func months(from first: Int, to last: Int) -> String
}

/// The headings of its pages.
package struct ZineHeadings: Sendable {
    package let numbers, turns, words, done, why, next: String
}
