import ProgressModel
import ReportWords

extension HealthMilestone {
    /// What the program knows: numbers as published, of whom they were measured, and no word more.
    ///
    /// A line is added only when its numbers were checked against what was published.
    static let catalogue = [
        HealthMilestone(
            days: 30,
            text: bilingual(
                english:
                    "94 moderate to heavy drinkers without a known liver disease or dependence drank nothing for a month. Afterwards their insulin resistance (HOMA) was 25.9% lower, their systolic blood pressure 6.6% and their weight 1.5% (medians). In 47 people who went on drinking nothing changed significantly.",
                german:
                    "94 Menschen, die mäßig bis viel tranken und weder eine bekannte Lebererkrankung noch eine Abhängigkeit hatten, tranken einen Monat lang nichts. Danach war ihre Insulinresistenz (HOMA) um 25,9\u{A0}% niedriger, der systolische Blutdruck um 6,6\u{A0}% und das Gewicht um 1,5\u{A0}% (Mediane). Bei 47 Menschen, die weiter tranken, änderte sich nichts signifikant."
            ),
            source: "Mehta et al., BMJ Open 2018;8:e020673, doi 10.1136/bmjopen-2017-020673",
            address: "https://doi.org/10.1136/bmjopen-2017-020673"),
        HealthMilestone(
            days: 180,
            text: bilingual(
                english:
                    "140 people with atrial fibrillation who drank ten or more drinks a week were assigned by lot. Within six months the irregular rhythm came back in 53% of the 70 who were asked to stop drinking, and in 73% of the 70 who were asked to go on as usual.",
                german:
                    "140 Menschen mit Vorhofflimmern, die zehn oder mehr Drinks in der Woche tranken, wurden per Los aufgeteilt. Innerhalb von sechs Monaten kam das Flimmern bei 53\u{A0}% der 70 wieder, die nichts mehr trinken sollten, und bei 73\u{A0}% der 70, die weitermachen sollten wie gewohnt."
            ),
            source: "Voskoboinik et al., N Engl J Med 2020;382:20–28, doi 10.1056/NEJMoa1817591",
            address: "https://doi.org/10.1056/NEJMoa1817591"),
    ]

    private static func bilingual(english: String, german: String) -> LocalizedText {
        LocalizedText([.english: english, .german: german]) ?? LocalizedText(english)
    }
}
