import DiskAccess
import ProgressModel

/// Sends by curl, which the system keeps current: an HTTP client with TLS of our own would be a larger program than ours.
enum Curl {
    /// In seconds.
    private static let timeout = 30

    /// Posts JSON; address and token go to its standard input, as every user of a machine can see arguments.
    static func post(_ json: [UInt8], to address: String, token: String?) throws(CommandError) {
        var lines = [
            "url = " + quoted(address), #"request = "POST""#, #"header = "Content-Type: application/json""#,
            "data = " + quoted(String(decoding: json, as: UTF8.self)), #"proto = "=http,https""#,
            "max-time = \(timeout - 5)", "fail", "silent", "show-error", #"output = "/dev/null""#,
            #"write-out = "%{http_code}""#,
        ]
        if let token, !token.isEmpty { lines.append("header = " + quoted("Authorization: Bearer " + token)) }
        // The first argument keeps it from settings of the person, such as one that prints everything.
        let curl = ChildProcess(program: "curl", arguments: ["-q", "--config", "-"], timeout: timeout)
        do throws(ChildProcess.Failure) {
            let code = String(
                decoding: try curl.output(of: Array((lines.joined(separator: "\n") + "\n").utf8)), as: UTF8.self)
            guard code.hasPrefix("2") else {
                throw .failed("the server led elsewhere (\(code)); expected its last address")
            }
        } catch {
            throw CommandError(error)
        }
    }

    /// A value of curl's configuration (curl(1), --config).
    private static func quoted(_ text: String) -> String {
        "\"" + text.escaping(["\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#, "\r": #"\r"#, "\t": #"\t"#]) + "\""
    }
}

extension CommandError {
    fileprivate init(_ failure: ChildProcess.Failure) {
        switch failure {
        case .missing:
            self.init(
                .inputOutput, "curl, which sends the reminder, is not installed", hint: "on Debian: apt install curl")
        case .failed(let text): self.init(.inputOutput, "the reminder could not be sent: \(text)")
        case .timedOut: self.init(.inputOutput, "the reminder could not be sent: ntfy did not answer in time")
        case .notStarted, .outputTooLarge: self.init(.inputOutput, "the reminder could not be sent: curl did not run")
        }
    }
}
