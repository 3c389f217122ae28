#include "tools/lint/file_names.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a file with a further ending is warned of, unless the file that is meant is there too") {
    const TemporaryDirectory directory;
    directory.write("hare.yaml.txt", "");
    directory.write("fox.yaml", "");
    directory.write("fox.yaml.bak", "");
    directory.write("notes.txt", "");
    const std::vector<Problem> warnings = warnings_of_names(directory.path());
    REQUIRE(warnings.size() == 1);
    CHECK(warnings[0].file.ends_with("hare.yaml.txt"));
    CHECK(warnings[0].message == "is not read");
    CHECK(warnings[0].hint == "name it hare.yaml");
}
