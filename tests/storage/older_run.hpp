// Run files as earlier programs have written them.
#pragma once

#include <filesystem>

namespace td::test {

/// Makes of a run file in the present format, which names no packs, one of format 1, 2 or 3.
void make_older(const std::filesystem::path& file, int format);

}  // namespace td::test
