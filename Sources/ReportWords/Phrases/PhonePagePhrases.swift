/// The words of the page that takes taps without a server.
package protocol PhonePagePhrases: Sendable {
    var phonePage: String { get }
    /// The day before today, as a choice.
    var dayBefore: String { get }
    var phonePageNote: String { get }
    var phonePageLede: String { get }
    var phonePageNeedsScript: String { get }
    /// What phones do not let such a page do.
    var phonePageLimits: String { get }
    var writtenOnPhone: String { get }
    var nothingWaits: String { get }
    var waitsForServer: String { get }
    var tokenIsRefused: String { get }
    var shareAsText: String { get }
    func saveAsFile(_ folder: String) -> String
    var clearList: String { get }
    var clearListQuestion: String { get }
    /// Said where the browser keeps nothing.
    var cannotBeKept: String { get }
    var sendByItself: String { get }
    var sendByItselfNote: String { get }
    var serverAddress: String { get }
    var token: String { get }
}
