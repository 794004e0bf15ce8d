/// What a server has to say on a page of settings, beside the settings themselves.
package struct SettingsSheet: Sendable {
    /// Why something could not be written.
    package struct Problem: Sendable, Equatable {
        package let text: String
        /// Whether the text is in English whatever the language of the page: an error of the program that writes.
        package let isEnglish: Bool

        /// Makes a problem.
        package init(text: String, isEnglish: Bool = false) {
            (self.text, self.isEnglish) = (text, isEnglish)
        }
    }

    /// The secret that every form holds.
    package let token: String
    /// What was written or undone; nil where nothing was.
    package var message: LogSheet.Message?
    /// What was entered, in the place of what the files say; empty where nothing was.
    package var entered: [LogSheet.Field] = []
    /// The problems by the names of their fields; that of no field alone has an empty name.
    package var problems: [String: Problem] = [:]

    /// Makes a sheet of what the files say.
    package init(token: String) {
        self.token = token
    }

    /// What was entered into a field; nil where nothing was sent.
    func entered(_ name: String) -> String? { entered.first { $0.name == name }?.value }
}
