import Diagnostics
import ProgressRequests
import ReportWords

extension CommandError {
    /// What a page says of it: a sentence in its language, and in English with its hint where it is a problem of files.
    func sentence(in phrases: any Phrases) -> (text: String, isEnglish: Bool) {
        if let text = text(in: phrases) { return (text.prefix(1).uppercased() + text.dropFirst() + ".", false) }
        return ([text + ".", hint].compactMap(\.self).joined(separator: " "), true)
    }
}
