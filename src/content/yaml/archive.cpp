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

/// Thrown to end the reading: ArchiveReading::fault and its hint.
struct ArchiveFault {
    std::string what;
    std::string hint = {};
};

/// The text with its ASCII letters in lower case.
std::string in_small_letters(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::string message_of_zip_error(int code) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string message = zip_error_strerror(&error);
    zip_error_fini(&error);
    return message;
}

struct Entry {
    zip_uint64_t number;
    std::string name;
    std::uint64_t size;    ///< bytes, as the archive says
    std::uint64_t packed;  ///< bytes of it in the archive
    zip_uint16_t method;   ///< of packing
    bool is_folder;
};

/// The name of a method of packing, or `number 99` if it has no name that people know.
std::string name_of_method(zip_uint16_t method) {
    constexpr std::pair<zip_uint16_t, std::string_view> names[] = {
        {1, "Shrink"},     {6, "Implode"}, {9, "Deflate64"}, {10, "PKWARE Implode"}, {12, "BZIP2"},   {14, "LZMA"},
        {93, "Zstandard"}, {94, "MP3"},    {95, "XZ"},       {96, "JPEG"},           {97, "WavPack"}, {98, "PPMd"},
    };
    for (const auto& [number, name] : names)
        if (number == method) return std::string(name);
    return fmt::format("number {}", method);
}

/// What a file called `.zip` really is, if its first bytes show that it is something else; empty if they do not.
std::string_view kind_of(std::string_view bytes) {
    using namespace std::string_view_literals;
    constexpr std::pair<std::string_view, std::string_view> kinds[] = {
        {"7z\xBC\xAF\x27\x1C"sv, "a 7z archive"},
        {"Rar!"sv, "a RAR archive"},
        {"\x1F\x8B"sv, "a gzip archive"},
        {"\xFD"  // divided, or the escape would go on with the 7
         "7zXZ"sv,
         "an XZ archive"},
        {"BZh"sv, "a bzip2 archive"},
        {"\x28\xB5\x2F\xFD"sv, "a Zstandard archive"},
        {"<!"sv, "a web page"},
        {"<html"sv, "a web page"},
    };
    for (const auto& [start, kind] : kinds)
        if (bytes.starts_with(start)) return kind;
    return {};
}

/// True if the path leads out of the pack, or might on some system.
bool leads_out_of_pack(std::string_view name) {
    if (name.empty() || name.front() == '/' || name.find(':') != std::string_view::npos) return true;
    const fs::path path(name);
    return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part == ".."; });
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

/// True for a link, a device, or anything else that is neither a file nor a folder.
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
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
    if (zip_stat_index(archive, number, ZIP_FL_ENC_STRICT | ZIP_FL_ENC_RAW, &stat) != 0 || (stat.valid & needed) != needed)
        throw ArchiveFault{"is damaged: an entry cannot be read"};
    std::string name = stat.name;
    std::replace(name.begin(), name.end(), '\\', '/');  // some programs under Windows write their own sign
    if (name.size() > limits.path_bytes) throw ArchiveFault{fmt::format("contains a path of more than {} bytes", limits.path_bytes)};
    if (const std::string escaped = escaped_if_control(name); !escaped.empty())
        throw ArchiveFault{fmt::format("contains `{}`, whose name has a control character", escaped)};
    if (leads_out_of_pack(name)) throw ArchiveFault{fmt::format("contains `{}`, which leads out of the pack", name)};
    if (is_special(archive, number)) throw ArchiveFault{fmt::format("contains `{}`, which is neither a file nor a folder", name)};
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE)
        throw ArchiveFault{fmt::format("contains `{}`, which is encrypted", name)};
    const bool is_folder = name.back() == '/';
    return {number, fs::path(name).lexically_normal().generic_string(), stat.size, stat.comp_size, stat.comp_method, is_folder};
}

/// All entries. Throws ArchiveFault for two paths that differ only in small letters and capitals: some systems do not tell them apart.
std::vector<Entry> entries_of_archive(zip_t* archive, const ArchiveLimits& limits) {
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count < 0 || static_cast<std::size_t>(count) > limits.entries)
        throw ArchiveFault{fmt::format("contains more than {} files", limits.entries)};
    std::vector<Entry> entries;
    std::set<std::string> names;
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        entries.push_back(entry_of(archive, i, limits));
        if (!names.insert(in_small_letters(entries.back().name)).second)
            throw ArchiveFault{fmt::format("contains `{}` twice", entries.back().name)};
    }
    return entries;
}

/// True for hidden files, and for what macOS puts beside the files of a pack.
bool is_hidden_below(const fs::path& path) {
    return std::any_of(path.begin(), path.end(), [](const fs::path& part) { return part.native().starts_with('.') || part == "__MACOSX"; });
}

/// The folders with a `pack.yaml`, such as `frost/`, by name, without those inside another of them.
std::set<std::string> roots_in(const std::vector<Entry>& entries) {
    std::set<std::string> all;
    for (const Entry& entry : entries) {
        if (!is_hidden_below(entry.name) && fs::path(entry.name).filename() == "pack.yaml")
            all.insert(entry.name.substr(0, entry.name.rfind('/') + 1));
    }
    std::set<std::string> outermost;
    for (const std::string& root : all) {  // an outer one comes before those in it
        const auto holds = [&](const std::string& outer) { return root.starts_with(outer); };
        if (std::none_of(outermost.begin(), outermost.end(), holds)) outermost.insert(root);
    }
    return outermost;
}

/// The folder of the pack, such as `frost/`; empty if that is the archive itself. Throws ArchiveFault unless there is exactly one pack.
std::string root_of(const std::vector<Entry>& entries) {
    const std::set<std::string> roots = roots_in(entries);
    if (roots.size() == 1) return *roots.begin();
    if (roots.size() > 1) {
        std::string names;
        for (const std::string& root : roots) names += (names.empty() ? "" : ", ") + root.substr(0, root.size() - 1);
        throw ArchiveFault{fmt::format("contains {} packs: {}", roots.size(), names), "make an archive of each, or put their folders here"};
    }
    for (const Entry& entry : entries)
        if (const std::string name = fs::path(entry.name).filename().generic_string(); is_almost_pack_file(name))
            throw ArchiveFault{"is not a pack: it has no pack.yaml", fmt::format("rename its {}", name)};
    throw ArchiveFault{"is not a pack: it has no pack.yaml", "`delve pack FOLDER` makes an archive of a pack"};
}

/// Throws ArchiveFault if unpacking the files, of the sizes that the archive says, would go beyond the limits.
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

/// The bytes of the entry. Reads no more than the size that it says, which check_sizes() has checked; throws ArchiveFault if there are
/// more.
std::string unpacked(zip_t* archive, const Entry& entry) {
    const std::string how = name_of_method(entry.method);
    if (zip_compression_method_supported(entry.method, 0) == 0)
        throw ArchiveFault{fmt::format("contains `{}`, which is packed by a method that is not read here ({})", entry.name, how),
                           "pack it with Deflate"};
    const ZipFile file(zip_fopen_index(archive, entry.number, 0), &zip_fclose);
    std::string bytes(entry.size, '\0');
    char one_more = 0;
    const bool is_usual = entry.method == ZIP_CM_STORE || entry.method == ZIP_CM_DEFLATE;
    const auto damaged = [&] {
        if (is_usual) return ArchiveFault{fmt::format("is damaged: `{}` cannot be unpacked", entry.name)};
        return ArchiveFault{fmt::format("contains `{}`, which cannot be unpacked: not every kind of {} is read here", entry.name, how),
                            "pack it with Deflate"};
    };
    if (!file) throw damaged();
    const auto size = static_cast<zip_int64_t>(entry.size);
    if (zip_fread(file.get(), bytes.data(), entry.size) != size || zip_fread(file.get(), &one_more, 1) != 0) throw damaged();
    return bytes;
}

/// Number of bytes before an archive whose offsets count from its own start, as in programs that unpack themselves.
/// Source: PKWARE's APPNOTE.TXT, 4.3.16.
std::size_t bytes_before_archive(std::string_view bytes) {
    constexpr std::size_t directory_size_at = 12, directory_offset_at = 16, length = 22;  // of the record that ends an archive
    const std::size_t end = bytes.rfind("PK\x05\x06");
    if (end == std::string_view::npos || bytes.size() - end < length) return 0;
    const auto number = [&](std::size_t at) {
        std::size_t value = 0;
        for (std::size_t i = 4; i > 0; --i) value = value << 8 | static_cast<unsigned char>(bytes[at + i - 1]);
        return value;
    };
    const std::size_t own_end = number(end + directory_size_at) + number(end + directory_offset_at);
    const bool has_bytes_before = own_end < end && bytes.substr(end - own_end).starts_with("PK");
    return has_bytes_before ? end - own_end : 0;
}

/// Fills the files of `reading`. Throws ArchiveFault.
void read_into(ArchiveReading& reading, std::string_view bytes, const ArchiveLimits& limits) {
    if (bytes.empty()) throw ArchiveFault{"is an empty file", "was it copied or downloaded completely?"};
    const std::string_view all = bytes;
    bytes.remove_prefix(bytes_before_archive(bytes));
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    Zip archive(source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error), &zip_discard);
    if (!archive) {
        if (source != nullptr) zip_source_free(source);
        const std::string why = message_of_zip_error(zip_error_code_zip(&error));
        zip_error_fini(&error);
        if (const std::string_view kind = kind_of(all); !kind.empty())
            throw ArchiveFault{fmt::format("is not a zip archive, but {}", kind), "pack it as zip"};
        if (bytes.starts_with("PK\x03\x04"))
            throw ArchiveFault{"is damaged: the list of its files, at its end, cannot be read", "was it copied or downloaded completely?"};
        const bool says_no_more = in_small_letters(why) == "not a zip archive";
        throw ArchiveFault{says_no_more ? "is not a zip archive" : "is not a zip archive: " + in_small_letters(why)};
    }
    const std::vector<Entry> entries = entries_of_archive(archive.get(), limits);
    if (entries.empty()) throw ArchiveFault{"contains no files"};
    const std::string root = root_of(entries);
    std::vector<const Entry*> wanted;
    for (const Entry& entry : entries)
        if (!entry.is_folder && entry.name.starts_with(root) && is_of_packs(entry.name) && !is_hidden_below(entry.name))
            wanted.push_back(&entry);
    check_sizes(wanted, limits);
    for (const Entry* entry : wanted) reading.files.emplace(entry->name.substr(root.size()), unpacked(archive.get(), *entry));
}

}  // namespace

bool is_archive(const fs::path& file) { return in_small_letters(file.extension().generic_string()) == ".zip"; }

bool is_almost_pack_file(std::string_view name) {
    const std::string lower = in_small_letters(std::string(name));
    return name != "pack.yaml" && (lower == "pack.yaml" || lower == "pack.yml" || lower == "pack.yaml.txt" || lower == "pack.yml.txt");
}

bool is_of_packs(const fs::path& file) {
    const std::string end = in_small_letters(file.extension().generic_string());
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
