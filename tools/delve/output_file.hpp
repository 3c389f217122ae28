// Writes the output of a subcommand to the terminal, or atomically to a file.
#pragma once

#include <string>

#include "tools/delve/commands.hpp"

namespace td::delve {

/// Prints the text or, if `out` is not empty, writes it to that file. Throws std::runtime_error with a sentence for the user if it cannot
/// be written.
ExitCode print_or_write(const std::string& text, const std::string& out);

/// Replaces the file atomically: concurrent readers see the old or the new content. Throws as above.
void write_whole_file(const std::string& file, const std::string& text);

}  // namespace td::delve
