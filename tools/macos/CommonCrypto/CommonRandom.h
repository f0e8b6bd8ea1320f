// Replaces this header of Apple's SDK when cross-compiling. It has only the part that mimalloc uses; see decision 030.
#include <stddef.h>
#include <stdint.h>
int32_t CCRandomGenerateBytes(void *bytes, size_t count);
