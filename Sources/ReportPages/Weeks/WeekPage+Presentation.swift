import ProgressAnalysis
import ProgressModel

extension Presenter {
    func weekPage(_ week: Week) -> WeekPage {
        WeekPage(frame: frame(.week(week), title: title("Week"), description: ""), heading: "Week")
    }
}
