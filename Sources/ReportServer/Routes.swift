import HTTPTypes
import Hummingbird
import ReportSite

/// What addresses beside the site's own files do, each named letter by letter.
struct Routes: Sendable {
    typealias Reading = @Sendable (HTTPRequest) async throws -> Response
    typealias Writing = @Sendable (FormBody) async throws -> Response

    private var reading: [String: Reading] = [:]
    private var writing: [String: Writing] = [:]

    /// Lets an address answer GET and HEAD; it must not change anything.
    mutating func get(_ path: String, _ answer: @escaping Reading) {
        reading[path] = answer
    }

    /// Lets an address take a form, which has passed the gate.
    mutating func post(_ path: String, _ answer: @escaping Writing) {
        writing[path] = answer
    }

    /// What reads an address; nil where that is left to the site.
    func reader(of path: RequestPath) -> Reading? { reading[path.text] }
    /// What takes the form of an address; nil where none is taken.
    func writer(of path: RequestPath) -> Writing? { writing[path.text] }
}
