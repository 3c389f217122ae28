// Where a subcommand's product goes: to the terminal, or into a file that is then complete or untouched.
#pragma once

#include <string>

#include "tools/delve/commands.hpp"

namespace td::delve {

/// Prints the text, or writes it to the file `out` when that is not empty. Throws std::runtime_error with a sentence for the user when
/// it cannot be written.
ExitCode print_or_write(const std::string& text, const std::string& out);

/// Writes the file as a whole: whoever reads it meanwhile sees the old one or the new one. Throws as above.
void write_whole_file(const std::string& file, const std::string& text);

}  // namespace td::delve
