// WAV: a RIFF file whose chunk `fmt ` describes the samples in its chunk `data`.
#include "content/fields/sound_header.hpp"

namespace td {

namespace {

/// The whole number in `size` bytes from byte `at`.
std::uint64_t little_endian(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

struct WavFormat {
    unsigned channels = 0;
    unsigned rate = 0;
    unsigned bits = 0;  ///< of a sample; 0: not read yet
};

/// Reads the chunk `fmt ` into `format`. Returns what is wrong with it; empty: nothing.
std::string read_format(std::string_view chunk, WavFormat& format) {
    constexpr std::size_t smallest = 16, tag_at = 0, channels_at = 2, rate_at = 4, bits_at = 14;
    constexpr std::uint64_t plain = 1, extensible = 0xFFFE;
    if (chunk.size() < smallest) return "is damaged: its format is incomplete";
    const std::uint64_t tag = little_endian(chunk, tag_at, 2);
    format = {.channels = static_cast<unsigned>(little_endian(chunk, channels_at, 2)),
              .rate = static_cast<unsigned>(little_endian(chunk, rate_at, 4)),
              .bits = static_cast<unsigned>(little_endian(chunk, bits_at, 2))};
    const bool is_known = format.bits == 8 || format.bits == 16 || format.bits == 24 || format.bits == 32;
    return (tag == plain || tag == extensible) && is_known ? std::string() : "contains compressed samples; use plain ones of 16 bits";
}

}  // namespace

SoundHeader look_into_wav(std::string_view bytes) {
    constexpr std::size_t riff_head = 12, chunk_head = 8;
    SoundHeader result;
    if (bytes.size() < riff_head || bytes.substr(0, 4) != "RIFF" || bytes.substr(8, 4) != "WAVE") return {.fault = "is not a WAV file"};
    WavFormat format;
    bytes.remove_prefix(riff_head);
    while (bytes.size() >= chunk_head) {
        const std::string_view name = bytes.substr(0, 4);
        const std::uint64_t size = little_endian(bytes, 4, 4);
        bytes.remove_prefix(chunk_head);
        if (size > bytes.size()) return {.fault = "is truncated"};
        const std::string_view chunk = bytes.substr(0, static_cast<std::size_t>(size));
        if (name == "fmt ") result.fault = read_format(chunk, format);
        if (!result.fault.empty()) return result;
        if (name == "data" && format.bits != 0 && format.channels != 0)
            return {.channels = format.channels,
                    .rate = format.rate,
                    .length = chunk.size() / (std::uint64_t{format.channels} * (format.bits / 8))};
        if (name == "data") break;
        bytes.remove_prefix(chunk.size());
        if (size % 2 == 1 && !bytes.empty()) bytes.remove_prefix(1);
    }
    return {.fault = "is damaged: it has no samples"};
}

}  // namespace td
