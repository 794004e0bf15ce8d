import ProgressAnalysis
import ProgressModel

extension Presenter {
    func milestonesPage() -> MilestonesPage {
        MilestonesPage(frame: frame(.milestones, title: title("Milestones"), description: ""), heading: "Milestones")
    }
}
