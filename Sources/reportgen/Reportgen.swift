import ArgumentParser

/// The command line: arguments become one call to `ReportSite`, its result an exit code.
@main
struct Reportgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reportgen",
        abstract: "Turns a folder of plain records into a site: streaks, savings, calendars, insights.",
        discussion: """
            Begin with a folder of your own:

              reportgen init my-year
              reportgen build my-year
              open site/index.html

            Nothing is sent anywhere: the folder is read, the site is written.
            """,
        version: "0.1.0",
        subcommands: [
            InitCommand.self, BuildCommand.self, CheckCommand.self, StatsCommand.self, ExplainCommand.self,
            SummaryCommand.self, ShareCommand.self, RemindCommand.self, TemplatesCommand.self,
        ])
}
