// A pack in one file: a zip archive. An archive comes from strangers, so it is read into memory as a whole, nothing of it is written to the
// disk, and every limit is checked before anything is unpacked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace td {

/// Far above any pack made by hand.
struct ArchiveLimits {
    std::uint64_t archive_bytes = 64u << 20;
    std::size_t entries = 10'000;
    std::uint64_t file_bytes = 4u << 20;  ///< of one file, unpacked
    std::uint64_t all_bytes = 96u << 20;  ///< of all files together, unpacked
    std::uint64_t ratio = 200;            ///< how many times its packed size a file of more than ratio_from bytes may have
    std::uint64_t ratio_from = 64u << 10;
    std::size_t path_bytes = 200;
};

/// What an archive holds; or, with a fault, nothing.
struct ArchiveReading {
    /// By their paths from the folder of the pack; without those that packs do not use.
    std::map<std::filesystem::path, std::string> files;
    std::string fault;  ///< what is wrong, to follow the file name: "is an empty file"; empty: nothing
    std::string hint;
};

/// True if the name ends in `.zip`, in small letters or capitals.
bool is_archive(const std::filesystem::path& file);
/// True for a kind of file that packs use: YAML, pictures, sounds.
bool is_of_packs(const std::filesystem::path& file);

/// True for a name that was probably meant as `pack.yaml`: `pack.yml`, `PACK.YAML`, `pack.yaml.txt`.
bool is_almost_pack_file(std::string_view name);

/// Reads the archive. The folder of the pack is the only one in it that holds `pack.yaml`, or the archive itself. `\` in paths is read
/// as `/`.
ArchiveReading read_archive(const std::filesystem::path& file, const ArchiveLimits& limits = {});

}  // namespace td
