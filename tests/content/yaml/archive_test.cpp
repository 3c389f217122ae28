#include "content/yaml/archive.hpp"
#include "tools/delve/archive_writer.hpp"

#include <doctest/doctest.h>
#include <zip.h>

#include <fstream>

#include "content/temporary_directory.hpp"

namespace td::testing {

namespace {

using Files = std::map<std::filesystem::path, std::string>;

/// What is odd about the archives of strangers.
struct OddFile {
    std::string name;
    std::string bytes = "a: 1\n";
    bool is_link = false;
    bool is_encrypted = false;
};

void write_zip(const std::filesystem::path& file, const std::vector<OddFile>& files) {
    int error = 0;
    zip_t* const archive = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    REQUIRE(archive != nullptr);
    for (const OddFile& one : files) {
        zip_source_t* const source = zip_source_buffer(archive, one.bytes.data(), one.bytes.size(), 0);
        const zip_int64_t number = zip_file_add(archive, one.name.c_str(), source, ZIP_FL_ENC_UTF_8);
        REQUIRE(number >= 0);
        const auto index = static_cast<zip_uint64_t>(number);
        if (one.is_link) REQUIRE(zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, 0120777u << 16) == 0);
        if (one.is_encrypted) REQUIRE(zip_file_set_encryption(archive, index, ZIP_EM_AES_256, "secret") == 0);
    }
    REQUIRE(zip_close(archive) == 0);
}

/// What is wrong with an archive of a pack and these files.
std::string fault_of(const std::vector<OddFile>& files, const ArchiveLimits& limits = {}) {
    const TemporaryDirectory folder;
    std::vector<OddFile> all{{"pack.yaml"}};
    all.insert(all.end(), files.begin(), files.end());
    write_zip(folder.path() / "odd.zip", all);
    const ArchiveReading reading = read_archive(folder.path() / "odd.zip", limits);
    CHECK(reading.files.empty() == !reading.fault.empty());
    return reading.fault;
}

ArchiveReading reading_of(const std::string& bytes) {
    const TemporaryDirectory folder;
    folder.write("some.zip", bytes);
    return read_archive(folder.path() / "some.zip");
}

}  // namespace

TEST_CASE("an archive has the files of its pack, and the same files make the same bytes") {
    const Files files{{"pack.yaml", "id: frost\n"}, {"deep/skills.yaml", "skills: {}\n"}, {"pictures/hare.png", std::string(5000, 'p')}};
    const std::string bytes = archive_of(files);
    CHECK(bytes == archive_of(files));
    const ArchiveReading reading = reading_of(bytes);
    CHECK(reading.fault.empty());
    CHECK(reading.files == files);
}

TEST_CASE("a pack may lie in the only folder of its archive, and what packs do not use is not unpacked") {
    const ArchiveReading reading = reading_of(archive_of({{"frost/pack.yaml", "id: frost\n"},
                                                          {"frost/items.yaml", "items: {}\n"},
                                                          {"frost/README.md", "Read me."},
                                                          {"frost/.git/config.yaml", "a: 1"},
                                                          {"frost/run.sh", "rm -rf /"}}));
    CHECK(reading.files == Files{{"pack.yaml", "id: frost\n"}, {"items.yaml", "items: {}\n"}});
    CHECK(reading_of(archive_of({{"frost/pack.yaml", ""}, {"other/pack.yaml", ""}})).fault == "is not a pack: it has no pack.yaml");
    CHECK(reading_of(archive_of({{"items.yaml", ""}})).fault == "is not a pack: it has no pack.yaml");
}

TEST_CASE("no path leads out of an archive") {
    for (const char* const name : {"../up.yaml", "a/../../up.yaml", "/etc/up.yaml", "a\\..\\up.yaml", "C:up.yaml", "./up.yaml"}) {
        CAPTURE(name);
        CHECK(fault_of({{name}}).find("which leads out of the pack") != std::string::npos);
    }
    CHECK(fault_of({{"fine..name.yaml"}}).empty());
    CHECK(fault_of({{"a\nb.yaml"}}) == "contains `a\\x0ab.yaml`, whose name has a control character");
    CHECK(fault_of({{"link.yaml", "/etc/passwd", true}}) == "contains `link.yaml`, which is neither a file nor a folder");
    CHECK(fault_of({{"secret.yaml", "a: 1\n", false, true}}) == "contains `secret.yaml`, which is encrypted");
    CHECK(fault_of({{"items.yaml"}, {"Items.yaml"}}) == "contains `Items.yaml` twice");
    CHECK(fault_of({{std::string(300, 'x') + ".yaml"}}) == "contains a path of more than 200 bytes");
}

TEST_CASE("an archive that unpacks to too much is refused before it is unpacked") {
    CHECK(fault_of({{"zeros.yaml", std::string(3u << 20, '\0')}}) ==
          "contains `zeros.yaml`, which unpacks to more than 200 times its size");
    CHECK(fault_of({{"large.yaml", std::string((4u << 20) + 1, 'x')}}).find("which has more than 4194304 bytes") != std::string::npos);
    CHECK_MESSAGE(fault_of({{"zeros.bin", std::string(3u << 20, '\0')}}).empty(), "what packs do not use is left packed");
    ArchiveLimits limits;
    limits.entries = 2;
    CHECK(fault_of({{"a.yaml"}, {"b.yaml"}}, limits) == "contains more than 2 files");
    limits = {};
    limits.all_bytes = 12;
    CHECK(fault_of({{"a.yaml"}, {"b.yaml"}}, limits) == "unpacks to more than 12 bytes");
    limits = {};
    limits.archive_bytes = 100;
    CHECK(fault_of({{"a.yaml"}}, limits).find("100") != std::string::npos);
}

TEST_CASE("an archive that lies about the size of a file is damaged, not believed") {
    const std::string text(1000, 'x');
    std::string bytes = archive_of({{"pack.yaml", text}});
    // In the list of files at the end: its mark, 20 bytes, the packed size, the size.
    const std::size_t entry = bytes.find("PK\x01\x02");
    REQUIRE(entry != std::string::npos);
    for (const char size : {'\x10', '\x7f'}) {
        bytes[entry + 24] = size;
        CHECK_FALSE(reading_of(bytes).fault.empty());
    }
}

TEST_CASE("no damage to an archive does harm") {
    const std::string bytes = archive_of({{"pack.yaml", "id: frost\n"}, {"a/items.yaml", std::string(300, 'i')}});
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x5a);
        const ArchiveReading reading = reading_of(damaged);
        CHECK(reading.files.empty() == !reading.fault.empty());
        CHECK(reading_of(bytes.substr(0, i)).files.empty());
    }
    CHECK_FALSE(reading_of("").fault.empty());
}

}  // namespace td::testing
