#include "content/yaml/archive.hpp"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "content/yaml/source_text.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

using Zip = std::unique_ptr<zip_t, decltype(&zip_discard)>;
using ZipFile = std::unique_ptr<zip_file_t, decltype(&zip_fclose)>;

/// What ends the reading: see ArchiveReading.
struct ArchiveFault {
    std::string what;
    std::string hint = {};
};

std::string small(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string words_of(int code) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string words = zip_error_strerror(&error);
    zip_error_fini(&error);
    return words;
}

struct Entry {
    zip_uint64_t number;
    std::string name;
    std::uint64_t size;
    std::uint64_t packed;
    bool is_folder;
};

/// True if the path leads out of the pack, or might on some system.
bool leads_out_of_pack(std::string_view name) {
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string_view::npos || name.find(':') != std::string_view::npos)
        return true;
    const fs::path path(name);
    return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".." || part == "."; });
}

/// `a\x0ab` for a name with a line feed in it; empty for a name without control characters.
std::string escaped_if_control(const std::string& name) {
    std::string escaped;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        escaped += byte < ' ' || byte == 0x7F ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
    }
    return escaped == name ? std::string() : escaped;
}

/// A link, a device, or anything else that is neither a file nor a folder.
bool is_special(zip_t* archive, zip_uint64_t number) {
    constexpr zip_uint32_t kind_mask = 0170000, regular = 0100000, folder = 0040000;
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(archive, number, 0, &system, &attributes) != 0 || system != ZIP_OPSYS_UNIX) return false;
    const zip_uint32_t kind = (attributes >> 16) & kind_mask;
    return kind != 0 && kind != regular && kind != folder;
}

Entry entry_of(zip_t* archive, zip_uint64_t number, const ArchiveLimits& limits) {
    zip_stat_t stat;
    zip_stat_init(&stat);
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
    if (zip_stat_index(archive, number, ZIP_FL_ENC_STRICT | ZIP_FL_ENC_RAW, &stat) != 0 || (stat.valid & needed) != needed)
        throw ArchiveFault{"is damaged: an entry cannot be read"};
    const std::string name = stat.name;
    if (name.size() > limits.path_bytes) throw ArchiveFault{fmt::format("contains a path of more than {} bytes", limits.path_bytes)};
    if (const std::string escaped = escaped_if_control(name); !escaped.empty())
        throw ArchiveFault{fmt::format("contains `{}`, whose name has a control character", escaped)};
    if (leads_out_of_pack(name)) throw ArchiveFault{fmt::format("contains `{}`, which leads out of the pack", name)};
    if (is_special(archive, number)) throw ArchiveFault{fmt::format("contains `{}`, which is neither a file nor a folder", name)};
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        throw ArchiveFault{fmt::format("contains `{}`, which is encrypted", name)};
    return {number, name, stat.size, stat.comp_size, name.back() == '/'};
}

/// All entries; each path once, whether in small letters or capitals, since some systems do not tell them apart.
std::vector<Entry> entries_of_archive(zip_t* archive, const ArchiveLimits& limits) {
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count < 0 || static_cast<std::size_t>(count) > limits.entries)
        throw ArchiveFault{fmt::format("contains more than {} files", limits.entries)};
    std::vector<Entry> entries;
    std::set<std::string> names;
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        entries.push_back(entry_of(archive, i, limits));
        if (!names.insert(small(entries.back().name)).second) throw ArchiveFault{fmt::format("contains `{}` twice", entries.back().name)};
    }
    return entries;
}

/// The folder with the `pack.yaml`: empty, or `frost/`.
std::string root_of(const std::vector<Entry>& entries) {
    const auto has = [&](const std::string& name) {
        return std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.name == name; });
    };
    if (has("pack.yaml")) return {};
    std::set<std::string> folders;
    for (const Entry& entry : entries) folders.insert(entry.name.substr(0, entry.name.find('/') + 1));
    folders.erase("__MACOSX/");
    if (folders.size() == 1 && !folders.begin()->empty() && has(*folders.begin() + "pack.yaml")) return *folders.begin();
    throw ArchiveFault{"is not a pack: it has no pack.yaml", "`delve pack FOLDER` makes an archive of a pack"};
}

void check_sizes(const std::vector<const Entry*>& wanted, const ArchiveLimits& limits) {
    std::uint64_t all = 0;
    for (const Entry* entry : wanted) {
        if (entry->size > limits.file_bytes)
            throw ArchiveFault{fmt::format("contains `{}`, which has more than {} bytes", entry->name, limits.file_bytes)};
        if (entry->size > limits.ratio_from && entry->size / limits.ratio > entry->packed)
            throw ArchiveFault{fmt::format("contains `{}`, which unpacks to more than {} times its size", entry->name, limits.ratio)};
        all += entry->size;
        if (all > limits.all_bytes) throw ArchiveFault{fmt::format("unpacks to more than {} bytes", limits.all_bytes)};
    }
}

/// No more than the entry says that it has: what it says was checked.
std::string unpacked(zip_t* archive, const Entry& entry) {
    const ZipFile file(zip_fopen_index(archive, entry.number, 0), &zip_fclose);
    std::string bytes(entry.size, '\0');
    char one_more = 0;
    const auto damaged = [&] { return ArchiveFault{fmt::format("is damaged: `{}` cannot be unpacked", entry.name)}; };
    if (!file) throw damaged();
    const auto size = static_cast<zip_int64_t>(entry.size);
    if (zip_fread(file.get(), bytes.data(), entry.size) != size || zip_fread(file.get(), &one_more, 1) != 0) throw damaged();
    return bytes;
}

bool is_hidden_below(const fs::path& path) {
    return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part.native().starts_with('.'); });
}

void read_into(ArchiveReading& reading, const std::string& bytes, const ArchiveLimits& limits) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    Zip archive(source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error), &zip_discard);
    if (!archive) {
        if (source != nullptr) zip_source_free(source);
        const std::string why = words_of(zip_error_code_zip(&error));
        zip_error_fini(&error);
        throw ArchiveFault{"is not a zip archive: " + small(why)};
    }
    const std::vector<Entry> entries = entries_of_archive(archive.get(), limits);
    const std::string root = root_of(entries);
    std::vector<const Entry*> wanted;
    for (const Entry& entry : entries)
        if (!entry.is_folder && entry.name.starts_with(root) && is_of_packs(entry.name) && !is_hidden_below(entry.name))
            wanted.push_back(&entry);
    check_sizes(wanted, limits);
    for (const Entry* entry : wanted) reading.files.emplace(entry->name.substr(root.size()), unpacked(archive.get(), *entry));
}

}  // namespace

bool is_archive(const fs::path& file) { return small(file.extension().generic_string()) == ".zip"; }

bool is_of_packs(const fs::path& file) {
    const std::string end = small(file.extension().generic_string());
    return end == ".yaml" || end == ".yml" || end == ".png" || end == ".ogg" || end == ".wav";
}

ArchiveReading read_archive(const fs::path& file, const ArchiveLimits& limits) {
    ArchiveReading reading;
    const FileBytes read = read_file_bytes(file, file.generic_string(), limits.archive_bytes);
    if (read.problem) {
        reading.fault = read.problem->message;
        return reading;
    }
    try {
        read_into(reading, read.bytes, limits);
    } catch (const ArchiveFault& fault) {
        reading = {{}, fault.what, fault.hint};
    }
    return reading;
}

}  // namespace td
