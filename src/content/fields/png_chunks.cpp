#include "content/fields/png_chunks.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace td {

namespace {

constexpr std::size_t signature_size = 8;
constexpr std::size_t frame_size = 12;  ///< length, type and checksum around the data of a chunk

/// A chunk as it lies in the file.
struct Chunk {
    std::string_view type;
    std::string_view data;
    std::string_view whole;
};

/// Takes the next whole chunk off `rest`; false when none is left.
bool take_chunk(std::string_view& rest, Chunk& chunk) {
    if (rest.size() < frame_size) return false;
    std::uint32_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) length = length << 8 | static_cast<unsigned char>(rest[i]);
    if (length > rest.size() - frame_size) return false;
    chunk = {rest.substr(4, 4), rest.substr(8, length), rest.substr(0, frame_size + length)};
    rest.remove_prefix(chunk.whole.size());
    return true;
}

/// True for chunks that decide the pixels, and for all critical ones: the decoder refuses a file with those that it does not know.
bool is_needed(std::string_view type) {
    constexpr std::array<std::string_view, 5> of_colours{"tRNS", "gAMA", "cHRM", "sRGB", "sBIT"};
    const bool critical = type[0] >= 'A' && type[0] <= 'Z';
    return critical || std::find(of_colours.begin(), of_colours.end(), type) != of_colours.end();
}

/// zlib's stream with a lifetime.
class Inflater {
public:
    Inflater() { m_works = inflateInit(&m_stream) == Z_OK; }
    ~Inflater() { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    /// Goes on with `packed`. False at the end of the stream, where it is damaged, and beyond `most` bytes in all.
    bool feed(std::string_view packed, std::size_t most) {
        std::array<Bytef, 32768> out{};
        // zlib only reads the bytes, although its pointer is not to constant ones.
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
        while (m_works && m_total <= most) {
            m_stream.next_out = out.data();
            m_stream.avail_out = static_cast<uInt>(out.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            m_total += out.size() - m_stream.avail_out;
            m_works = result == Z_OK || result == Z_BUF_ERROR;  // the latter: nothing is left to do until more is fed
            if (m_stream.avail_in == 0 && m_stream.avail_out > 0) break;
        }
        return m_works && m_total <= most;
    }
    std::size_t total() const { return m_total; }

private:
    z_stream m_stream{};
    bool m_works = false;  ///< neither at the end of the stream nor at damage
    std::size_t m_total = 0;
};

}  // namespace

std::string without_side_chunks(std::string_view png) {
    std::string kept(png.substr(0, signature_size));
    std::string_view rest = png.substr(kept.size());
    for (Chunk chunk; take_chunk(rest, chunk);)
        if (is_needed(chunk.type)) kept += chunk.whole;
    return kept += rest;
}

bool inflates_beyond(std::string_view png, std::size_t most) {
    Inflater inflater;
    std::string_view rest = png.substr(std::min(signature_size, png.size()));
    for (Chunk chunk; take_chunk(rest, chunk);)
        if (chunk.type == "IDAT" && !chunk.data.empty() && !inflater.feed(chunk.data, most)) break;
    return inflater.total() > most;
}

}  // namespace td
