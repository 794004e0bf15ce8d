import Actions
import Testing

@testable import Serving

@Suite struct SlowDownTests {
    @Test("wrong secrets are answered ever later, one after the other, however many come at once")
    func queue() throws {
        var slowDown = SlowDown()
        #expect((0..<6).map { _ in slowDown.failed(at: 1000) } == [1250, 1750, 2750, 4750, 8750, 12_750])
        #expect(slowDown.failed(at: 1000) == 16_750)
        #expect(slowDown.failed(at: 1000) == 20_750)
        #expect(slowDown.failed(at: 1000) == 24_750)
        #expect(slowDown.failed(at: 1000) == nil)
        #expect(slowDown.failed(at: 30_000) == 34_000)
        slowDown.succeeded()
        #expect(slowDown.failed(at: 60_000) == 60_250)
    }

    @Test("a token is another one for each start, and only itself is right")
    func token() {
        let token = TokenSecret()
        let gate = FormGate(token: token)
        #expect(token.text.count == 43)
        #expect(token.text != TokenSecret().text)
        #expect(gate.matches(token.text))
        for text in [
            "", String(token.text.dropLast()), token.text + "0", token.text.uppercased(), TokenSecret().text,
        ] {
            #expect(!gate.matches(text))
        }
    }
}
