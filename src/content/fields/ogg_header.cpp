// OGG Vorbis. Sources: RFC 3533 for pages, the Vorbis I specification, 3 and 4.2, for headers and codebooks. Pages and packets are taken
// apart by the same library as in the decoder, so that both see the same headers.
#include <ogg/ogg.h>

#include <cstring>
#include <limits>
#include <optional>
#include <vector>

#include "content/fields/sound_header.hpp"

namespace td {

namespace {

constexpr std::size_t vorbis_headers = 3;
/// What the tables of all codebooks together may hold. Those of an encoder hold some 60,000; a file of a few bytes could ask for gigabytes.
constexpr std::uint64_t most_in_codebooks = 4u << 20;

/// A file, page by page.
class Pages {
public:
    /// Precondition: the file has less than 2 GiB.
    explicit Pages(std::string_view bytes) : m_left(bytes.size()) {
        ogg_sync_init(&m_sync);
        if (bytes.empty()) return;
        std::memcpy(ogg_sync_buffer(&m_sync, static_cast<long>(bytes.size())), bytes.data(), bytes.size());
        ogg_sync_wrote(&m_sync, static_cast<long>(bytes.size()));
    }
    ~Pages() { ogg_sync_clear(&m_sync); }
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    bool at_end() const { return m_left == 0; }
    /// The next page; nothing if there is none, it is not whole, or its checksum is wrong.
    std::optional<ogg_page> next() {
        ogg_page page{};
        const long size = ogg_sync_pageseek(&m_sync, &page);
        if (size <= 0) return std::nullopt;
        m_left -= static_cast<std::size_t>(size);
        return page;
    }

private:
    ogg_sync_state m_sync{};
    std::size_t m_left;
};

/// The one stream of a file, and the headers in its first packets.
class Stream {
public:
    explicit Stream(const ogg_page& first) { ogg_stream_init(&m_state, ogg_page_serialno(&first)); }
    ~Stream() { ogg_stream_clear(&m_state); }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    /// Adds the next page of the file. Returns what is wrong with it; empty: nothing.
    std::string add_page(ogg_page& page) {
        const bool is_first = m_pages == 0;
        if (ogg_page_serialno(&page) != m_state.serialno || m_ended || (ogg_page_bos(&page) != 0) != is_first)
            return "contains more than one sound";
        if (ogg_page_pageno(&page) != m_pages++) return "is damaged: a page is missing";
        m_ended = ogg_page_eos(&page) != 0;
        constexpr ogg_int64_t no_position = -1;
        if (const ogg_int64_t position = ogg_page_granulepos(&page); position != no_position) {
            if (position < m_length) return "is damaged: its time runs backwards";
            m_length = position;
        }
        return add_packets_of(page);
    }

    bool ended() const { return m_ended; }
    /// Samples of each channel.
    std::uint64_t length() const { return static_cast<std::uint64_t>(m_length); }
    /// The first three packets, as far as they are there.
    const std::vector<std::string>& headers() const { return m_headers; }

private:
    std::string add_packets_of(ogg_page& page) {
        ogg_packet packet{};
        bool is_whole = ogg_stream_pagein(&m_state, &page) == 0;
        for (int result = 1; is_whole && result != 0;) {  // 1: a packet, 0: no more of them, -1: one is missing
            result = ogg_stream_packetout(&m_state, &packet);
            is_whole = result >= 0;
            if (result > 0 && m_headers.size() < vorbis_headers)
                m_headers.emplace_back(reinterpret_cast<const char*>(packet.packet), static_cast<std::size_t>(packet.bytes));
        }
        return is_whole ? std::string() : "is damaged: a packet is incomplete";
    }

    ogg_stream_state m_state{};
    long m_pages = 0;
    ogg_int64_t m_length = 0;
    bool m_ended = false;
    std::vector<std::string> m_headers;
};

/// Reads numbers of some bits each.
class Bits {
public:
    explicit Bits(std::string_view bytes) : m_bits(std::uint64_t{bytes.size()} * 8) {
        // The library only reads the bytes, although its pointer is not to constant ones.
        oggpack_readinit(&m_buffer, reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data())), static_cast<int>(bytes.size()));
    }

    /// 0..32 bits; 0 beyond the end.
    std::uint32_t read(unsigned count) {
        advance(count);
        return m_past_end ? 0 : static_cast<std::uint32_t>(oggpack_read(&m_buffer, static_cast<int>(count)));
    }
    void skip(std::uint64_t count) {
        advance(count);
        if (!m_past_end) oggpack_adv(&m_buffer, static_cast<int>(count));
    }
    /// True if more was asked for than there is.
    bool is_past_end() const { return m_past_end; }

private:
    void advance(std::uint64_t count) {
        m_past_end = m_past_end || count > m_bits;
        if (!m_past_end) m_bits -= count;
    }

    oggpack_buffer m_buffer{};
    std::uint64_t m_bits;  ///< number of bits that are left
    bool m_past_end = false;
};

/// The number of bits that `value` needs.
unsigned bits_of(std::uint64_t value) {
    unsigned count = 0;
    for (; value != 0; value >>= 1) ++count;
    return count;
}

/// The largest number whose `dimensions`th power is not above `entries`. Precondition: neither is 0.
std::uint64_t quantised_values(std::uint64_t entries, std::uint64_t dimensions) {
    const auto fits = [&](std::uint64_t value) {
        std::uint64_t power = 1;
        for (std::uint64_t i = 0; i < dimensions && power <= entries; ++i) power *= value;
        return power <= entries;
    };
    if (dimensions >= 64) return 1;
    std::uint64_t value = 0;
    if (dimensions == 1) return entries;
    while (fits(value + 1)) ++value;
    return value;
}

void skip_code_lengths(Bits& bits, std::uint64_t entries) {
    constexpr unsigned length_bits = 5;
    const bool is_ordered = bits.read(1) != 0;
    if (is_ordered) {
        bits.skip(length_bits);
        for (std::uint64_t known = 0; known < entries && !bits.is_past_end();) known += bits.read(bits_of(entries - known));
        return;
    }
    const bool is_sparse = bits.read(1) != 0;
    for (std::uint64_t i = 0; i < entries && !bits.is_past_end(); ++i)
        if (!is_sparse || bits.read(1) != 0) bits.skip(length_bits);
}

/// Skips a codebook. Returns how many numbers its tables hold; more than most_in_codebooks for what is no codebook.
std::uint64_t skip_codebook(Bits& bits) {
    constexpr std::uint32_t sync_pattern = 0x564342;  // "BCV", lowest byte first
    if (bits.read(24) != sync_pattern) return most_in_codebooks + 1;
    const std::uint64_t dimensions = bits.read(16), entries = bits.read(24);
    if (dimensions == 0 || entries == 0) return most_in_codebooks + 1;
    const std::uint64_t held = entries * dimensions;
    if (held > most_in_codebooks) return held;
    skip_code_lengths(bits, entries);
    const std::uint32_t lookup = bits.read(4);
    if (lookup == 0) return held;
    bits.skip(64);  // the smallest value and the step between values, 32 bits each
    const std::uint64_t width = bits.read(4) + 1;
    bits.skip(1);  // whether values add up
    bits.skip(width * (lookup == 1 ? quantised_values(entries, dimensions) : entries * dimensions));
    return held;
}

/// True if a decoder would build too large tables from the codebooks of the third header, or these are cut off.
bool builds_too_much(std::string_view setup) {
    constexpr std::size_t name_size = 7;  // of "\x05vorbis"
    Bits bits(setup.substr(name_size));
    const std::uint32_t books = bits.read(8) + 1;
    std::uint64_t held = 0;
    for (std::uint32_t i = 0; i < books && held <= most_in_codebooks && !bits.is_past_end(); ++i) held += skip_codebook(bits);
    return held > most_in_codebooks || bits.is_past_end();
}

/// "contains no Vorbis"; empty if the three headers are good.
std::string fault_of_headers(const std::vector<std::string>& headers) {
    constexpr std::size_t identification_size = 30, version_at = 7;
    if (headers.empty() || !headers[0].starts_with("\x01vorbis"))
        return !headers.empty() && headers[0].starts_with("OpusHead") ? "contains Opus, not Vorbis" : "contains no Vorbis";
    if (headers.size() < vorbis_headers || headers[0].size() < identification_size ||
        Bits(std::string_view(headers[0]).substr(version_at, 4)).read(32) != 0 || !headers[1].starts_with("\x03vorbis") ||
        !headers[2].starts_with("\x05vorbis"))
        return "is damaged: a Vorbis header is incomplete";
    if (builds_too_much(headers[2])) return "is damaged: its codebooks are not those of a sound";
    return {};
}

}  // namespace

SoundHeader look_into_ogg(std::string_view bytes) {
    if (!bytes.starts_with("OggS")) return {.fault = "is not an OGG file"};
    SoundHeader result;
    Pages pages(bytes);
    std::optional<Stream> stream;
    while (result.fault.empty() && !pages.at_end()) {
        std::optional<ogg_page> page = pages.next();
        if (page && !stream) stream.emplace(*page);
        result.fault = page ? stream->add_page(*page) : "is damaged: a page is incomplete";
    }
    if (result.fault.empty()) result.fault = fault_of_headers(stream->headers());
    if (result.fault.empty() && !stream->ended()) result.fault = "is truncated: its last page is missing";
    if (!result.fault.empty()) return result;
    const std::string& identification = stream->headers()[0];
    constexpr std::size_t channels_at = 11, rate_at = 12;
    result.channels = static_cast<unsigned char>(identification[channels_at]);
    result.rate = Bits(std::string_view(identification).substr(rate_at, 4)).read(32);
    result.length = stream->length();
    return result;
}

}  // namespace td
