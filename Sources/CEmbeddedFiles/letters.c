// The outlines of letters in Sources/Sharing/Share/Letters, by name.
#include "CEmbeddedFiles.h"

static const uint8_t extra_bold[] = {
#embed "../../Sources/Sharing/Share/Letters/NunitoExtraBold.txt"
};
static const uint8_t medium[] = {
#embed "../../Sources/Sharing/Share/Letters/NunitoMedium.txt"
};

const struct embedded_file *embedded_letters(size_t *count) {
    static const struct embedded_file files[] = {
        {"NunitoExtraBold.txt", extra_bold, sizeof extra_bold},
        {"NunitoMedium.txt", medium, sizeof medium},
    };
    *count = sizeof files / sizeof files[0];
    return files;
}
