import ArgumentParser
import ProgressModel
import ReportSite

/// What every command that makes something to look at is given.
struct EditionArguments: ParsableArguments {
    @Option(
        help: """
            For whom: private tells everything, public only levels, minutes, streaks, rewards and savings.
            """)
    var audience = Audience.private

    @Option(help: "The language: en or de. Default: the profile's.")
    var language: Language?

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp(
            "Where the site will be found, for link previews and the feed. Default: the profile's siteUrl.",
            valueName: "url"),
        transform: { text in
            guard let address = SiteAddress.read(text) else {
                throw ValidationError("\"\(text)\" is no address of a site, expected such as \(SiteAddress.example)")
            }
            return address
        })
    var siteURL: String?

    var edition: Edition { Edition(audience: audience, language: language, siteURL: siteURL) }
}

extension Audience: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
