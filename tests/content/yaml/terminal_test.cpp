#include "content/yaml/terminal.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "structure/source_tree.hpp"

using namespace td;

namespace {

/// What comes out behind the filter for the pieces written one after the other.
std::string shown(const std::vector<std::string>& pieces) {
    std::ostringstream out;
    {
        const PrintableOutput filter(out);
        for (const std::string& piece : pieces) out << piece << std::flush;
    }
    return out.str();
}

}  // namespace

TEST_CASE("what is written to a filtered stream is escaped, and afterwards the stream is as before") {
    std::ostringstream out;
    {
        const PrintableOutput filter(out);
        out << "fine\n" << '\x1b' << "[31m" << 7 << std::flush;
        CHECK(out.str() == "fine\n\\u001b[31m7");
    }
    out << '\x1b';
    CHECK(out.str() == "fine\n\\u001b[31m7\x1b");
}

TEST_CASE("a character may come in pieces; a piece whose rest never comes is written out at the end") {
    const std::string text = "½→\U0001F600";
    for (std::size_t cut = 0; cut <= text.size(); ++cut) CHECK(shown({text.substr(0, cut), text.substr(cut)}) == text);
    std::vector<std::string> bytes;
    for (const char c : text) bytes.emplace_back(1, c);
    CHECK(shown(bytes) == text);
    CHECK(shown({"a\xE2\x86"}) == "a\\xe2\\x86");
    CHECK(shown({"\xE2\x86", "\x1b"}) == "\\xe2\\x86\\u001b");
}

TEST_CASE("a stream that cannot be written to says so through the filter") {
    std::ofstream out("/dev/full");
    const PrintableOutput filter(out);
    out << "text" << std::flush;
    CHECK_FALSE(out);
}

TEST_CASE("the programs write to the terminal through the filtered streams alone") {
    for (const char* const folder : {"src", "tools"})
        for (const source_tree::SourceFile& file : source_tree::source_files(folder)) {
            CAPTURE(file.path.string());
            const bool has_main = file.text.find("\nint main(") != std::string::npos;
            CHECK((!has_main || file.text.find("const td::PrintableOutput out(std::cout), errors(std::cerr);") != std::string::npos ||
                   file.text.find("const PrintableOutput out(std::cout), errors(std::cerr);") != std::string::npos));
            if (file.path == "tools/delve/play_runs.cpp") continue;        // its line of progress, which holds no content
            if (file.path == "tools/delve/language_server.cpp") continue;  // messages to an editor, framed by their length in bytes
            for (const char* const past : {"fmt::print(", "printf(", "puts(", "putchar(", "fwrite("})
                CHECK_MESSAGE(file.text.find(past) == std::string::npos, past);
        }
}
