#pragma once

#include <stddef.h>
#include <stdint.h>

/// The sum of bytes.
uint32_t checksum(const uint8_t *bytes, size_t count);
