// Reports, by inotify, whether a content file below some directories was written, renamed or removed. Reads no files.
#pragma once

#include <filesystem>
#include <vector>

namespace td {

class ContentWatch {
public:
    /// Throws std::runtime_error with a sentence if inotify has no more watches.
    /// Empty paths and missing directories are ignored.
    explicit ContentWatch(std::vector<std::filesystem::path> directories);
    ~ContentWatch();
    ContentWatch(const ContentWatch&) = delete;
    ContentWatch& operator=(const ContentWatch&) = delete;

    /// True if a content file or folder changed since the last call. Does not block. Throws like the constructor if new folders cannot be
    /// watched.
    bool changed();

private:
    void watch_folders();
    void watch_folders_of(const std::filesystem::path& directory);

    std::vector<std::filesystem::path> m_directories;
    int m_events;
};

}  // namespace td
