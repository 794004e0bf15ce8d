import HTTPTypes
import ReportServing

/// What every answer says about how a browser has to treat it.
enum ResponseHeaders {
    /// Of the pages: the policy that files of a site have in a tag, and what only a header can say.
    ///
    /// Forms go to this server only, and so do the requests of the scripts.
    static let pagePolicy = """
        default-src 'none'; style-src 'self'; img-src 'self' data:; script-src 'self'; connect-src 'self'; \
        manifest-src 'self'; \
        base-uri 'none'; form-action 'self'; frame-ancestors 'none'
        """

    /// Of a drawing that is opened by itself: its style stands in it, and nothing else does.
    static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    /// Of any other answer.
    static let otherPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

    /// The policy of a file.
    static func policy(of file: ServedFile) -> String {
        file.isPage ? pagePolicy : file.isDrawing ? drawingPolicy : otherPolicy
    }

    /// Adds what every answer has; a policy that is there already stays.
    static func complete(_ headers: inout HTTPFields) {
        if headers[.contentSecurityPolicy] == nil { headers[.contentSecurityPolicy] = otherPolicy }
        headers[.xContentTypeOptions] = "nosniff"
        // With `no-referrer` a browser would send `Origin: null` with forms.
        headers[.referrerPolicy] = "same-origin"
        headers[.openerPolicy] = "same-origin"
        headers[.resourcePolicy] = "same-origin"
        // The browser keeps a copy and asks each time whether it is still right.
        if headers[.cacheControl] == nil { headers[.cacheControl] = "private, no-cache" }
    }
}

extension HTTPField.Name {
    static let referrerPolicy = HTTPField.Name(verified: "Referrer-Policy")
    static let openerPolicy = HTTPField.Name(verified: "Cross-Origin-Opener-Policy")
    static let resourcePolicy = HTTPField.Name(verified: "Cross-Origin-Resource-Policy")
    static let serverTiming = HTTPField.Name(verified: "Server-Timing")
}
