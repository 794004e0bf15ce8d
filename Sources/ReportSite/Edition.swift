package import ProgressAnalysis
package import ProgressModel
import ReportPages

/// For whom, in which language and for which address a report is made.
package struct Edition: Sendable {
    private let audience: Audience
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

    /// What the audience may know of an analysis.
    package func analysis(_ analysis: Analysis) -> Analysis {
        audience == .public ? analysis.publicEdition : analysis
    }

    /// The report of an analysis that the audience may know.
    func report(_ analysis: Analysis, hasPictures: Bool = false) -> Report {
        Report(analysis, language: language, siteURL: siteURL, hasPictures: hasPictures)
    }
}
