#include "tools/lint/schema_files.hpp"

#include <doctest/doctest.h>

#include <chrono>

#include "content/packs/load.hpp"
#include "content/temporary_directory.hpp"
#include "content/yaml/whole_file.hpp"

using namespace td;
using namespace td::testing;

namespace {

namespace files = std::filesystem;

/// A pack with one skill, in a directory in which editors have a schema that knows no ids.
struct Packs {
    TemporaryDirectory directory;

    Packs() {
        directory.write("moor/pack.yaml", pack_yaml("moor"));
        directory.write("moor/skills.yaml", "skills:\n  peat_kick: {name: Kick}\n");
        directory.write("schema.json", "{}");
    }
    std::vector<std::string> refresh(SchemaFiles which = SchemaFiles::existing) const {
        std::vector<Problem> problems;
        return refresh_schemas(directory.path(), read_packs(directory.path(), problems), which);
    }
    files::path schema() const { return directory.path() / "schema.json"; }
    std::string text() const { return read_whole_file(schema()).value_or(std::string()); }
    /// As if the file had been written in the past.
    void grow_old(const files::path& file) const {
        files::last_write_time(file, files::file_time_type::clock::now() - std::chrono::hours(1));
    }
};

}  // namespace

TEST_CASE("an existing schema is written again only when ids are new") {
    const Packs packs;
    packs.grow_old(packs.schema());
    CHECK(packs.refresh() == std::vector<std::string>{packs.schema().generic_string()});
    CHECK(packs.text().find("peat_kick") != std::string::npos);
    CHECK(packs.refresh().empty());

    packs.directory.write("moor/skills.yaml", "skills:\n  peat_kick: {name: Kick harder}\n");
    packs.grow_old(packs.schema());
    CHECK(packs.refresh().empty());

    packs.directory.write("moor/skills.yaml", "skills:\n  peat_kick: {name: Kick}\n  bog_bite: {name: Bite}\n");
    packs.grow_old(packs.schema());
    CHECK(packs.refresh().size() == 1);
    CHECK(packs.text().find("bog_bite") != std::string::npos);
}

TEST_CASE("missing schemas are written only if both are requested") {
    const Packs packs;
    packs.grow_old(packs.schema());
    packs.refresh();
    CHECK(!files::exists(packs.directory.path() / "pack.schema.json"));
    CHECK(packs.refresh(SchemaFiles::both).size() == 1);
    CHECK(files::exists(packs.directory.path() / "pack.schema.json"));
}

TEST_CASE("a schema stays as it is while a file of its packs cannot be read") {
    const Packs packs;
    packs.directory.write("moor/skills.yaml", "skills: {peat_kick: [");
    packs.grow_old(packs.schema());
    CHECK(packs.refresh().empty());
    CHECK(packs.text() == "{}");
}
