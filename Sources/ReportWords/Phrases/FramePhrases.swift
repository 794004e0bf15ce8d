package import MarkdownNotes
import ProgressModel

/// The words around every page.
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
    var motto: String { get }
    var showAsTable: String { get }
    func asTable(_ title: String) -> String
    var legend: String { get }
    var noteLabels: MarkdownLabels { get }
}
