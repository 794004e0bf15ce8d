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

    func write(on page: PageAddress, to html: inout HTML) {
        html.element("p", #"class="to-story""#) { $0.arrowLink(Link(.story), on: page, text: text) }
    }
}
