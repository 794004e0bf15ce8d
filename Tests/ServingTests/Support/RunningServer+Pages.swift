import TestSupport
import Testing

/// Pages as a browser without scripts asks for them, read strictly.
extension RunningServer {
    func page(_ path: String) async throws -> Element { try await RunningServer.read(get(path)) }

    /// Sends a form with its token, and follows to the page that it leads to.
    @discardableResult
    func send(_ form: String, to path: String) async throws -> (location: String, page: Element) {
        let reply = try await post(path, "token=\(token)&" + form)
        #expect(reply.status == 303, "\(form): \(reply.text.matches(of: /field-problem.*/).map(\.0))")
        let location = try #require(reply.headers["location"], "\(form)")
        return (location, try await page(location))
    }

    static func read(_ reply: Reply) -> Element {
        let reader = HTMLReader(page: reply.body)
        #expect(reader.faults == [])
        return reader.root
    }
}

extension Element {
    /// The value of the first field of a name.
    func value(of name: String) -> String? { all("input").first { $0.attributes["name"] == name }?.attributes["value"] }
}
