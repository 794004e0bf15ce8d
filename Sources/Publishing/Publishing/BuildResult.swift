package import Model

/// What a build did.
package struct BuildResult: Sendable {
    /// One line for the terminal: what was written and where to look.
    package let summary: String
    /// Why share cards have no PNG; nil if they have one.
    package let pictureProblem: CommandError?
    /// What was left on the disk that should have been removed; the site is complete all the same.
    package var warnings: [CommandError] = []
}
