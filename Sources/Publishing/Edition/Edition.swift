package import Counting
package import Markup
package import Model
package import Pages

/// For whom, in which language and for which address a report is made.
package struct Edition: Sendable {
    package let audience: Audience
    private let language: Language?
    private let siteURL: String?

    /// Makes an edition; language and address default to those of the profile.
    ///
    /// `siteURL` ends with a slash.
    package init(audience: Audience = .private, language: Language? = nil, siteURL: String? = nil) {
        self.audience = audience
        self.language = language
        self.siteURL = siteURL
    }

    /// The options as text, in a fixed order.
    var arguments: [String] { [audience.rawValue, language?.rawValue ?? "", siteURL ?? ""] }

    /// The seconds since 1970 in which a report of the present says the same: the minute that its pages name, or for the
    /// public edition, which names no time, the day.
    ///
    /// On a day whose zone changes its offset it is always the minute, because a day may then come in two parts.
    func span(of analysis: Analysis) -> Range<Int> {
        let minute = analysis.now.seconds - analysis.now.seconds % 60
        let clock = analysis.history.profile.dayClock
        let (start, end) = (clock.start(of: analysis.today), clock.start(of: analysis.today.advanced(by: 1)))
        let isPlainDay = clock.zone.offset(at: start.seconds) == clock.zone.offset(at: end.seconds)
        let day = start.seconds..<max(start.seconds, end.seconds)
        return audience == .public && isPlainDay && day.contains(minute) ? day : minute..<minute + 60
    }

    /// What the audience may know of an analysis.
    package func analysis(_ analysis: Analysis) -> Analysis {
        audience == .public ? analysis.publicEdition : analysis
    }

    /// The report of an analysis that the audience may know, with the pages among the person's own templates.
    package func report(
        _ analysis: Analysis, pictures: PictureChoice = .none, serving: Serving? = nil, templates: [TemplateFile] = []
    ) -> Report {
        Report(
            analysis, language: language, siteURL: siteURL, pictures: pictures, serving: serving,
            palette: TemplateDirectory.palette(of: templates)?.palette ?? .standard,
            ownPages: templates.compactMap(OwnPageFile.init))
    }

    /// The language of its pages, as far as the profile can be read.
    package func language(for profile: Profile) -> Language { language ?? profile.language }
}
