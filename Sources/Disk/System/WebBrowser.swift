import Dispatch
import Glibc

package enum WebBrowser {
    /// Part of `xdg-utils` in Debian.
    private static let program = "xdg-open"
    private static var hasDesktop: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { Machine.variable($0)?.isEmpty == false }
    }

    /// Opens an address if there is a desktop; failing isn't an error.
    package static func open(_ address: String) {
        guard hasDesktop else { return }
        var actions = posix_spawn_file_actions_t()
        guard posix_spawn_file_actions_init(&actions) == 0 else { return }
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The browser's own output isn't shown.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
        }
        let words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else { return }
        // Some desktops end it only together with the browser.
        DispatchQueue.global().async { [process] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
    }
}
