package import ProgressAnalysis

/// The words of a year's poster, and of the formats that pictures come in.
package protocol PosterPhrases: Sendable {
    /// The link to the poster of a year.
    var shareAsPoster: String { get }
    /// `Poster of 2025`.
    func posterName(_ year: String) -> String
    /// What larger circles have more of; at most two activities.
    func largerMeansMore(_ activities: [Activity]) -> String
    /// Below a number of hours, at most 26 letters.
    func hours(of activities: [Activity]) -> String
    /// A poster in words: what is large, what is small, and how many circles are of a kind.
    func posterDescription(_ title: String, _ details: [String], _ kinds: [String]) -> String
    /// Below a number of days.
    func daysHealed(_ number: Int) -> String
    /// The format of a picture in dark colours.
    var darkPNG: String { get }
    /// The button that hands a picture to another program.
    var sharePicture: String { get }
}
