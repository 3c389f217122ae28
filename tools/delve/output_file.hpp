// Writes the output of a subcommand to the terminal, or atomically to a file.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "tools/delve/commands.hpp"

namespace td::delve {

/// Prints the text or, if `out` is not empty, writes it to that file. Throws std::runtime_error with a sentence for the user if it cannot
/// be written.
ExitCode print_or_write(const std::string& text, const std::string& out);

/// A file that is written piece by piece and replaced as a whole by close(): readers see either the old or the new content, and without
/// close() the old one stays. Devices and pipes are written directly.
class OutputFile {
public:
    /// Throws std::runtime_error with a sentence for the user if it cannot be written.
    explicit OutputFile(std::string file);
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    std::ostream& stream() { return m_stream; }
    /// Throws as above.
    void close();

private:
    [[noreturn]] void refuse() const;

    std::string m_file;
    bool m_is_in_place;
    std::filesystem::path m_target, m_draft;
    std::ofstream m_stream;
    bool m_is_closed = false;
};

/// Replaces the file atomically: concurrent readers see the old or the new content. Throws as above.
void write_whole_file(const std::string& file, const std::string& text);

}  // namespace td::delve
