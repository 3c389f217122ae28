// Decodes recorded sounds of packs. Knows no audio device.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/sound.hpp"

namespace td {

/// The samples, channels interleaved, never more than the file's header announced; empty if it cannot be decoded.
std::vector<std::int16_t> decoded(const RecordedSound& recording);

}  // namespace td
