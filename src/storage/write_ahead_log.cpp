#include "storage/write_ahead_log.hpp"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <vector>

namespace td {

namespace {

constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;

/// The bytes of the log, and its running checksum.
class Log {
public:
    explicit Log(std::vector<unsigned char> bytes) : m_bytes(std::move(bytes)) {}

    std::size_t size() const { return m_bytes.size(); }
    std::uint32_t big_endian(std::size_t at) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i) value = value << 8 | m_bytes[at + i];
        return value;
    }
    bool same_salts(std::size_t a, std::size_t b) const { return big_endian(a) == big_endian(b) && big_endian(a + 4) == big_endian(b + 4); }

    void sum_big_endian(bool big) { m_big = big; }
    /// Adds `count` bytes from `at` to the checksum; `count` is a multiple of 8.
    void sum(std::size_t at, std::size_t count) {
        for (std::size_t i = at; i < at + count; i += 8) {
            m_first += word(i) + m_second;
            m_second += word(i + 4) + m_first;
        }
    }
    bool checksum_is_at(std::size_t at) const { return big_endian(at) == m_first && big_endian(at + 4) == m_second; }

private:
    std::uint32_t word(std::size_t at) const {
        const std::uint32_t value = big_endian(at);
        return m_big ? value : value >> 24 | (value >> 8 & 0xFF00u) | (value << 8 & 0xFF0000u) | value << 24;
    }

    std::vector<unsigned char> m_bytes;
    bool m_big = false;
    std::uint32_t m_first = 0;
    std::uint32_t m_second = 0;
};

constexpr std::size_t page_size_at = 8;
constexpr std::size_t salts_at = 16;

bool is_header_valid(Log& log) {
    const std::uint32_t magic = log.big_endian(0);
    if ((magic & ~1u) != 0x377F0682u) return false;
    log.sum_big_endian((magic & 1u) != 0);
    log.sum(0, 24);
    const std::uint32_t page = log.big_endian(page_size_at);
    return log.checksum_is_at(24) && page >= 512 && page <= 65536 && (page & (page - 1)) == 0;
}

}  // namespace

bool log_is_damaged(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return false;
    Log log(std::vector<unsigned char>{std::istreambuf_iterator<char>(in), {}});
    if (log.size() <= header_size) return false;
    if (!is_header_valid(log)) return true;
    const std::size_t page = log.big_endian(page_size_at);
    const std::size_t frame = frame_header_size + page;
    bool broken = false;
    for (std::size_t at = header_size; at + frame <= log.size(); at += frame) {
        // Frames with other salts are left from before the last checkpoint; SQLite ignores them.
        const bool is_current = log.same_salts(at + 8, salts_at);
        if (broken && is_current) return true;
        log.sum(at, 8);
        log.sum(at + frame_header_size, page);
        broken = broken || !is_current || !log.checksum_is_at(at + 16);
    }
    return false;
}

}  // namespace td
