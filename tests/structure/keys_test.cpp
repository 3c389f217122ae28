// The pages that name keys, against the keys that the game starts with: the full table in resources/docs/playing.md says of each control
// exactly what the help says; the first keys in README.md say it in other words, of which the help uses at least one.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "controls/controls.hpp"
#include "controls/key_captions.hpp"
#include "structure/source_tree.hpp"

using namespace td;

namespace {

/// The captions of the keys that a control has at first.
std::vector<std::string> captions_of(const ControlInfo& control) {
    std::vector<std::string> captions;
    std::istringstream keys{std::string(control.keys)};
    for (std::string key; keys >> key;) captions.push_back(key_caption(key, Catalog()));
    return captions;
}

std::string description_of(const ControlInfo& control) { return std::string(phrases[control.description.number].text); }

/// The rows of the table below a heading, without those that name its columns.
std::vector<std::string> rows_below(const std::string& heading, const std::string& page) {
    std::vector<std::string> rows;
    bool is_below = false;
    for (const std::string& line : source_tree::lines_of(source_tree::read_text(page))) {
        if (line.starts_with("## ")) is_below = line == heading;
        if (is_below && line.starts_with("| `")) rows.push_back(line);
    }
    return rows;
}

/// What stands in backticks.
std::vector<std::string> keys_in(const std::string& text) {
    static const std::regex key("`([^`]+)`");
    std::vector<std::string> keys;
    for (std::sregex_iterator at(text.begin(), text.end(), key), end; at != end; ++at) keys.push_back((*at)[1]);
    return keys;
}

/// The words of a text that have more than two letters, in small letters, without those that say nothing.
std::set<std::string> words_of(const std::string& text) {
    static const std::set<std::string> saying_nothing{"and", "for", "the", "then", "with", "your"};
    std::set<std::string> words;
    std::string word;
    for (const char c : text + " ") {
        if (std::isalpha(static_cast<unsigned char>(c)) != 0) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else {
            if (word.size() > 2 && !saying_nothing.contains(word)) words.insert(word);
            word.clear();
        }
    }
    return words;
}

bool share_a_word(const std::string& one, const std::string& other) {
    const std::set<std::string> words = words_of(one), others = words_of(other);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return others.contains(word); });
}

}  // namespace

TEST_CASE("the table of all keys says of each control what the help says") {
    std::vector<std::string> expected;
    std::string table;
    for (const ControlInfo& control : all_controls) {
        std::string row = "|";
        for (const std::string& caption : captions_of(control)) row += " `" + caption + "`";
        expected.push_back(row + " | " + description_of(control) + " |");
        table += expected.back() + "\n";
    }
    CHECK_MESSAGE(rows_below("## All keys", "resources/docs/playing.md") == expected, "the table should be:\n" << table);
}

TEST_CASE("the first keys in README.md do what it says of them") {
    const std::vector<std::string> rows = rows_below("## First keys", "README.md");
    CHECK(rows.size() == 10);
    for (const std::string& row : rows) {
        const std::size_t bar = row.find(" | ");
        REQUIRE(bar != std::string::npos);
        for (const std::string& key : keys_in(row.substr(0, bar)))
            CHECK_MESSAGE(std::any_of(all_controls.begin(), all_controls.end(),
                                      [&](const ControlInfo& control) {
                                          const std::vector<std::string> captions = captions_of(control);
                                          return std::find(captions.begin(), captions.end(), key) != captions.end() &&
                                                 share_a_word(row.substr(bar), description_of(control));
                                      }),
                          "`" << key << "`: " << row.substr(bar));
    }
}
