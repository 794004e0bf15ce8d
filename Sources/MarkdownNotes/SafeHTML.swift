/// HTML that a page may embed as it is.
///
/// Only this module can make one, so its origin is known. It is a sequence of whole block
/// elements, without scripts, styles, event handlers, images or any other thing a browser would load.
package struct SafeHTML: Sendable, Equatable {
    /// The elements as text; empty where there is nothing to show.
    package let html: String

    /// Wraps `html`; every caller is in this module and has escaped the person's text.
    init(vouchedFor html: String) {
        self.html = html
    }
}
