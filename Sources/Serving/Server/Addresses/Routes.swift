import HTTPTypes
import Hummingbird
import Pages

/// What addresses beside the site's own files do, each named letter by letter.
struct Routes: Sendable {
    typealias Reading = @Sendable (HTTPRequest) async throws -> Response
    typealias Answering = @Sendable (Request) async throws -> Response
    typealias Writing = @Sendable ([LogSheet.Field]) async throws -> Response

    private var reading: [String: Reading] = [:]
    private var writing: [String: Writing] = [:]
    private var receiving: [String: Answering] = [:]
    private var programs: [String: Answering] = [:]
    private var programsBelow: [String: @Sendable (String, Request) async throws -> Response] = [:]
    private var readingBelow: [String: @Sendable (String, HTTPRequest) async throws -> Response] = [:]

    /// Lets an address answer GET and HEAD; it must not change anything.
    mutating func get(_ path: String, _ answer: @escaping Reading) {
        reading[path] = answer
    }

    /// Lets every address one level below another one answer GET and HEAD; `answer` is given the rest of the address.
    mutating func get(below path: String, _ answer: @escaping @Sendable (String, HTTPRequest) async throws -> Response)
    {
        readingBelow[path] = answer
    }

    /// Lets an address take a form, which has passed the gate.
    mutating func post(_ path: String, _ answer: @escaping Writing) {
        writing[path] = answer
    }

    /// Lets an address take a request with a body, which `answer` passes through the gate itself.
    mutating func receive(_ path: String, _ answer: @escaping Answering) {
        receiving[path] = answer
    }

    /// Lets an address answer programs, which show a token there and come from no page.
    mutating func program(_ path: String, _ answer: @escaping Answering) {
        programs[path] = answer
    }

    /// Lets every address one level below another one answer programs; `answer` is given the rest of the address.
    mutating func program(
        below path: String, _ answer: @escaping @Sendable (String, Request) async throws -> Response
    ) {
        programsBelow[path] = answer
    }

    /// What answers programs at an address; nil if no program is answered.
    func program(at path: RequestPath) -> Answering? {
        if let program = programs[path.text] { return program }
        return below(path, programsBelow).map { program, rest in { try await program(rest, $0) } }
    }

    /// What reads an address; nil if that is left to the site.
    func reader(of path: RequestPath) -> Reading? {
        if let reader = reading[path.text] { return reader }
        return below(path, readingBelow).map { reader, rest in { try await reader(rest, $0) } }
    }

    private func below<Route>(_ path: RequestPath, _ routes: [String: Route]) -> (route: Route, rest: String)? {
        let parts = path.text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        return routes[String(parts[0])].map { ($0, String(parts[1])) }
    }

    /// What takes the body of a request; nil if that is left to the writers.
    func receiver(of path: RequestPath) -> Answering? { receiving[path.text] }

    /// What takes the form of an address; nil if none is taken.
    func writer(of path: RequestPath) -> Writing? { writing[path.text] }
}
