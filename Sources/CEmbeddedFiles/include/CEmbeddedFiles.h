// Files that are part of the program, so that it can be copied anywhere.
//
// C's #embed takes no time to compile; as arrays of numbers in Swift the same bytes took 23 seconds.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct embedded_file {
    const char *name;
    const uint8_t *bytes;
    size_t count;
};

/// The files of Templates/, by name; `count` receives their number.
const struct embedded_file *embedded_templates(size_t *count);

/// The files that only the server has, by name; `count` receives their number.
const struct embedded_file *embedded_server_assets(size_t *count);

/// The outlines of letters, by name; `count` receives their number.
const struct embedded_file *embedded_letters(size_t *count);
