// The public headers of libcmark-gfm and libcmark-gfm-extensions; node.h, parser.h and the rest are private to them.
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
