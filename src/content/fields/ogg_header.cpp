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

    /// What is wrong with the next page; empty: nothing.
    std::string take(ogg_page& page) {
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
        return take_packets(page);
    }

    bool ended() const { return m_ended; }
    std::uint64_t length() const { return static_cast<std::uint64_t>(m_length); }
    /// The first three packets, as far as they are there.
    const std::vector<std::string>& headers() const { return m_headers; }

private:
    std::string take_packets(ogg_page& page) {
        ogg_packet packet{};
        bool is_whole = ogg_stream_pagein(&m_state, &page) == 0;
        for (int taken = 1; is_whole && taken != 0;) {
            taken = ogg_stream_packetout(&m_state, &packet);
            is_whole = taken >= 0;
            if (taken > 0 && m_headers.size() < vorbis_headers)
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
        // The library reads from what it takes by a pointer to change.
        oggpack_readinit(&m_buffer, reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data())), static_cast<int>(bytes.size()));
    }

    /// 0..32 bits; 0 beyond the end.
    std::uint32_t take(unsigned count) {
        advance(count);
        return m_over ? 0 : static_cast<std::uint32_t>(oggpack_read(&m_buffer, static_cast<int>(count)));
    }
    void skip(std::uint64_t count) {
        advance(count);
        if (!m_over) oggpack_adv(&m_buffer, static_cast<int>(count));
    }
    /// More was asked for than there is.
    bool is_over() const { return m_over; }

private:
    void advance(std::uint64_t count) {
        m_over = m_over || count > m_bits;
        if (!m_over) m_bits -= count;
    }

    oggpack_buffer m_buffer{};
    std::uint64_t m_bits;  ///< that are left
    bool m_over = false;
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
    const bool is_ordered = bits.take(1) != 0;
    if (is_ordered) {
        bits.take(5);
        for (std::uint64_t known = 0; known < entries && !bits.is_over();) known += bits.take(bits_of(entries - known));
        return;
    }
    const bool is_sparse = bits.take(1) != 0;
    for (std::uint64_t i = 0; i < entries && !bits.is_over(); ++i)
        if (!is_sparse || bits.take(1) != 0) bits.take(5);
}

/// Reads on behind a codebook; gives what its tables hold.
std::uint64_t skip_codebook(Bits& bits) {
    constexpr std::uint32_t sign = 0x564342;
    if (bits.take(24) != sign) return most_in_codebooks + 1;
    const std::uint64_t dimensions = bits.take(16), entries = bits.take(24);
    if (dimensions == 0 || entries == 0) return most_in_codebooks + 1;
    const std::uint64_t held = entries * dimensions;
    if (held > most_in_codebooks) return held;
    skip_code_lengths(bits, entries);
    const std::uint32_t lookup = bits.take(4);
    if (lookup == 0) return held;
    bits.skip(64);
    const std::uint64_t width = bits.take(4) + 1;
    bits.take(1);
    bits.skip(width * (lookup == 1 ? quantised_values(entries, dimensions) : entries * dimensions));
    return held;
}

bool builds_too_much(std::string_view setup) {
    constexpr std::size_t name_size = 7;
    Bits bits(setup.substr(name_size));
    const std::uint32_t books = bits.take(8) + 1;
    std::uint64_t held = 0;
    for (std::uint32_t i = 0; i < books && held <= most_in_codebooks && !bits.is_over(); ++i) held += skip_codebook(bits);
    return held > most_in_codebooks || bits.is_over();
}

std::string fault_of_headers(const std::vector<std::string>& headers) {
    constexpr std::size_t identification_size = 30;
    if (headers.empty() || !headers[0].starts_with("\x01vorbis"))
        return !headers.empty() && headers[0].starts_with("OpusHead") ? "contains Opus, not Vorbis" : "contains no Vorbis";
    if (headers.size() < vorbis_headers || headers[0].size() < identification_size ||
        Bits(std::string_view(headers[0]).substr(7, 4)).take(32) != 0 || !headers[1].starts_with("\x03vorbis") ||
        !headers[2].starts_with("\x05vorbis"))
        return "is damaged: a Vorbis header is incomplete";
    if (builds_too_much(headers[2])) return "is damaged: its codebooks are not those of a sound";
    return {};
}

}  // namespace

SoundHeader look_into_ogg(std::string_view bytes) {
    if (!bytes.starts_with("OggS")) return {"is not an OGG file", 0, 0, 0};
    SoundHeader result;
    Pages pages(bytes);
    std::optional<Stream> stream;
    while (result.fault.empty() && !pages.at_end()) {
        std::optional<ogg_page> page = pages.next();
        if (page && !stream) stream.emplace(*page);
        result.fault = page ? stream->take(*page) : "is damaged: a page is incomplete";
    }
    if (result.fault.empty()) result.fault = fault_of_headers(stream->headers());
    if (result.fault.empty() && !stream->ended()) result.fault = "is truncated: its last page is missing";
    if (!result.fault.empty()) return result;
    const std::string& identification = stream->headers()[0];
    result.channels = static_cast<unsigned char>(identification[11]);
    Bits rate(std::string_view(identification).substr(12, 4));
    result.rate = rate.take(32);
    result.length = stream->length();
    return result;
}

}  // namespace td
