/// What is different on a page that a server shows: its policy comes as a header, it reloads when it has changed, it says
/// what is wrong with the records, and a day can be marked on it.
package struct Serving: Sendable, Hashable {
    /// Something that is wrong with the records or the templates.
    package struct Problem: Sendable, Hashable {
        /// The file as the person wrote its folder, with its line: `my-year/logs.csv:2`; empty where no file is meant.
        package let place: String
        /// What is wrong and what was expected, in English as in the terminal.
        package let text: String
        /// What to do about it; nil where that is not known.
        package let hint: String?

        /// Makes a problem.
        package init(place: String, text: String, hint: String? = nil) {
            self.place = place
            self.text = text
            self.hint = hint
        }
    }

    /// Why the pages are older than the files, in reading order; empty where they are of now.
    package let problems: [Problem]
    /// The secret that every form holds; nil where nothing can be written down.
    package let token: String?

    /// Makes what a server adds; without problems the pages have no notice, without a token no forms.
    package init(problems: [Problem] = [], token: String? = nil) {
        self.problems = problems
        self.token = token
    }
}
