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
    CHECK(reading_of(archive_of({{"frost/pack.yaml", ""}, {"other/pack.yaml", ""}})).fault == "contains 2 packs: frost, other");
    CHECK(reading_of(archive_of({{"items.yaml", ""}})).fault == "is not a pack: it has no pack.yaml");
}

TEST_CASE("the pack is the one folder with a pack.yaml, wherever it is and whatever lies beside it") {
    const Files pack{{"pack.yaml", "id: frost\n"}, {"items.yaml", "items: {}\n"}};
    for (const std::string root : {"", "frost/", "frost-main/frost/", "a/b/c/"}) {
        CAPTURE(root);
        const ArchiveReading reading = reading_of(archive_of({{root + "pack.yaml", "id: frost\n"},
                                                              {root + "items.yaml", "items: {}\n"},
                                                              {"README.txt", "Read me."},
                                                              {"beside.yaml.bak", ""},
                                                              {".DS_Store", "x"},
                                                              {"__MACOSX/frost/pack.yaml", "x"},
                                                              {".git/pack.yaml", "x"}}));
        CHECK(reading.fault.empty());
        CHECK(reading.files == pack);
    }
    CHECK(reading_of(archive_of({{"a/pack.yaml", "id: a\n"}, {"a/old/pack.yaml", "id: b\n"}})).files ==
          Files{{"pack.yaml", "id: a\n"}, {"old/pack.yaml", "id: b\n"}});
    for (const std::string name : {"pack.yml", "PACK.YAML", "Pack.Yaml", "pack.yaml.txt", "pack.yml.txt"}) {
        const ArchiveReading reading = reading_of(archive_of({{"frost/" + name, "id: frost\n"}, {"frost/items.yaml", ""}}));
        CHECK(reading.fault == "is not a pack: it has no pack.yaml");
        CHECK(reading.hint == "rename its " + name);
    }
}

namespace {

std::string number(std::uint64_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i, value >>= 8) text += static_cast<char>(value & 0xFF);
    return text;
}

/// An archive of one file as programs write it that cannot go back in their output: its sizes come behind it, and the local header has
/// none, or has them too. `method`: of packing; the bytes stand as they are.
std::string streamed(const std::string& name, const std::string& bytes, bool with_sizes, unsigned method = 0, unsigned version = 20) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0u);
    }
    crc = ~crc;
    const std::uint64_t size = bytes.size();
    const std::string sizes = number(crc, 4) + number(size, 4) + number(size, 4);
    const std::string common = number(version, 2) + number(8, 2) + number(method, 2) + number(0x21 << 16, 4);
    const std::string start = "PK\x03\x04" + common + (with_sizes ? sizes : number(0, 12)) + number(name.size(), 2) + number(0, 2) + name +
                              bytes + "PK\x07\x08" + sizes;
    const std::string list =
        "PK\x01\x02" + number(version, 2) + common + sizes + number(name.size(), 2) + number(0, 8) + number(0, 4) + number(0, 4) + name;
    return start + list + "PK\x05\x06" + number(0, 4) + number(1, 2) + number(1, 2) + number(list.size(), 4) + number(start.size(), 4) +
           number(0, 2);
}

}  // namespace

TEST_CASE("an archive that was written into a pipe is read") {
    for (const bool with_sizes : {false, true})
        for (const unsigned version : {10u, 20u, 45u}) {
            const ArchiveReading reading = reading_of(streamed("frost/pack.yaml", "id: frost\n", with_sizes, 0, version));
            CHECK(reading.fault.empty());
            CHECK(reading.files == Files{{"pack.yaml", "id: frost\n"}});
        }
    std::string damaged = streamed("pack.yaml", "id: frost\n", true);
    damaged[damaged.find("frost")] = 'F';
    CHECK(reading_of(damaged).fault == "is damaged: `pack.yaml` cannot be unpacked");
}

TEST_CASE("backslashes in the paths of an archive are read as slashes") {
    const ArchiveReading reading = reading_of(streamed("frost\\pack.yaml", "id: frost\n", false));
    CHECK(reading.fault.empty());
    CHECK(reading.files == Files{{"pack.yaml", "id: frost\n"}});
    CHECK(fault_of({{"a\\b.yaml"}}).empty());
    CHECK(fault_of({{"a\\b.yaml"}, {"a/b.yaml"}}) == "contains `a/b.yaml` twice");
    for (const char* const name : {"..\\up.yaml", "a\\..\\..\\up.yaml", "\\etc\\up.yaml", "C:\\up.yaml"})
        CHECK(fault_of({{name}}).find("which leads out of the pack") != std::string::npos);
}

TEST_CASE("what is packed by a method that is not read is told by its name, and only where it is needed") {
    const ArchiveReading reading = reading_of(streamed("pack.yaml", "id: frost\n", false, 9));
    CHECK(reading.fault == "contains `pack.yaml`, which is packed by a method that is not read here (Deflate64)");
    CHECK(reading.hint == "pack it with Deflate");
    CHECK(reading_of(streamed("pack.yaml", "x", false, 98)).fault.find("(PPMd)") != std::string::npos);
    CHECK(reading_of(streamed("pack.yaml", "x", false, 77)).fault.find("(number 77)") != std::string::npos);
    CHECK(reading_of(streamed("pack.yaml", "x", false, 14)).fault.find("LZMA") != std::string::npos);
    CHECK(reading_of(streamed("pack.yaml", "x", false, 8)).fault == "is damaged: `pack.yaml` cannot be unpacked");
}

TEST_CASE("a file that only is called an archive is told as what it is") {
    CHECK(reading_of("7z\xBC\xAF\x27\x1C rest").fault == "is not a zip archive, but a 7z archive");
    CHECK(reading_of("Rar!\x1A\x07 rest").fault == "is not a zip archive, but a RAR archive");
    CHECK(reading_of("<!DOCTYPE html><p>Not found").fault == "is not a zip archive, but a web page");
    CHECK(reading_of("hello").fault == "is not a zip archive");
    const std::string whole = archive_of({{"pack.yaml", "id: frost\n"}});
    CHECK(reading_of(whole.substr(0, whole.size() / 2)).fault == "is damaged: the list of its files, at its end, cannot be read");
}

TEST_CASE("no path leads out of an archive") {
    for (const char* const name : {"../up.yaml", "a/../../up.yaml", "/etc/up.yaml", "a\\..\\up.yaml", "C:up.yaml"}) {
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

TEST_CASE("paths that begin with `./` are read as they are meant; those that lead out are not") {
    const TemporaryDirectory folder;
    write_zip(folder.path() / "dots.zip", {{"./"}, {"./frost/"}, {"./frost/pack.yaml", "id: frost\n"}, {"./frost/./deep//a.yaml"}});
    const ArchiveReading reading = read_archive(folder.path() / "dots.zip");
    CHECK(reading.fault == "");
    CHECK(reading.files == Files{{"pack.yaml", "id: frost\n"}, {"deep/a.yaml", "a: 1\n"}});
    CHECK(fault_of({{"./../a.yaml"}}) == "contains `./../a.yaml`, which leads out of the pack");
    CHECK(fault_of({{"a/../a.yaml"}}).find("which leads out of the pack") != std::string::npos);
    CHECK(fault_of({{"a.yaml"}, {"./a.yaml"}}) == "contains `a.yaml` twice");
}

TEST_CASE("an archive behind a program that unpacks it is read, and a file that is none is called so") {
    const Files files{{"pack.yaml", "id: frost\n"}, {"a.yaml", "a: 1\n"}};
    CHECK(reading_of("#!/bin/sh\nexit\n" + archive_of(files)).files == files);
    CHECK(reading_of("hello").fault == "is not a zip archive");
    CHECK(reading_of("PK\x05\x06" + std::string(18, '\xff')).fault.find("is not a zip archive") == 0);
    CHECK(reading_of("").fault == "is an empty file");
    CHECK(reading_of("PK\x05\x06" + std::string(18, '\0')).fault == "contains no files");
}

}  // namespace td::testing
