import DiskAccess
import ProgressModel
import ReportFiles

/// A reminder on the desktop, by notify-send of libnotify 0.7.10 and later, whose buttons answer it.
extension DueReminder {
    /// Shows it and waits; nil where nobody answers.
    func answerOnDesktop(within seconds: Int) throws(CommandError) -> ReminderAnswer? {
        let actions = answers.enumerated().map { "--action=\($0.offset)=\($0.element.label)" }
        // Desktops read the body as markup.
        let markup = body.escaping(["&": "&amp;", "<": "&lt;", ">": "&gt;"])
        let program = ChildProcess(
            program: "notify-send",
            arguments: ["--app-name=reportgen"] + actions + ["--", title, markup], timeout: seconds)
        do throws(ChildProcess.Failure) {
            let output = String(decoding: try program.output(of: []), as: UTF8.self)
            let chosen = output.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) }
            return chosen.flatMap { answers.indices.contains($0) ? answers[$0] : nil }
        } catch {
            switch error {
            case .timedOut: return nil
            case .missing:
                throw CommandError(
                    .inputOutput, "notify-send, which shows the reminder, is not installed",
                    hint: "on Debian: apt install libnotify-bin")
            case .failed(let text): throw CommandError(.inputOutput, "the reminder could not be shown: \(text)")
            case .notStarted, .outputTooLarge: throw CommandError(.inputOutput, "the reminder could not be shown")
            }
        }
    }
}
