// A folder of its own for a test, and commands to be written into it.
#pragma once

#include <filesystem>
#include <string>

#include "storage/journal.hpp"

namespace td::test {

/// Goes away with everything in it.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path path;
};

std::string bytes_of(const std::filesystem::path& path);

void write_bytes(const std::filesystem::path& path, const std::string& bytes);

inline const RunOrigin some_origin{0xFEDCBA9876543210ull, "the_deep", 77};

/// Another one for every number; all kinds come by.
KeptCommand some_command(std::size_t number);

}  // namespace td::test
