// Tells by inotify whether a content file below a directory was written, renamed or removed. Reads no files.
#pragma once

#include <filesystem>

namespace td {

class ContentWatch {
public:
    /// Throws std::runtime_error with a sentence when inotify has no more watches.
    explicit ContentWatch(std::filesystem::path directory);
    ~ContentWatch();
    ContentWatch(const ContentWatch&) = delete;
    ContentWatch& operator=(const ContentWatch&) = delete;

    /// True if a content file or folder changed since the last call. Does not block. Throws as the constructor does when new folders
    /// cannot be watched.
    bool changed();

private:
    void watch_folders();

    std::filesystem::path m_directory;
    int m_events;
};

}  // namespace td
