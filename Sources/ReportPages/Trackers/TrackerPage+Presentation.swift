import ProgressAnalysis
import ProgressModel

extension Presenter {
    func trackerPage(_ id: String) -> TrackerPage {
        TrackerPage(frame: frame(.tracker(id), title: title("Tracker"), description: ""), heading: "Tracker")
    }
}
