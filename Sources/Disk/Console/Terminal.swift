import Glibc

/// The terminal someone sits at.
package enum Terminal {
    /// Waits for one key and returns it, without an Enter behind it; nil at the end of the input and for Ctrl-C.
    ///
    /// The terminal is as before when it returns. What is no terminal gives its next character.
    package static func key() -> Character? {
        var before = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
        if isTerminal {
            var keys = before
            // Ctrl-C arrives as a character, so that the terminal is never left without an echo.
            keys.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
        }
        defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) } }
        var bytes: [UInt8] = []
        while bytes.count < 4 {
            var byte: UInt8 = 0
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            bytes.append(byte)
            if let text = String(validating: bytes, as: UTF8.self) { return isEnd(byte) ? nil : text.first }
        }
        return nil
    }

    /// Ctrl-C and Ctrl-D.
    private static func isEnd(_ byte: UInt8) -> Bool { byte == 3 || byte == 4 }
}
