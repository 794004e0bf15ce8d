/// The secret in every form of the site: a page of another site cannot read it, so it cannot send such a form.
///
/// A new one for each start of the server.
struct FormToken: Sendable {
    /// 64 hexadecimal digits.
    let text: String

    /// The name of the hidden field that holds it.
    static let field = "token"

    /// Makes one of 256 random bits from the system's generator.
    init() {
        var generator = SystemRandomNumberGenerator()
        text = (0..<4).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Whether a text is the token; takes as long for any text of its length, so that it cannot be guessed piece by piece.
    func matches(_ text: String) -> Bool {
        let (own, given) = (Array(self.text.utf8), Array(text.utf8))
        guard own.count == given.count else { return false }
        return zip(own, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
