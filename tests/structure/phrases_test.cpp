// The table of what the game says against the code that says it.
#include <doctest/doctest.h>

#include <string>

#include "structure/source_tree.hpp"
#include "text/phrases.hpp"

using namespace td::source_tree;

TEST_CASE("every phrase is said somewhere") {
    std::string code;
    for (const char* const folder : {"src", "tools"})
        for (const SourceFile& file : source_files(folder))
            if (file.path.string().find("src/text/phrases") == std::string::npos) code += file.text;
    for (const td::Phrase& phrase : td::phrases)
        CHECK_MESSAGE(code.find('"' + std::string(phrase.key) + '"') != std::string::npos, phrase.key);
}
