/// What a server answers to somebody who asks for a sheet or sends a form of it.
package enum SheetAnswer: Sendable {
    case page(ServedFile)
    /// The sheet again, with what is wrong; nothing was written.
    case returned(ServedFile)
    /// A file for the person alone, to save or to look at.
    case file([UInt8], name: String, isShown: Bool)
    /// It was written, and is on the page at this address.
    case done(address: String)
    /// There is no such sheet.
    case nothing
    /// There is no site yet; the page says why.
    case notYet(ServedFile)
    /// No form of the sheet.
    case malformed
}

extension LiveSite {
    /// Where the page is on which a person begins.
    package static let welcomeAddress = "/welcome"

    /// What is answered while there is no site: why, or the way to where a person begins; nil if there is one by now.
    var answerBeforeSite: SheetAnswer? {
        isUnstarted ? .done(address: LiveSite.welcomeAddress) : placeholder.map { .notYet($0) }
    }
}
