import HTTPTypes
import Hummingbird
import Pages

/// What every form has to pass before it is read: its type, its size and its token.
struct FormGate: Sendable {
    let token: FormToken
    private let slowDown = SlowedSecrets()

    /// The fields of a form; throws a refusal, which for a wrong token comes late.
    func form(of request: Request) async throws -> [LogSheet.Field] {
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw RefusedRequest(refusal: .form) }
        guard let body = try? await request.body.collect(upTo: FormBody.longest) else {
            throw RefusedRequest(refusal: .tooLong)
        }
        guard let fields = FormBody(body.readableBytesView)?.fields else { throw RefusedRequest(refusal: .form) }
        try await check(fields)
        return fields
    }

    /// A form with a file of at most `limit` bytes; nil if it is longer, which its head can say before it is read.
    func file(of request: Request, upTo limit: Int) async throws -> MultipartForm? {
        let longest = limit + 4 * MultipartForm.longestField
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > longest { return nil }
        guard let body = try? await request.body.collect(upTo: longest) else { return nil }
        guard let form = MultipartForm(Array(body.readableBytesView), type: request.headers[.contentType] ?? "") else {
            throw RefusedRequest(refusal: .form)
        }
        try await check(form.fields)
        return (form.file?.bytes.count ?? 0) <= limit ? form : nil
    }

    private func check(_ fields: [LogSheet.Field]) async throws {
        guard let given = fields.value(FormToken.field), token.matches(given) else {
            try await slowDown.failed()
            throw RefusedRequest(refusal: .token)
        }
        slowDown.succeeded()
    }
}

/// A request that is not answered, as an error.
struct RefusedRequest: Error {
    let refusal: Refusal
}
