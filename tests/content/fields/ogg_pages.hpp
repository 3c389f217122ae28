// Spoilt OGG files whose checksums are right again, so that what is behind the checksums is reached. For the sounds of tests/fuzz/corpus.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include "project_folder.hpp"

namespace td::testing {

inline std::string corpus_file(const std::string& name) {
    std::ifstream in(project_folder() / ("tests/fuzz/corpus/" + name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The bytes of the page that begins at `at`; 0: there is no whole one.
inline std::size_t page_size(const std::string& ogg, std::size_t at) {
    if (ogg.compare(at, 4, "OggS") != 0 || ogg.size() < at + 27) return 0;
    const std::size_t segments = static_cast<unsigned char>(ogg[at + 26]);
    std::size_t size = 27 + segments;
    for (std::size_t i = 0; i < segments && at + 27 + i < ogg.size(); ++i) size += static_cast<unsigned char>(ogg[at + 27 + i]);
    return at + size <= ogg.size() ? size : 0;
}

/// Sets the checksums of all pages, bit by bit as RFC 3533 has it.
inline std::string with_checksums(std::string ogg) {
    for (std::size_t at = 0, size = page_size(ogg, 0); size != 0; at += size, size = at < ogg.size() ? page_size(ogg, at) : 0) {
        for (std::size_t i = 22; i < 26; ++i) ogg[at + i] = 0;
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < size; ++i) {
            sum ^= static_cast<std::uint32_t>(static_cast<unsigned char>(ogg[at + i])) << 24;
            for (int bit = 0; bit < 8; ++bit) sum = (sum & 0x80000000u) != 0 ? sum << 1 ^ 0x04C11DB7u : sum << 1;
        }
        for (std::size_t i = 0; i < 4; ++i) ogg[at + 22 + i] = static_cast<char>(sum >> (8 * i) & 0xFF);
    }
    return ogg;
}

/// The file with one byte set.
inline std::string with_byte(std::string ogg, std::size_t at, unsigned value) {
    ogg[at] = static_cast<char>(value);
    return ogg;
}

/// Where the table of codebooks begins, behind their number.
inline std::size_t codebooks_in(const std::string& ogg) { return ogg.find("\x05vorbis") + 8; }

/// A file whose first codebook asks for a table of 16 million numbers.
inline std::string codebook_bomb() {
    std::string ogg = corpus_file("ogg_sine");
    const std::size_t book = codebooks_in(ogg);
    for (std::size_t i = 0; i < 2; ++i) ogg[book + 3 + i] = i == 0 ? 1 : 0;           // one dimension
    for (std::size_t i = 0; i < 3; ++i) ogg[book + 5 + i] = static_cast<char>(0xFF);  // entries
    ogg[book + 8] = static_cast<char>(0x01 | 23 << 1);                                // ordered, all of 24 bits
    return with_checksums(std::move(ogg));
}

}  // namespace td::testing
