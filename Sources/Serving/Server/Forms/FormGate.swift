import HTTPTypes
import Hummingbird

/// What every form has to pass before it is read: its type, its size and its token.
struct FormGate: Sendable {
    let token: FormToken
    private let slowDown = SlowedSecrets()

    /// The fields of a form; throws a refusal, which for a wrong token comes late.
    func form(of request: Request) async throws -> FormBody {
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw RefusedRequest(refusal: .form) }
        guard let body = try? await request.body.collect(upTo: FormBody.longest) else {
            throw RefusedRequest(refusal: .tooLong)
        }
        guard let form = FormBody(body.readableBytesView) else { throw RefusedRequest(refusal: .form) }
        guard let given = form[FormToken.field], token.matches(given) else {
            try await slowDown.failed()
            throw RefusedRequest(refusal: .token)
        }
        slowDown.succeeded()
        return form
    }
}

/// A request that is not answered, as an error.
struct RefusedRequest: Error {
    let refusal: Refusal
}
