#include "tools/delve/archive_writer.hpp"

#include <zip.h>

#include <memory>
#include <stdexcept>

namespace td {

namespace fs = std::filesystem;

using Zip = std::unique_ptr<zip_t, decltype(&zip_discard)>;

std::string archive_of(const std::map<fs::path, std::string>& files) {
    const auto fail = [](const std::string& what) { throw std::runtime_error("cannot make the archive: " + what); };
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* const target = zip_source_buffer_create(nullptr, 0, 0, &error);
    if (target == nullptr) fail(zip_error_strerror(&error));
    zip_source_keep(target);
    const std::unique_ptr<zip_source_t, decltype(&zip_source_free)> kept(target, &zip_source_free);
    Zip archive(zip_open_from_source(target, ZIP_TRUNCATE, &error), &zip_discard);
    if (!archive) fail(zip_error_strerror(&error));
    // The first day that a zip archive can name: when a file was written is no part of a pack.
    constexpr zip_uint16_t first_day = (1 << 5) | 1, midnight = 0;
    constexpr zip_uint32_t read_by_all = 0100644u << 16;
    constexpr zip_uint32_t most_thorough = 9;
    for (const auto& [path, bytes] : files) {
        zip_source_t* const source = zip_source_buffer(archive.get(), bytes.data(), bytes.size(), 0);
        const zip_int64_t number =
            source == nullptr ? -1 : zip_file_add(archive.get(), path.generic_string().c_str(), source, ZIP_FL_ENC_UTF_8);
        if (number < 0 && source != nullptr) zip_source_free(source);
        if (number < 0) fail(zip_strerror(archive.get()));
        const auto index = static_cast<zip_uint64_t>(number);
        if (zip_set_file_compression(archive.get(), index, ZIP_CM_DEFLATE, most_thorough) != 0 ||
            zip_file_set_dostime(archive.get(), index, midnight, first_day, 0) != 0 ||
            zip_file_set_external_attributes(archive.get(), index, 0, ZIP_OPSYS_UNIX, read_by_all) != 0)
            fail(zip_strerror(archive.get()));
    }
    if (zip_close(archive.get()) != 0) fail(zip_strerror(archive.get()));
    static_cast<void>(archive.release());
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_source_stat(target, &stat) != 0 || zip_source_open(target) != 0) fail(zip_error_strerror(zip_source_error(target)));
    std::string bytes(stat.size, '\0');
    const zip_int64_t read = zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    if (read != static_cast<zip_int64_t>(bytes.size())) fail("it cannot be read back");
    return bytes;
}

}  // namespace td
