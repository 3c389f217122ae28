#include "tools/delve/output_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace td::delve {

OutputFile::OutputFile(std::string file) : m_file(std::move(file)) {
    std::error_code error;
    m_is_in_place = std::filesystem::exists(m_file, error) && !std::filesystem::is_regular_file(m_file, error);
    // Links are followed to the file.
    m_target = m_is_in_place ? std::filesystem::path(m_file) : std::filesystem::weakly_canonical(m_file, error);
    m_draft = m_is_in_place ? m_target : std::filesystem::path(m_target.string() + ".new");
    m_stream.open(m_draft, std::ios::binary);
    if (!m_stream) refuse();
}

OutputFile::~OutputFile() {
    if (m_is_closed || m_is_in_place) return;
    m_stream.close();
    std::error_code ignored;
    std::filesystem::remove(m_draft, ignored);
}

void OutputFile::close() {
    m_stream.close();
    std::error_code error;
    if (m_stream && !m_is_in_place) std::filesystem::rename(m_draft, m_target, error);
    if (!m_stream || error) refuse();
    m_is_closed = true;
}

void OutputFile::refuse() const { throw std::runtime_error("cannot write " + m_file); }

void write_whole_file(const std::string& file, const std::string& text) {
    OutputFile out(file);
    out.stream() << text;
    out.close();
}

ExitCode print_or_write(const std::string& text, const std::string& out) {
    if (out.empty())
        std::cout << text;
    else
        write_whole_file(out, text);
    return ExitCode::ok;
}

}  // namespace td::delve
