/// What a server has to say on a page of settings, beside the settings themselves.
package struct SettingsSheet: Sendable {
    /// The secret that every form holds.
    package let token: String
    /// What was written or undone; nil where nothing was.
    package var message: LogSheet.Message?
    /// What was entered, in the place of what the files say; empty where nothing was.
    package var entered: [LogSheet.Field] = []
    /// The problems by the names of their fields; that of no field alone has an empty name.
    package var problems: [String: FormProblem] = [:]

    /// Makes a sheet of what the files say.
    package init(token: String) {
        self.token = token
    }
}
