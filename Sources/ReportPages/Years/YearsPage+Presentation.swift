import ProgressAnalysis
import ProgressModel

extension Presenter {
    func yearsPage() -> YearsPage {
        YearsPage(frame: frame(.years, title: title("Years"), description: ""), heading: "Years")
    }
}
