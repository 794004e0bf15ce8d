package import ProgressModel

/// The words of the page on which a person begins, which only a server shows.
package protocol WelcomePhrases: Sendable {
    var welcome: String { get }
    /// `folder` is where the files will lie.
    func welcomeLede(_ folder: String) -> String
    /// What a first page has to explain, in the order of the page.
    func title(of topic: WelcomeTopic) -> String
    func explanation(of topic: WelcomeTopic) -> String
    /// Below the drawings: that nobody's days are shown.
    var inventedDays: String { get }
    /// Above the fields.
    var aFewQuestions: String { get }
    /// That every answer may be left out and changed.
    var everythingOptional: String { get }
    func label(of question: StartingQuestion) -> String
    /// What an answer is for, beside its field; nil where the label says all.
    func hint(of question: StartingQuestion) -> String?
    var lastDrinkTime: String { get }
    func name(of aim: Profile.Aim) -> String
    /// Unfolds the questions that can wait.
    var moreIfYouLike: String { get }
    var trackDaily: String { get }
    var trackSlips: String { get }
    var answerYes: String { get }
    var answerNo: String { get }
    /// What the language is called in itself.
    var ownName: String { get }
    var begin: String { get }
    /// The link to the same page in another language, in that language.
    var inThisLanguage: String { get }
    /// The link from an overview without any record to the log sheet.
    var writeFirstDay: String { get }
}

/// What somebody who begins should know of the pages.
package enum WelcomeTopic: CaseIterable, Sendable {
    case heatmap, streaks, savings
}
