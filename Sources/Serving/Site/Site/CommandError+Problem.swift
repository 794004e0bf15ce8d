import Actions
import Model
import Pages
import Wording

extension CommandError {
    /// What a page says of it: a sentence in its language, and in English with its hint where it is a problem of files.
    func problem(in phrases: Phrases) -> FormProblem {
        if let text = text(in: phrases) {
            return FormProblem(text: text.prefix(1).uppercased() + text.dropFirst() + ".")
        }
        return FormProblem(text: [text + ".", hint].compactMap(\.self).joined(separator: " "), isEnglish: true)
    }
}
