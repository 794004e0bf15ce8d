/// The words that only a server says.
package protocol ServingPhrases: Sendable {
    /// Where the pages of a folder are shown, in the terminal.
    func servedAt(_ address: String, _ folder: String) -> String
    /// In the terminal, after a change.
    var pagesFollow: String { get }
    /// Above what is wrong with the files.
    var filesHaveErrors: String { get }
    /// Below it, where an older state is shown.
    var pageIsOfBefore: String { get }
    /// Below it, where there is nothing to show yet.
    var pageComesLater: String { get }
    /// Behind the first problems.
    func andMoreProblems(_ count: Int) -> String
}
