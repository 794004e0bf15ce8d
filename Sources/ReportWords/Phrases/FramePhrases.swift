package import MarkdownNotes
import ProgressModel

/// The words around every page, and those that only a server says.
package protocol FramePhrases: Sendable {
    /// What the site is called where the person gave no name.
    var siteName: String { get }
    var overview: String { get }
    var calendar: String { get }
    var howCountingWorks: String { get }
    var week: String { get }
    var insights: String { get }
    var jokersPage: String { get }
    var mainNavigation: String { get }
    var skipToContent: String { get }
    /// The moment of the report, at the foot; `time` where it was made for an instant.
    func asOf(_ date: String, time: String?) -> String
    var showAsTable: String { get }
    func asTable(_ title: String) -> String
    var legend: String { get }
    var noteLabels: MarkdownLabels { get }

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
