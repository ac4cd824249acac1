#ifndef C_EMBEDDED_FILES_H
#define C_EMBEDDED_FILES_H
#include <stddef.h>

/// The bytes of an embedded file, such as `Rules/apple.xml`, and their number, or NULL for an
/// unknown name.
const unsigned char *embedded_file(const char *name, size_t *count);

/// The name of the embedded file at `index`, or NULL past the last one.
const char *embedded_file_name(size_t index);

#endif
