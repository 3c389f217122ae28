// Writes pictures as PNG bytes (RFC 2083), the zlib stream made of stored blocks (RFC 1950, 1951).
#include "art/png.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace td {

namespace {

using Bytes = std::vector<std::byte>;

void big_endian(Bytes& out, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) out.push_back(static_cast<std::byte>(value >> shift));
}

void text(Bytes& out, std::string_view characters) {
    for (const char c : characters) out.push_back(static_cast<std::byte>(c));
}

std::uint32_t crc(const Bytes& bytes, std::size_t from) {
    std::uint32_t value = 0xFFFFFFFFu;
    for (std::size_t i = from; i < bytes.size(); ++i) {
        value ^= static_cast<std::uint32_t>(bytes[i]);
        for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ ((value & 1u) != 0 ? 0xEDB88320u : 0u);
    }
    return ~value;
}

std::uint32_t adler(const Bytes& bytes) {
    std::uint32_t a = 1, b = 0;
    for (const std::byte byte : bytes) {
        a = (a + static_cast<std::uint32_t>(byte)) % 65521u;
        b = (b + a) % 65521u;
    }
    return (b << 16) | a;
}

void chunk(Bytes& out, std::string_view kind, const Bytes& content) {
    big_endian(out, static_cast<std::uint32_t>(content.size()));
    const std::size_t start = out.size();
    text(out, kind);
    out.insert(out.end(), content.begin(), content.end());
    big_endian(out, crc(out, start));
}

Bytes stored(const Bytes& raw) {
    constexpr std::size_t largest_block = 65535;
    Bytes out{std::byte{0x78}, std::byte{0x01}};
    for (std::size_t at = 0; at < raw.size(); at += largest_block) {
        const std::size_t size = std::min(largest_block, raw.size() - at);
        out.push_back(static_cast<std::byte>(at + size == raw.size()));
        for (const std::size_t field : {size, ~size}) {
            out.push_back(static_cast<std::byte>(field));
            out.push_back(static_cast<std::byte>(field >> 8));
        }
        const auto from = raw.begin() + static_cast<std::ptrdiff_t>(at);
        out.insert(out.end(), from, from + static_cast<std::ptrdiff_t>(size));
    }
    big_endian(out, adler(raw));
    return out;
}

}  // namespace

std::vector<std::byte> png_bytes(const Image& image) {
    Bytes header;
    big_endian(header, static_cast<std::uint32_t>(image.width()));
    big_endian(header, static_cast<std::uint32_t>(image.height()));
    for (const int field : {8, 6, 0, 0, 0}) header.push_back(static_cast<std::byte>(field));  // 8 bits a channel, RGBA
    Bytes rows;
    for (int y = 0; y < image.height(); ++y) {
        rows.push_back(std::byte{0});
        for (int x = 0; x < image.width(); ++x) {
            const Rgba p = image[{x, y}];
            for (const std::uint8_t value : {p.r, p.g, p.b, p.a}) rows.push_back(static_cast<std::byte>(value));
        }
    }
    Bytes out{std::byte{0x89}};
    text(out, "PNG\r\n\x1A\n");
    chunk(out, "IHDR", header);
    chunk(out, "IDAT", stored(rows));
    chunk(out, "IEND", {});
    return out;
}

}  // namespace td
