// What mimalloc reads of this header of Apple's SDK: see decision 030.
#include <stddef.h>
#include <stdint.h>
int32_t CCRandomGenerateBytes(void *bytes, size_t count);
