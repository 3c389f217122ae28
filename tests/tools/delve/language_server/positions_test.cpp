#include "tools/delve/language_server/positions.hpp"

#include <doctest/doctest.h>

#include "tools/delve/language_server/documents.hpp"
#include "tools/delve/language_server/file_uri.hpp"

using namespace td;
using namespace td::delve::lsp;

namespace {

constexpr auto utf8 = PositionEncoding::utf8, utf16 = PositionEncoding::utf16, utf32 = PositionEncoding::utf32;

/// The text after a change of a document that says `text`.
std::string changed(const std::string& text, std::optional<TextRange> range, const std::string& by, PositionEncoding encoding = utf16) {
    Documents documents;
    documents.open("/a.yaml", {"file:///a.yaml", text, {}});
    CHECK(documents.change("/a.yaml", range, by, encoding));
    return documents.find("/a.yaml")->text;
}

}  // namespace

TEST_CASE("a column counts bytes, 16-bit units or code points, as was agreed on") {
    const std::string line = "aö😀b";
    CHECK(units_in(line, utf8) == 8);
    CHECK(units_in(line, utf16) == 5);
    CHECK(units_in(line, utf32) == 4);
    CHECK(byte_at(line, 2, utf16) == 3);
    CHECK(byte_at(line, 4, utf16) == 7);
    CHECK(byte_at(line, 3, utf32) == 7);
    CHECK(byte_at(line, 7, utf8) == 7);
}

TEST_CASE("a column within a character means its start, one past the end of the line its end") {
    CHECK(byte_at("😀b", 1, utf16) == 0);
    CHECK(byte_at("öb", 1, utf8) == 0);
    CHECK(byte_at("öb", 99, utf16) == 3);
    CHECK(byte_at("", 99, utf16) == 0);
    CHECK(byte_at("\xFF\xFE"
                  "b",
                  2, utf16) == 2);  // not UTF-8
}

TEST_CASE("positions past the end of a line or of the text mean those ends, with every kind of line end") {
    const std::string text = "ab\r\nc\rd\n";
    CHECK(offset_at(text, {0, 99}, utf16) == 2);
    CHECK(offset_at(text, {1, 1}, utf16) == 5);
    CHECK(offset_at(text, {2, 0}, utf16) == 6);
    CHECK(offset_at(text, {3, 0}, utf16) == 8);
    CHECK(offset_at(text, {99, 99}, utf16) == 8);
    CHECK(offset_at("", {1, 1}, utf16) == 0);
}

TEST_CASE("characters of a problem become a range in code units") {
    const SourceText source("a.yaml", "x: \"ö😀\" # y\n");
    CHECK(range_at(source, {1, 4}, 4, utf16) == TextRange{{0, 3}, {0, 8}});
    CHECK(range_at(source, {1, 4}, 4, utf8) == TextRange{{0, 3}, {0, 11}});
    CHECK(range_at(source, {1, 9}, 99, utf16) == TextRange{{0, 9}, {0, 12}});
    CHECK(range_at(source, {0, 0}, 1, utf16) == TextRange{});
    CHECK(range_at(source, {99, 99}, 3, utf16) == TextRange{{98, 0}, {98, 0}});
    CHECK(place_at(source.line(1), {0, 8}, utf16) == Place{1, 8});
}

TEST_CASE("a change replaces a range of the text, or all of it") {
    CHECK(changed("aö😀b\nc\n", TextRange{{0, 2}, {0, 4}}, "x") == "aöxb\nc\n");
    CHECK(changed("aö😀b\nc\n", TextRange{{0, 3}, {0, 7}}, "x", utf8) == "aöxb\nc\n");
    CHECK(changed("a\nb\n", TextRange{{0, 1}, {1, 0}}, "") == "ab\n");
    CHECK(changed("a\nb\n", std::nullopt, "c") == "c");
    CHECK(changed("ab\n", TextRange{{5, 5}, {9, 9}}, "c") == "ab\nc");
    CHECK(changed("abc\n", TextRange{{0, 2}, {0, 1}}, "x") == "abxc\n");  // the end stands before the start
}

TEST_CASE("of a document that cannot be parsed, the last text that could be is known") {
    Documents documents;
    documents.open("/a.yaml", {"file:///a.yaml", "a: 1\n", {}});
    documents.change("/a.yaml", std::nullopt, "a: [1\n", utf16);
    CHECK(documents.texts().at("/a.yaml") == "a: [1\n");
    CHECK(documents.last_readable().at("/a.yaml") == "a: 1\n");
    CHECK_FALSE(documents.change("/b.yaml", std::nullopt, "", utf16));
    documents.close("/a.yaml");
    CHECK(documents.texts().empty());
    CHECK(documents.last_readable().empty());
}

TEST_CASE("paths become URIs and back, whatever bytes they hold") {
    for (const char* const path : {"/a/b.yaml", "/with space/ö.yaml", "/100%/#?.yaml", "/\xFF/a", "/"})
        CHECK(path_of_uri(uri_of(path)) == path);
    CHECK(uri_of("/a b/ö") == "file:///a%20b/%C3%B6");
    CHECK(path_of_uri("file:///c%3a/x/../y%2Fz") == "/c:/y/z");
    CHECK(path_of_uri("file://localhost/a/") == "/a");
    for (const char* const none :
         {"", "untitled:1", "http://a/b", "file://host/a", "file://", "file:///a%2", "file:///a%zz", "file:///a%00b"})
        CHECK_FALSE(path_of_uri(none));
}
