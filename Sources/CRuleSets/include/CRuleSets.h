#ifndef C_RULE_SETS_H
#define C_RULE_SETS_H
#include <stddef.h>

/// The bytes of an embedded file of `Rules/` and their number, or NULL for an unknown name.
const unsigned char *rule_set_file(const char *name, size_t *count);

/// The name of the embedded file at `index`, or NULL past the last one.
const char *rule_set_file_name(size_t index);

#endif
