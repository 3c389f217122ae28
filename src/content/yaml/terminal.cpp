#include "content/yaml/terminal.hpp"

#include "base/printable.hpp"
#include "base/utf8.hpp"

namespace td {

namespace {

/// Bytes at the end of `text` that may be the beginning of a character: up to 3.
std::size_t begun_at_end(std::string_view text) {
    for (std::size_t count = 1; count <= 3 && count <= text.size(); ++count) {
        const auto byte = static_cast<unsigned char>(text[text.size() - count]);
        if (byte < 0x80) return 0;
        const std::size_t length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 0;
        if (length > 0) return length > count ? count : 0;
    }
    return 0;
}

}  // namespace

PrintableOutput::PrintableOutput(std::ostream& stream) : m_stream(stream), m_target(stream.rdbuf(this)) {}

PrintableOutput::~PrintableOutput() {
    const std::string cosmetic = printable(m_begun);
    m_target->sputn(cosmetic.data(), static_cast<std::streamsize>(cosmetic.size()));
    m_stream.rdbuf(m_target);
}

bool PrintableOutput::pass_on(std::string_view bytes) {
    m_begun += bytes;
    const std::size_t waiting = begun_at_end(m_begun);
    const std::string cosmetic = printable(std::string_view(m_begun).substr(0, m_begun.size() - waiting));
    m_begun.erase(0, m_begun.size() - waiting);
    const auto size = static_cast<std::streamsize>(cosmetic.size());
    return m_target->sputn(cosmetic.data(), size) == size;
}

PrintableOutput::int_type PrintableOutput::overflow(int_type byte) {
    if (traits_type::eq_int_type(byte, traits_type::eof())) return traits_type::not_eof(byte);
    const char character = traits_type::to_char_type(byte);
    return pass_on({&character, 1}) ? byte : traits_type::eof();
}

std::streamsize PrintableOutput::xsputn(const char* bytes, std::streamsize count) {
    return pass_on({bytes, static_cast<std::size_t>(count)}) ? count : 0;
}

int PrintableOutput::sync() { return m_target->pubsync(); }

}  // namespace td
