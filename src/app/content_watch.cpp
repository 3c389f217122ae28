#include "app/content_watch.hpp"

#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "content/yaml/archive.hpp"
#include "content/yaml/folder.hpp"

namespace td {

namespace {

namespace files = std::filesystem;

constexpr std::uint32_t signals = IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_CREATE;

bool is_content(std::string_view name) { return is_of_packs(name) || is_archive(name); }

}  // namespace

ContentWatch::ContentWatch(std::vector<files::path> directories)
    : m_directories(std::move(directories)), m_events(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    if (m_events < 0) throw std::runtime_error("The system cannot watch files: --watch is not available.");
    watch_folders();
}

ContentWatch::~ContentWatch() { close(m_events); }

/// Adds a watch for each folder; adding a folder again keeps its one watch.
void ContentWatch::watch_folders() {
    for (const files::path& directory : m_directories)
        if (path_exists(directory)) watch_folders_of(directory);
}

void ContentWatch::watch_folders_of(const files::path& directory) {
    const auto watch = [&](const files::path& folder) {
        if (inotify_add_watch(m_events, folder.c_str(), signals | IN_ONLYDIR) < 0 && errno == ENOSPC)
            throw std::runtime_error("The system cannot watch more folders: --watch is not available.");
    };
    watch(directory);
    for (const FolderEntry& entry : entries_below(directory))
        if (entry.kind == FolderEntry::Kind::folder) watch(entry.path);
    // A pack may be a link to its folder.
    for (const FolderEntry& entry : entries_of(directory)) {
        if (entry.kind != FolderEntry::Kind::link) continue;
        watch(entry.path);
        for (const FolderEntry& below : entries_below(entry.path))
            if (below.kind == FolderEntry::Kind::folder) watch(below.path);
    }
}

bool ContentWatch::changed() {
    bool any = false;
    bool folders = false;
    alignas(inotify_event) std::array<char, 8192> buffer{};
    for (ssize_t size = 0; (size = read(m_events, buffer.data(), buffer.size())) > 0;)
        for (ssize_t at = 0; at < size;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
            // After an overflow events are missing, and folders may be new.
            const bool folder = (event->mask & (IN_ISDIR | IN_Q_OVERFLOW)) != 0;
            // IN_CREATE comes before the content is written; IN_CLOSE_WRITE follows.
            const bool file = (event->mask & IN_CREATE) == 0 && event->len > 0 && is_content(event->name);
            folders = folders || folder;
            any = any || folder || file;
            at += static_cast<ssize_t>(sizeof(inotify_event)) + event->len;
        }
    if (folders) watch_folders();
    return any;
}

}  // namespace td
