// Hears from the system when a file of content below a directory is written, renamed or removed. Reads none of them.
#pragma once

#include <filesystem>

namespace td {

class ContentWatch {
public:
    /// Throws std::runtime_error with a sentence when the system watches no more directories.
    explicit ContentWatch(std::filesystem::path directory);
    ~ContentWatch();
    ContentWatch(const ContentWatch&) = delete;
    ContentWatch& operator=(const ContentWatch&) = delete;

    /// Did anything happen since the last call? Never waits.
    bool changed();

private:
    void watch_folders();

    std::filesystem::path m_directory;
    int m_events;
};

}  // namespace td
