import Actions
import ArgumentParser
import Disk
import Model
import Publishing

/// `reportgen templates`: for people who want their own look.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "Copy the templates out, or say what they may name.",
        subcommands: [Export.self, Fields.self])

    /// `reportgen templates export`: the built-in templates as files.
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: "Write the built-in templates into a folder.",
            discussion: """
                Keep those you change and delete the others, so that they go on growing with the program; then build \
                with --templates.
                """)

        @Argument(help: "The folder to write.", completion: .directory)
        var directory: String

        func run() throws {
            try running { () throws(CommandError) in
                for file in try TemplateExport.write(to: directory) { Console.note("wrote \(file)") }
            }
        }
    }

    /// `reportgen templates fields`: the fields of each template.
    struct Fields: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fields", abstract: "Print what each template may name, as Markdown.")

        @Argument(
            help: ArgumentHelp("A folder with records, whose numbers are listed too.", valueName: "data"),
            completion: .directory)
        var directory: String?

        func run() throws {
            try running { () throws(CommandError) in
                guard let directory else { return try Console.write(TemplateExport.reference().utf8) }
                let analysis = try HistoryReader(path: directory).analysis()
                try Console.write(TemplateExport.reference(of: Edition().report(analysis)).utf8)
            }
        }
    }
}
