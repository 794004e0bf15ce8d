import ArgumentParser
import ProgressAnalysis
import ProgressModel
import ReportSite
import ReportWords

/// What every command that makes something to look at is given.
struct EditionArguments: ParsableArguments {
    @Option(
        help: """
            For whom: private tells everything, public only levels, minutes, streaks, jokers and savings.
            """)
    var audience = Audience.private

    @Option(help: "The language: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The edition of a site at an address, or at the profile's.
    func edition(at siteURL: String? = nil) -> Edition {
        Edition(audience: audience, language: language, siteURL: siteURL)
    }
}

/// The language of what a command prints.
struct TerminalLanguage: ParsableArguments {
    @Option(help: "The language of what is printed: \(Language.codes()). Default: the profile's.")
    var language: Language?

    /// The language asked for, or the profile's.
    func language(for analysis: Analysis) -> Language { language ?? analysis.history.profile.language }
}

extension Audience: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
