import Actions
import ArgumentParser
import Model
import Publishing

/// `reportgen serve`: shows the site of the current files in a browser.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show the site in a browser, always as the files are now.",
        discussion: """
            The site is made in memory; only its log sheet and its settings write into the folder, as reportgen log, \
            set and tracker do. In an empty folder it asks what init asks. When a file changes, open pages follow. \
            While a file has an error, they stay as they were and name it. Only this machine can reach the server, at \
            127.0.0.1; Ctrl-C ends it.

            With --behind it is reached from elsewhere too, by way of a proxy on this machine such as Tailscale or \
            Caddy. Every page then needs a paired device, also on this machine.

            It is a program of its own, reportgen-serve, which lies beside reportgen or in a directory of PATH.
            """)

    @OptionGroup
    var data: DataArguments

    @Option(
        help: "The port; 0 takes any that is free. Default: \(ServerArguments.usualPort).",
        transform: reading("a port", "expected 0 to 65535, such as \(ServerArguments.usualPort)") { text in
            Int(text).flatMap { (0...65535).contains($0) ? $0 : nil }
        })
    var port = ServerArguments.usualPort

    @OptionGroup
    var edition: EditionArguments

    @Option(
        help: ArgumentHelp(
            "A folder with templates of your own; each takes the place of the built-in one of its name.",
            valueName: "directory"),
        completion: .directory)
    var templates: String?

    @Option(
        help: ArgumentHelp(
            "The address by which a proxy on this machine lets devices in, such as https://home.example.",
            valueName: "address"),
        transform: reading("an address", "expected e.g. https://home.example, without a path") { OutsideAddress($0) })
    var behind: OutsideAddress?

    @Flag(inversion: .prefixedNo, help: "Open the overview in a browser.")
    var open = true

    func run() throws {
        try running { () throws(CommandError) in
            var arguments = ServerArguments(data: try DataSearch.folder(data.named()), port: port)
            arguments.asOf = data.asOf?.text
            arguments.isStrict = data.strict
            arguments.audience = edition.audience
            arguments.language = edition.language
            arguments.templates = templates
            arguments.opensBrowser = open
            arguments.behind = behind
            arguments.followsLinks = data.links.followLinks
            if behind != nil, edition.audience == .public {
                throw CommandError(.usage, "--behind pairs devices, which the public edition has none of")
            }
            try arguments.reader.directory.check()
            try ServerProgram.start(arguments)
        }
    }
}
