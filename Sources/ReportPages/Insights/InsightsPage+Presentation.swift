import ProgressAnalysis
import ProgressModel

extension Presenter {
    func insightsPage() -> InsightsPage {
        InsightsPage(frame: frame(.insights, title: title("Insights"), description: ""), heading: "Insights")
    }
}
