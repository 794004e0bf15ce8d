import Disk
import Model
import Publishing
import Serving

/// The server that `reportgen serve` becomes; its arguments are those of `ServerArguments`.
@main
struct ServeProgram {
    static func main() async {
        do throws(CommandError) {
            try await ReportServer(ServerArguments(words: Machine.arguments())).run()
        } catch {
            Console.report(error)
            Machine.exit(error.kind.rawValue)
        }
    }
}
