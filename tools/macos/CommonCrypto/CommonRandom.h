// The part of this header of Apple's SDK that mimalloc uses: see decision 030.
#include <stddef.h>
#include <stdint.h>
int32_t CCRandomGenerateBytes(void *bytes, size_t count);
