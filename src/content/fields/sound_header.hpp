// Sound files before they are decoded: what their headers say, and whether they are whole. Knows nothing of samples, nor of packs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace td {

struct SoundHeader {
    std::string fault;  ///< "is not an OGG file"; empty: none
    unsigned channels = 0;
    unsigned rate = 0;         ///< samples of each channel per second
    std::uint64_t length = 0;  ///< samples of each channel
};

/// An OGG with one stream of Vorbis: every page is looked at with its checksum, and every table that a decoder would build is counted.
SoundHeader look_into_ogg(std::string_view bytes);

/// A WAV of plain samples of 8 to 32 bits.
SoundHeader look_into_wav(std::string_view bytes);

}  // namespace td
