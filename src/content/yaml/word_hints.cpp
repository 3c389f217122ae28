#include "content/yaml/word_hints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/nearest.hpp"
#include "content/yaml/foreign_words_txt.hpp"

namespace td {

namespace {

/// The rows of foreign_words.txt.
std::vector<std::pair<std::string_view, std::string_view>> read_foreign_words() {
    std::vector<std::pair<std::string_view, std::string_view>> rows;
    for (std::string_view left = foreign_words_txt; !left.empty();) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(left.size(), line.size() + 1));
        const std::size_t blank = line.find(' ');
        if (!line.starts_with('#') && blank != std::string_view::npos) rows.emplace_back(line.substr(0, blank), line.substr(blank + 1));
    }
    return rows;
}

/// Keys that authors look for where something else is to be written.
struct MissingKey {
    std::string_view word;
    std::string_view beside;  ///< a key of the map in which it is missing
    std::string_view hint;
};
constexpr std::string_view of_difficulties = "a difficulty never changes health or damage, only how foes decide and how many there are";
constexpr std::string_view of_damage = "write it in the effect: `effects: [{do: damage, power: 10, kind: fire}]`";
constexpr std::string_view of_harm_rate = "write `harm_rate`: the health that it takes in ten rounds";
constexpr std::string_view of_ids = "the id of a definition is the key above its fields";
constexpr std::string_view of_loot = "creatures leave only parts, by `salvage`; items to find are the `loot` of a floor";
constexpr std::string_view of_levels = "there are no levels: change its numbers, such as `health` and `attack`";
constexpr std::string_view of_traits = "list what it can do under `skills`, and what happens on its own under `triggers`";
constexpr std::string_view of_things = "list what is attached to it under `parts`, and what the party carries in the `bag` of a dungeon";
constexpr std::string_view of_leads = "who leads may change within a round: a lead trait changes no speed and no number of turns";
constexpr MissingKey missing_keys[] = {
    {"speed", "late_defence_percent", of_leads},
    {"actions", "late_defence_percent", of_leads},
    {"wait_percent", "late_defence_percent", of_leads},
    {"allowance_percent", "late_defence_percent", of_leads},
    {"below", "unless", "use `if: {health_below: 20}`; only the plan `flee_when_hurt` has `below`"},
    {"health_percent", "teams_percent", of_difficulties},
    {"damage_percent", "teams_percent", of_difficulties},
    {"attack_percent", "teams_percent", of_difficulties},
    {"defence_percent", "teams_percent", of_difficulties},
    {"power", "forfeits", of_damage},
    {"element", "forfeits", of_damage},
    {"damage_type", "forfeits", of_damage},
    {"damage_per_turn", "harm_rate", of_harm_rate},
    {"damage_per_round", "harm_rate", of_harm_rate},
    {"drops", "salvage", of_loot},
    {"loot", "salvage", of_loot},
    {"inventory", "salvage", of_things},
    {"level", "salvage", of_levels},
    {"traits", "salvage", of_traits},
    {"id", "extends", of_ids},
    {"defName", "extends", of_ids},
};

/// True for text between quotes that YAML does not know: those of word processors and web pages.
bool has_curly_quotes(std::string_view word) {
    constexpr std::string_view quotes[] = {"\xE2\x80\x98", "\xE2\x80\x99", "\xE2\x80\x9A", "\xE2\x80\x9C",
                                           "\xE2\x80\x9D", "\xE2\x80\x9E", "\xC2\xAB",     "\xC2\xBB"};
    return std::any_of(std::begin(quotes), std::end(quotes), [word](std::string_view quote) { return word.starts_with(quote); });
}

}  // namespace

std::string_view word_for_foreign(std::string_view word, const std::vector<std::string_view>& known) {
    static const std::vector<std::pair<std::string_view, std::string_view>> foreign_words = read_foreign_words();
    for (const auto& [foreign, name] : foreign_words)
        if (foreign == word && std::find(known.begin(), known.end(), name) != known.end()) return name;
    return {};
}

std::string_view word_meant(std::string_view word, const std::vector<std::string_view>& known) {
    // What is known of other games says more than a word that happens to be spelt alike: `creatures` are no `features`.
    if (const std::string_view name = word_for_foreign(word, known); !name.empty()) return name;
    return nearest_word(word, known);
}

std::string_view hint_for_key(std::string_view word, const std::vector<std::string_view>& known) {
    for (const MissingKey& row : missing_keys)
        if (row.word == word && std::find(known.begin(), known.end(), row.beside) != known.end()) return row.hint;
    return {};
}

std::string hint_for_typing(std::string_view word) {
    return has_curly_quotes(word) ? "replace the curly quotes with straight ones, or none" : "";
}

std::string hint_for_word(std::string_view word, const std::vector<std::string_view>& known) {
    const std::string hint = hint_for_typing(word);
    const std::string_view name = hint.empty() ? word_meant(word, known) : std::string_view();
    return name.empty() ? hint : fmt::format("did you mean `{}`?", name);
}

std::string_view suggested_word(std::string_view hint) {
    constexpr std::string_view start = "did you mean `", end = "`?";
    if (hint.size() < start.size() + end.size() || !hint.starts_with(start) || !hint.ends_with(end)) return {};
    return hint.substr(start.size(), hint.size() - start.size() - end.size());
}

}  // namespace td
