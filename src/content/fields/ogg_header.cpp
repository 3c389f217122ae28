// OGG Vorbis. Sources: RFC 3533 for pages, the Vorbis I specification, 3 and 4.2, for headers and codebooks.
#include <array>
#include <optional>
#include <vector>

#include "content/fields/sound_header.hpp"

namespace td {

namespace {

constexpr std::size_t page_head = 27;
constexpr unsigned goes_on = 1, first_of_stream = 2, last_of_stream = 4;
constexpr std::uint64_t no_position = ~std::uint64_t{0};
constexpr std::size_t vorbis_headers = 3;
/// What the tables of all codebooks together may hold. Those of an encoder hold some 60,000; a file of a few bytes could ask for gigabytes.
constexpr std::uint64_t most_in_codebooks = 4u << 20;

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

constexpr std::array<std::uint32_t, 256> make_checksum_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i << 24;
        for (int bit = 0; bit < 8; ++bit) value = value << 1 ^ ((value >> 31) != 0 ? 0x04C11DB7u : 0u);
        table[i] = value;
    }
    return table;
}

/// The page's own checksum counts as zero.
std::uint32_t checksum_of(std::string_view page) {
    static constexpr std::array<std::uint32_t, 256> table = make_checksum_table();
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < page.size(); ++i) {
        const std::uint32_t byte = i >= 22 && i < 26 ? 0u : static_cast<unsigned char>(page[i]);
        sum = sum << 8 ^ table[(sum >> 24 ^ byte) & 0xFF];
    }
    return sum;
}

struct Page {
    unsigned flags = 0;
    std::uint64_t position = 0;  ///< samples up to its end
    std::uint64_t stream = 0;
    std::uint64_t number = 0;
    std::string_view lengths;  ///< of the segments
    std::string_view body;
    std::size_t size = 0;
};

std::optional<Page> page_at_start(std::string_view bytes) {
    if (bytes.size() < page_head || bytes.substr(0, 4) != "OggS" || bytes[4] != 0) return std::nullopt;
    Page page;
    page.flags = static_cast<unsigned char>(bytes[5]);
    page.position = number_at(bytes, 6, 8);
    page.stream = number_at(bytes, 14, 4);
    page.number = number_at(bytes, 18, 4);
    const std::size_t segments = static_cast<unsigned char>(bytes[26]);
    if (bytes.size() < page_head + segments) return std::nullopt;
    page.lengths = bytes.substr(page_head, segments);
    std::size_t length = 0;
    for (const char one : page.lengths) length += static_cast<unsigned char>(one);
    page.size = page_head + segments + length;
    if (bytes.size() < page.size) return std::nullopt;
    page.body = bytes.substr(page_head + segments, length);
    if (checksum_of(bytes.substr(0, page.size)) != number_at(bytes, 22, 4)) return std::nullopt;
    return page;
}

/// The pages of a file, one after the other.
class Pages {
public:
    /// What is wrong with the next one; empty: nothing. `rest` begins with it, and loses it.
    std::string take(std::string_view& rest) {
        const std::optional<Page> page = page_at_start(rest);
        if (!page) return m_count == 0 && rest.substr(0, 4) != "OggS" ? "is no OGG" : "is damaged: a page is not whole";
        rest.remove_prefix(page->size);
        const bool is_first = m_count == 0;
        if (is_first) m_stream = page->stream;
        if (page->stream != m_stream || m_ended || ((page->flags & first_of_stream) != 0) != is_first) return "holds more than one sound";
        if (page->number != m_count) return "is damaged: a page is missing";
        ++m_count;
        m_ended = (page->flags & last_of_stream) != 0;
        if (page->position != no_position) {
            if (page->position < m_length || page->position > no_position / 2) return "is damaged: it goes back in time";
            m_length = page->position;
        }
        return keep_headers(*page);
    }

    bool ended() const { return m_ended; }
    std::uint64_t length() const { return m_length; }
    /// The first three packets, as far as they are there.
    const std::vector<std::string>& headers() const { return m_headers; }

private:
    std::string keep_headers(const Page& page) {
        if (((page.flags & goes_on) != 0) != m_is_open) return "is damaged: a packet is not whole";
        std::size_t at = 0;
        for (const char one : page.lengths) {
            const std::size_t length = static_cast<unsigned char>(one);
            if (m_headers.size() < vorbis_headers) m_packet += page.body.substr(at, length);
            at += length;
            m_is_open = length == 255;
            if (m_is_open || m_headers.size() >= vorbis_headers) continue;
            m_headers.push_back(std::move(m_packet));
            m_packet.clear();
        }
        return {};
    }

    std::uint64_t m_stream = 0;
    std::uint64_t m_count = 0;
    std::uint64_t m_length = 0;
    bool m_ended = false;
    bool m_is_open = false;  ///< the last packet goes on in the next page
    std::string m_packet;
    std::vector<std::string> m_headers;
};

/// Reads numbers of some bits each, the lowest bit of a byte first.
class Bits {
public:
    explicit Bits(std::string_view bytes) : m_bytes(bytes) {}

    /// 0..32 bits; 0 beyond the end.
    std::uint32_t take(unsigned count) {
        std::uint32_t value = 0;
        if (count > left()) m_over = true;
        for (unsigned i = 0; i < count && !m_over; ++i, ++m_at)
            value |= (static_cast<std::uint32_t>(static_cast<unsigned char>(m_bytes[m_at / 8])) >> (m_at % 8) & 1u) << i;
        return value;
    }
    void skip(std::uint64_t count) {
        if (count > left()) m_over = true;
        if (!m_over) m_at += static_cast<std::size_t>(count);
    }
    /// More was asked for than there is.
    bool is_over() const { return m_over; }

private:
    std::uint64_t left() const { return std::uint64_t{m_bytes.size()} * 8 - m_at; }

    std::string_view m_bytes;
    std::size_t m_at = 0;
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
        return !headers.empty() && headers[0].starts_with("OpusHead") ? "holds Opus, not Vorbis" : "holds no Vorbis";
    if (headers.size() < vorbis_headers || headers[0].size() < identification_size || number_at(headers[0], 7, 4) != 0 ||
        !headers[1].starts_with("\x03vorbis") || !headers[2].starts_with("\x05vorbis"))
        return "is damaged: a header of Vorbis is not whole";
    if (builds_too_much(headers[2])) return "is damaged: its codebooks are not as those of a sound";
    return {};
}

}  // namespace

SoundHeader look_into_ogg(std::string_view bytes) {
    SoundHeader result;
    Pages pages;
    do result.fault = pages.take(bytes);
    while (result.fault.empty() && !bytes.empty());
    if (result.fault.empty()) result.fault = fault_of_headers(pages.headers());
    if (result.fault.empty() && !pages.ended()) result.fault = "is cut off: its last page is missing";
    if (!result.fault.empty()) return result;
    const std::string& identification = pages.headers()[0];
    result.channels = static_cast<unsigned>(number_at(identification, 11, 1));
    result.rate = static_cast<unsigned>(number_at(identification, 12, 4));
    result.length = pages.length();
    return result;
}

}  // namespace td
