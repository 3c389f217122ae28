#include "base/printable.hpp"

#include <doctest/doctest.h>

#include "base/rng.hpp"
#include "base/utf8.hpp"

using namespace td;

TEST_CASE("what can be read stays as it is, in any script") {
    for (const std::string_view text : {"", "Hedda\tthe warden\n", "½ ¼ ⅓ →", "Zwölf Grüße", "日本語", "עברית", "\U0001F600"})
        CHECK(printable(text) == text);
}

TEST_CASE("what a terminal would obey is written out") {
    CHECK(printable("\x1b[2J") == "\\u001b[2J");
    CHECK(printable("a\rb\bc\a") == "a\\u000db\\u0008c\\u0007");
    CHECK(printable(std::string_view("\0", 1)) == "\\u0000");
    CHECK(printable("\x7f") == "\\u007f");
    CHECK(printable("\xC2\x9B"
                    "31m") == "\\u009b31m");
    CHECK(printable("\x9B"
                    "31m") == "\\x9b31m");
    CHECK(printable("\xC3"
                    "A") == "\\xc3A");
    CHECK(printable("\u202Etxt.exe\u2028") == "\\u202etxt.exe\\u2028");
    CHECK(printable("\U000E0041") == "\\U000e0041");
}

TEST_CASE("of any bytes only printable characters are left") {
    Rng rng = Rng::named(1, "bytes");
    for (int round = 0; round < 2000; ++round) {
        std::string bytes;
        for (std::uint32_t length = rng.below(40); length > 0; --length) bytes += static_cast<char>(rng.below(256));
        const std::string shown = printable(bytes);
        std::string_view rest = shown;
        bool all = true;
        while (!rest.empty()) all = all && character_length(rest) > 0 && is_printable(next_code_point(rest));
        CHECK(all);
        CHECK(printable(shown) == shown);
    }
}

TEST_CASE("what leaves no mark is nothing to see") {
    for (const std::string_view text :
         {"", " ", "\t\n", "\u00A0\u2003\u3000", "\u200B\u200D\uFEFF", "\u3164", "\u2800", "\U000E0041", "\u0301", " \u20DD"}) {
        CAPTURE(text);
        CHECK_FALSE(has_something_to_see(text));
    }
    for (const std::string_view text : {"a", " .", "\u200B番", "\U0001F600", "e\u0301", "\xff"}) CHECK(has_something_to_see(text));
}
