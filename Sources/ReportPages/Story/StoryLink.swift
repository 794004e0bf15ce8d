import ReportMarkup
import ReportWords

/// The way from the overview to the story, which has no place in the menu.
package struct StoryLink: Sendable {
    let text: String
}

extension StoryLink {
    /// Nil where there is no story.
    init?(in report: Report) {
        guard StoryPage.exists(in: report) else { return nil }
        text = report.phrases.readTheStory
    }

    func html(on page: PageAddress) -> HTML { #"<p class="to-story">\#(arrow: Link(.story), on: page, text)</p>"# }
}
