#include "content/yaml/terminal.hpp"

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <new>

#include "base/printable.hpp"
#include "base/utf8.hpp"

namespace td {

PrintableOutput::PrintableOutput(std::ostream& stream) : m_stream(stream), m_target(stream.rdbuf(this)) {}

PrintableOutput::~PrintableOutput() {
    const std::string escaped = printable(m_begun);
    m_target->sputn(escaped.data(), static_cast<std::streamsize>(escaped.size()));
    m_stream.rdbuf(m_target);
}

bool PrintableOutput::pass_on(std::string_view bytes) {
    m_begun += bytes;
    const std::size_t waiting = begun_character_at_end(m_begun);
    const std::string escaped = printable(std::string_view(m_begun).substr(0, m_begun.size() - waiting));
    m_begun.erase(0, m_begun.size() - waiting);
    const auto size = static_cast<std::streamsize>(escaped.size());
    return m_target->sputn(escaped.data(), size) == size;
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

std::string sentence_of(const std::exception& error) {
    if (const auto* const of_file = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return of_file->path1().generic_string() + ": " + of_file->code().message();
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) return "there is not enough memory";
    return error.what();
}

bool is_all_printed() {
    const bool is_out = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    const bool is_err = std::cerr.flush() && std::fflush(stderr) == 0 && std::ferror(stderr) == 0;
    return is_out && is_err;
}

}  // namespace td
