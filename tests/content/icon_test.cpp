// Icons that authors write as lines of letters.
#include <doctest/doctest.h>

#include "art/pixel_strings.hpp"
#include "catalog/pixel_letters.hpp"
#include "content/memory_pack.hpp"
#include "project_folder.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// The icon's first line is the fourth of the file, its first letter the seventh.
ContentLoading load_icon(const std::string& first, const std::string& second = "") {
    return load_texts({"statuses:\n  dizzy: {name: Dizzy}\n  odd:\n    name: Odd\n    icon: |\n      " + first + "\n" +
                       (second.empty() ? "" : "      " + second + "\n")});
}

std::string told(const ContentLoading& loading, std::string_view words) {
    for (const Problem& problem : loading.problems)
        if (to_string(problem).find(words) != std::string::npos) return to_string(problem) + " " + problem.hint;
    return "nothing of it";
}

}  // namespace

TEST_CASE("every letter of an icon is a colour of its own, and a dot is nothing") {
    std::vector<Rgba> colours;
    for (const char letter : pixel_letters) {
        CAPTURE(letter);
        const Rgba colour = colour_of_letter(letter);
        CHECK(colour.a == 255);
        for (const Rgba& other : colours) CHECK_FALSE(colour == other);
        colours.push_back(colour);
    }
    CHECK(colour_of_letter(no_pixel).a == 0);
}

TEST_CASE("a small icon is centred, and its short lines are padded") {
    const Image icon = from_lines("ww\nwwww\n");
    CHECK(icon.width() == icon_side);
    CHECK(bounds(icon) == Rectangle{3, 4, 4, 2});
    CHECK(icon[{4, 4}].a == 255);
    CHECK(icon[{5, 4}].a == 0);
}

TEST_CASE("a letter that is no colour is reported at its line and column, with the known colours") {
    const std::string problem = told(load_icon("..ww..", "..wxw."), "is not a colour");
    CHECK(problem.find(":7:10:") != std::string::npos);
    CHECK(problem.find("`x`") != std::string::npos);
    CHECK(problem.find("white w") != std::string::npos);
}

TEST_CASE("an icon that is too wide is reported with its size") {
    CHECK(told(load_icon("wwwwwwwwwww"), "icon").find("11 x 1 letters; it can be up to 10 x 10") != std::string::npos);
}

TEST_CASE("every shipped state has an icon of its own") {
    const ContentLoading loading = load_content(project_folder() / "content");
    REQUIRE(loading.catalog);
    std::vector<Image> pictures;
    for (const Status& status : loading.catalog->statuses) {
        CAPTURE(status.id);
        const Image picture = from_lines(status.icon);
        CHECK(bounds(picture).height >= 6);
        for (const Image& other : pictures) CHECK_FALSE(picture == other);
        pictures.push_back(picture);
    }
}
