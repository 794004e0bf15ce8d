package import ProgressAnalysis
package import ProgressModel

/// The words of the story, and of the day of a milestone.
package protocol StoryPhrases: Sendable {
    var story: String { get }
    var storyDescription: String { get }
    var storyLede: String { get }
    var readTheStory: String { get }
    func chapterTitle(_ event: StoryEvent) -> String
    /// One or two sentences.
    func chapterText(_ event: StoryEvent) -> String
    /// `March to May 2021`, what two months share written once; a single month by its name.
    func months(from first: YearMonth, to last: YearMonth) -> String
    var toBeContinued: String { get }
    /// Said below the last chapter of a story of a few days.
    var storyBegins: String { get }

    /// `30 sober days`: said on the day on which they are reached.
    func milestoneReached(_ days: String) -> String
    /// What is said on such days where the person has no lines of their own.
    var celebrations: [String] { get }
}
