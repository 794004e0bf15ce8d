import ProgressAnalysis
import ProgressModel

extension Presenter {
    func rewardsPage() -> RewardsPage {
        RewardsPage(frame: frame(.rewards, title: title("Rewards"), description: ""), heading: "Rewards")
    }
}
