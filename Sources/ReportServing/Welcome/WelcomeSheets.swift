import ProgressFolder
import ProgressModel
import ProgressRequests
package import ReportPages
import ReportWords

/// Shows the page on which a person begins, and writes what `reportgen init` writes.
package struct WelcomeSheets: Sendable {
    package typealias Answer = SheetAnswer

    private let site: LiveSite
    private let token: String

    /// Makes the page of a site; its form holds `token`.
    package init(_ site: LiveSite, token: String) {
        self.site = site
        self.token = token
    }

    /// The page, in the language that the address names; leads to the overview where there is something to show.
    ///
    /// Writes nothing.
    package func show(_ query: [LogSheet.Field]) -> Answer {
        guard site.isUnstarted else { return .done(address: "/") }
        let named = query.first { $0.name == StartingQuestion.language.rawValue }
        let language = named.flatMap { Language(rawValue: $0.value) } ?? site.language
        return answer(SettingsSheet(token: token), language, Answer.page)
    }

    /// Writes the folder that the answers make, and leads to the log sheet.
    package func write(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isUnstarted else { return .done(address: "/") }
        let answered = WelcomeAnswers(fields, language: site.language, at: { site.startingMoment(in: $0) })
        var sheet = SettingsSheet(token: token)
        sheet.entered = fields
        let language = answered.answers.language
        guard answered.problems.isEmpty else {
            sheet.problems = answered.problems
            return answer(sheet, language, Answer.returned)
        }
        do throws(CommandError) {
            _ = try StartingFolder(site.path).write(answered.answers)
            return .done(address: "/" + PageAddress.log.path)
        } catch {
            sheet.problems[""] = error.problem(in: language.phrases)
            return answer(sheet, language, Answer.returned)
        }
    }

    private func answer(
        _ sheet: SettingsSheet, _ language: Language, _ answer: (ServedFile) -> Answer
    ) -> Answer {
        guard let example = WelcomeExample.report(in: language), let folder = try? StartingFolder(site.path) else {
            return .nothing
        }
        var answers = StartingAnswers.onThisMachine()
        answers.language = language
        // How today is comes on the log sheet, to which this leads.
        let questions = folder.questions.filter { $0 != .level && $0 != .soberSince }
        let proposals = Dictionary(uniqueKeysWithValues: questions.map { ($0, WelcomeAnswers.proposal($0, answers)) })
        let page = WelcomePage(
            site.name, example: example, WelcomeForm(questions, proposals: proposals), sheet)
        return answer(ServedFile(path: "welcome.html", bytes: page.bytes))
    }
}
