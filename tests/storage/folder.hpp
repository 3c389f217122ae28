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

/// True if there is one notice, of that kind.
inline bool tells_only(const std::vector<JournalNotice>& notices, JournalNotice::Kind kind) {
    return notices.size() == 1 && notices.front().kind == kind;
}
/// True if there is one notice: a file was set aside for `reason`.
inline bool tells_only(const std::vector<JournalNotice>& notices, AsideReason reason) {
    return tells_only(notices, JournalNotice::Kind::set_aside) && notices.front().reason == reason;
}

inline std::string details_of(const std::vector<JournalNotice>& notices) {
    std::string details;
    for (const JournalNotice& notice : notices) details += notice.detail + "\n";
    return details;
}

std::string bytes_of(const std::filesystem::path& path);

void write_bytes(const std::filesystem::path& path, const std::string& bytes);

inline const RunOrigin some_origin{0xFEDCBA9876543210ull, "the_deep", 77};

/// Another one for every number; all kinds come by.
KeptCommand some_command(std::size_t number);

}  // namespace td::test
