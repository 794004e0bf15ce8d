/// Why something that a form says cannot be written.
package struct FormProblem: Sendable, Equatable {
    package let text: String
    /// Whether the text is in English whatever the language of the page: a problem of files.
    package let isEnglish: Bool

    /// Makes a problem.
    package init(text: String, isEnglish: Bool = false) {
        (self.text, self.isEnglish) = (text, isEnglish)
    }
}
