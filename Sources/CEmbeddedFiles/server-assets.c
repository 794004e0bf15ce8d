// The files that only the server has, by name.
#include "CEmbeddedFiles.h"

static const uint8_t log_192_png[] = {
#embed "../../Sources/Serving/Server/Assets/log-192.png"
};
static const uint8_t log_512_png[] = {
#embed "../../Sources/Serving/Server/Assets/log-512.png"
};
static const uint8_t log_js[] = {
#embed "../../Sources/Serving/Server/Assets/log.js"
};
static const uint8_t reload_js[] = {
#embed "../../Sources/Serving/Server/Assets/reload.js"
};
static const uint8_t serve_css[] = {
#embed "../../Sources/Serving/Server/Assets/serve.css"
};
static const uint8_t settings_css[] = {
#embed "../../Sources/Serving/Server/Assets/settings.css"
};

const struct embedded_file *embedded_server_assets(size_t *count) {
    static const struct embedded_file files[] = {
        {"log-192.png", log_192_png, sizeof log_192_png},
        {"log-512.png", log_512_png, sizeof log_512_png},
        {"log.js", log_js, sizeof log_js},
        {"reload.js", reload_js, sizeof reload_js},
        {"serve.css", serve_css, sizeof serve_css},
        {"settings.css", settings_css, sizeof settings_css},
    };
    *count = sizeof files / sizeof files[0];
    return files;
}
