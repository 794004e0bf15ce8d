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
        guard let given = fields.value(FormToken.field), token.matches(given) else {
            try await slowDown.failed()
            throw RefusedRequest(refusal: .token)
        }
        slowDown.succeeded()
        return fields
    }
}

/// A request that is not answered, as an error.
struct RefusedRequest: Error {
    let refusal: Refusal
}
