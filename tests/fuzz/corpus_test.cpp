// The fuzzer's corpus, read once in every run of the tests: what it once found stays mended.
#include <doctest/doctest.h>

#include <filesystem>

#include "content/yaml/read_tree.hpp"
#include "fuzz/any_file.hpp"
#include "project_folder.hpp"

namespace fs = std::filesystem;

namespace td::testing {

TEST_CASE("every file of the fuzzer's corpus is read, as whatever kind of file, without a crash") {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(project_folder() / "tests/fuzz/corpus")) {
        CAPTURE(entry.path().string());
        const FileBytes read = read_file_bytes(entry.path(), "corpus", TreeLimits().bytes);
        REQUIRE_FALSE(read.problem);
        read_as_anything(read.bytes);
        ++files;
    }
    CHECK(files > 20);
}

}  // namespace td::testing
