// The table of keys in README.md against the keys that the game has at first. A row names keys, and behind them, in the same order and
// parted by semicolons, what each of them does; where there are not as many parts as keys, each key has the whole. A text tells of a
// control if it shares words with what the help says of that control, and no other part of its row shares more.
#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "controls/controls.hpp"
#include "controls/key_captions.hpp"
#include "structure/source_tree.hpp"

using namespace td;

namespace {

/// A key as README.md writes it, and what it says of that key.
struct ToldKey {
    std::string caption;
    std::string text;
    std::vector<std::string> row;  ///< the parts of a row that tells of one key each; empty: not such a row
};

std::vector<std::string> parts_of(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

/// Rows of letters, such as those of the eight directions, are written as one word.
bool is_row_of_letters(const std::string& text) {
    return text.size() > 1 && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isupper(c) != 0; });
}

/// The keys of a row, those together that do one thing: a row of letters, or a range such as `1` … `8`.
std::vector<std::vector<std::string>> key_groups(const std::string& cell) {
    const std::regex group("`([^`]+)`(?: … `([^`]+)`)?");
    std::vector<std::vector<std::string>> groups;
    for (std::sregex_iterator at(cell.begin(), cell.end(), group), end; at != end; ++at) {
        const std::string first = (*at)[1], last = (*at)[2];
        std::vector<std::string>& keys = groups.emplace_back();
        if (is_row_of_letters(first))
            for (const char letter : first) keys.emplace_back(1, letter);
        else if (last.empty())
            keys.push_back(first);
        else
            for (char digit = first[0]; digit <= last[0]; ++digit) keys.emplace_back(1, digit);
    }
    return groups;
}

/// The keys in front of a row, with what each does. Of rows of letters the first part tells.
std::vector<ToldKey> leading_keys(const std::string& keys, const std::string& text) {
    const std::vector<std::vector<std::string>> groups = key_groups(keys);
    const std::vector<std::string> parts = parts_of(text, ';');
    std::vector<ToldKey> told;
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const std::string& caption : groups[i])
            if (groups.size() == parts.size())
                told.push_back({caption, parts[i], parts});
            else
                told.push_back({caption, groups[i].size() > 1 ? parts.front() : text, {}});
    return told;
}

/// The keys that are named in the text behind those.
std::vector<ToldKey> further_keys(const std::string& text) {
    std::vector<ToldKey> told;
    for (const std::string& part : parts_of(text, ';'))
        for (const std::vector<std::string>& group : key_groups(part))
            for (const std::string& caption : group) told.push_back({caption, part, {}});
    return told;
}

/// The rows of the table: keys and text.
std::vector<std::pair<std::string, std::string>> rows() {
    std::vector<std::pair<std::string, std::string>> found;
    bool in_section = false;
    for (const std::string& line : source_tree::lines_of(source_tree::read_text("README.md"))) {
        if (line.starts_with("## ")) in_section = line == "## Keys";
        const std::size_t bar = line.find(" | ");
        if (in_section && line.starts_with("| ") && bar != std::string::npos)
            found.emplace_back(line.substr(2, bar - 2), line.substr(bar + 3));
    }
    return found;
}

/// The captions of the keys that ask for a control at first.
std::vector<std::string> captions_of(const ControlInfo& control) {
    std::vector<std::string> captions;
    for (const std::string& key : parts_of(std::string(control.keys), ' ')) captions.push_back(key_caption(key, Catalog()));
    return captions;
}

/// The words of a text that say something, in small letters.
std::set<std::string> words_of(const std::string& text) {
    static const std::set<std::string> saying_nothing{"again", "all",  "and",  "can",  "for",  "have", "its",  "the",
                                                      "then",  "they", "this", "what", "when", "with", "your", "you"};
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

int shared_words(const std::string& one, const std::set<std::string>& words) {
    const std::set<std::string> others = words_of(one);
    return static_cast<int>(std::count_if(others.begin(), others.end(), [&](const std::string& word) { return words.contains(word); }));
}

/// Does `told` speak of the control, and no other part of its row more so? The eight directions share one text.
bool tells_of(const ToldKey& told, const ControlInfo& control) {
    const std::vector<std::string> captions = captions_of(control);
    if (std::find(captions.begin(), captions.end(), told.caption) == captions.end()) return false;
    const std::string name = control.group == ControlGroup::movement ? "walk" : std::string(control.name);
    const std::set<std::string> words = words_of(name + " " + std::string(phrases[control.description.number].text));
    const int shared = shared_words(told.text, words);
    return shared > 0 &&
           std::all_of(told.row.begin(), told.row.end(), [&](const auto& part) { return shared_words(part, words) <= shared; });
}

}  // namespace

TEST_CASE("the table of keys in README.md tells of every control, behind a key that it has at first") {
    std::vector<ToldKey> told;
    for (const auto& [keys, text] : rows())
        for (const std::vector<ToldKey>& more : {leading_keys(keys, text), further_keys(text)})
            told.insert(told.end(), more.begin(), more.end());
    for (const ControlInfo& control : all_controls)
        CHECK_MESSAGE(std::any_of(told.begin(), told.end(), [&](const ToldKey& key) { return tells_of(key, control); }),
                      control.name << ": " << control.keys);
}

TEST_CASE("every key in front of a row of that table does at first what is told of it") {
    for (const auto& [keys, text] : rows())
        for (const ToldKey& key : leading_keys(keys, text))
            CHECK_MESSAGE(std::any_of(all_controls.begin(), all_controls.end(),
                                      [&](const ControlInfo& control) { return tells_of(key, control); }),
                          "`" << key.caption << "`: " << key.text);
}
