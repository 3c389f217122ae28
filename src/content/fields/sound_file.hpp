// Recorded sounds of packs: each found inside the pack of the file that names it, and its header checked, however many sounds name it.
// They are decoded by what plays them.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "catalog/sound.hpp"
#include "content/fields/pack_file.hpp"
#include "content/fields/value.hpp"

namespace td {

/// The sound files of one loading of content. Files, and all of them together, are limited in what they take to read and to decode.
class SoundFiles : public PackFiles {
public:
    struct Limits {
        std::size_t bytes = 64u << 20;       ///< of all files
        std::uint64_t decoded = 128u << 20;  ///< of all sounds, as samples of 16 bits
    };
    SoundFiles() = default;
    explicit SoundFiles(Limits limits) : m_limits(limits) {}

    struct SoundFile {
        std::shared_ptr<const RecordedSound> recording;  ///< null: see `fault`
        std::string fault;                               ///< "is not an OGG file"; empty: none
    };
    /// The sound in `file`, an existing regular file or one in an archive. The reference is good as long as this object.
    const SoundFile& of(const std::filesystem::path& file);

private:
    SoundFile read_and_check(const std::filesystem::path& file);

    Limits m_limits;
    std::size_t m_bytes = 0;
    std::uint64_t m_decoded = 0;
    std::map<std::filesystem::path, SoundFile> m_files;  ///< by their paths without links
};

/// `file: growl.ogg`, a path from the folder of the pack. Reports a file that is missing, lies elsewhere, is damaged, or is too long.
Value<std::shared_ptr<const RecordedSound>> recorded_sound();

}  // namespace td
