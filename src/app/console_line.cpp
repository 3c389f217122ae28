#include "app/console_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <span>
#include <sstream>

#include "base/nearest.hpp"
#include "content/fields/unknown_id.hpp"
#include "game/turns/debug_commands.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

using Words = std::vector<std::string>;

enum class WordKind : std::uint8_t { species, side, item, status, boon, time_system, creature, count, floor, x, y };

constexpr std::array<std::string_view, 3> sides{"party", "neutral", "foe"};

template <class Row>
Words words_of(const std::vector<Row>& table) {
    Words words;
    for (const Row& row : table) words.push_back(row.id);
    return words;
}

/// A name as a word of the console: in lower case, with underscores for spaces.
std::string as_word(std::string name) {
    for (char& c : name) c = c == ' ' ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

/// All living creatures of the floor with a unique word for each: `slug`, `slug_2`.
std::vector<std::pair<std::string, EntityId>> creatures(const Game& game) {
    std::vector<std::pair<std::string, EntityId>> all;
    std::map<std::string, int> count;
    for (const EntityId who : game.world().table<Creature>().owners()) {
        if (!game.world().roster().is_here(who)) continue;
        const std::string word = as_word(game.world().get<Creature>(who).name);
        const int number = ++count[word];
        all.emplace_back(number == 1 ? word : fmt::format("{}_{}", word, number), who);
    }
    return all;
}

Words known_words(const Game& game, WordKind part) {
    switch (part) {
        case WordKind::species: return words_of(game.catalog().species);
        case WordKind::side: return {sides.begin(), sides.end()};
        case WordKind::item: return words_of(game.catalog().items);
        case WordKind::status: return words_of(game.catalog().statuses);
        case WordKind::boon: return words_of(game.catalog().boons);
        case WordKind::time_system: return {time_system_names.begin(), time_system_names.end()};
        case WordKind::creature: {
            Words words;
            for (const auto& [word, who] : creatures(game)) words.push_back(word);
            return words;
        }
        default: return {};
    }
}

std::string_view name_of(WordKind part) {
    constexpr std::array<std::string_view, 11> names{"species",  "side",  "item",  "status", "boon", "time system",
                                                     "creature", "count", "floor", "x",      "y"};
    return names[static_cast<std::size_t>(part)];
}

/// The definition type that may precede an id, as in items/bread; empty: the words are not ids.
std::string_view type_of(WordKind part) {
    switch (part) {
        case WordKind::species: return "species";
        case WordKind::item: return "items";
        case WordKind::status: return "statuses";
        case WordKind::boon: return "boons";
        default: return {};
    }
}

bool is_number(WordKind part) { return part >= WordKind::count; }

struct ConsoleError {
    std::string text;
};

/// The index of `word` in `known`. Throws ConsoleError with the nearest known word.
std::size_t place_of(const Words& known, std::string_view what, const std::string& word) {
    const auto found = std::find(known.begin(), known.end(), word);
    if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
    const std::vector<std::string_view> views(known.begin(), known.end());
    std::string hint = did_you_mean(word, views);
    // `herb` has a large edit distance from `healing_herb`, but is part of it.
    const auto longer = std::find_if(known.begin(), known.end(), [&](const std::string& one) { return one.find(word) != one.npos; });
    if (hint.empty() && longer != known.end()) hint = "did you mean `" + *longer + "`?";
    throw ConsoleError{fmt::format("there is no {} `{}`{}", what, word, hint.empty() ? "" : "; " + hint)};
}

/// Throws ConsoleError if `word` is no whole number.
int number_of(std::string_view what, const std::string& word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size())
        throw ConsoleError{fmt::format("{}: `{}` is not a whole number", what, word)};
    return number;
}

/// The arguments of a line by kind: a number, or the index in the table of that kind. Empty for arguments that the line leaves out.
struct Values {
    std::array<std::optional<int>, 11> values;
    bool has(WordKind part) const { return values[static_cast<std::size_t>(part)].has_value(); }
    /// Precondition: has(part).
    int operator[](WordKind part) const { return *values[static_cast<std::size_t>(part)]; }
    std::size_t row(WordKind part) const { return static_cast<std::size_t>((*this)[part]); }
};

/// A console command: its usage, and the function that turns its arguments into a game command.
struct ConsoleVerb {
    std::string_view name;
    std::string_view usage;
    std::string_view help;
    std::vector<WordKind> parts;
    std::size_t needed = 0;                                    ///< number of mandatory arguments
    Command (*command)(const Game&, const Values&) = nullptr;  ///< precondition: `needed` arguments are given; null: `help`
};

/// The free tile nearest to the leader that `newcomer` can enter; the leader's own tile if there is none.
Point free_place(const Game& game, const Species& newcomer) {
    const World& world = game.world();
    const Point middle = world.position(game.leader()).value_or(Point{});
    Point best = middle;
    int nearest = 1'000'000;
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) {
            const Point p{x, y};
            const int away = chebyshev(p, middle);
            if (away >= nearest || world.creature_at(p) || !is_passable({world, game.catalog()}, newcomer.mobility, p)) continue;
            nearest = away;
            best = p;
        }
    return best;
}

/// The creature that the line names, else the awaited one, else the leader.
EntityId creature_named(const Game& game, const Values& given) {
    if (given.has(WordKind::creature)) return creatures(game)[given.row(WordKind::creature)].second;
    return game.awaiting() ? game.awaiting() : game.leader();
}

Command spawn_command(const Game& game, const Values& given) {
    const SpeciesId species(given.row(WordKind::species));
    const Faction faction = given.has(WordKind::side) ? static_cast<Faction>(given[WordKind::side]) : Faction::foe;
    if (given.has(WordKind::x) != given.has(WordKind::y)) throw ConsoleError{"a place is two numbers: X Y"};
    return debug_command::spawn(
        species, faction,
        given.has(WordKind::x) ? Point{given[WordKind::x], given[WordKind::y]} : free_place(game, game.catalog()[species]));
}

Command give_command(const Game&, const Values& given) {
    return debug_command::give(ItemId(given.row(WordKind::item)), given.has(WordKind::count) ? given[WordKind::count] : 1);
}

Command status_command(const Game& game, const Values& given) {
    return debug_command::gain_status(StatusId(given.row(WordKind::status)), creature_named(game, given));
}

Command boon_command(const Game& game, const Values& given) {
    return debug_command::gain_boon(BoonId(given.row(WordKind::boon)), creature_named(game, given));
}

Command time_command(const Game&, const Values& given) {
    return debug_command::change_time(static_cast<TimeSystemKind>(given[WordKind::time_system]));
}

Command teleport_command(const Game& game, const Values& given) {
    return debug_command::teleport(creature_named(game, given), {given[WordKind::x], given[WordKind::y]});
}

const std::vector<ConsoleVerb>& verbs() {
    using W = WordKind;
    static const std::vector<ConsoleVerb> table{
        {"spawn",
         "SPECIES [SIDE] [X Y]",
         "adds a foe, a neutral or a guest of the party, by default a foe beside the leader",
         {W::species, W::side, W::x, W::y},
         1,
         spawn_command},
        {"give", "ITEM [COUNT]", "puts items into the bag", {W::item, W::count}, 1, give_command},
        {"floor",
         "NUMBER",
         "goes to that floor of the dungeon",
         {W::floor},
         1,
         [](const Game&, const Values& given) { return debug_command::floor(given[W::floor]); }},
        {"reveal", "", "reveals the whole floor", {}, 0, [](const Game&, const Values&) { return debug_command::reveal(); }},
        {"status", "STATUS [WHO]", "gives a status to the awaited creature or to another", {W::status, W::creature}, 1, status_command},
        {"boon", "BOON [WHO]", "gives a boon to the awaited creature or to another", {W::boon, W::creature}, 1, boon_command},
        {"time_system", "NAME", "changes the time system of this floor", {W::time_system}, 1, time_command},
        {"heal",
         "[WHO]",
         "heals fully",
         {W::creature},
         0,
         [](const Game& game, const Values& given) { return debug_command::heal(creature_named(game, given)); }},
        {"kill",
         "WHO",
         "kills at once",
         {W::creature},
         1,
         [](const Game& game, const Values& given) { return debug_command::kill(creature_named(game, given)); }},
        {"teleport", "X Y [WHO]", "moves to that tile, counted from the upper left corner", {W::x, W::y, W::creature}, 2, teleport_command},
        {"help", "[COMMAND]", "explains that command, or all of them", {}, 0, nullptr},
    };
    return table;
}

Values values_of(const Game& game, const ConsoleVerb& verb, std::span<const std::string> words) {
    Values given;
    std::size_t next = 0;
    for (const WordKind part : verb.parts) {
        if (next == words.size()) break;
        // `spawn SPECIES X Y` leaves out the side.
        const bool is_digits = words[next].find_first_not_of("0123456789") == std::string::npos;
        if (part == WordKind::side && is_digits) continue;
        const std::string word(without_type(words[next], type_of(part)));
        given.values[static_cast<std::size_t>(part)] =
            is_number(part) ? number_of(name_of(part), word) : static_cast<int>(place_of(known_words(game, part), name_of(part), word));
        ++next;
    }
    if (next < words.size()) throw ConsoleError{fmt::format("unexpected `{}`: {} {}", words[next], verb.name, verb.usage)};
    return given;
}

Words verb_names() {
    Words names;
    for (const ConsoleVerb& verb : verbs()) names.emplace_back(verb.name);
    return names;
}

Words split(std::string_view line) {
    std::istringstream in{std::string(line)};
    Words words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

const ConsoleVerb& verb_named(const std::string& word) { return verbs()[place_of(verb_names(), "command", word)]; }

std::string usage_of(const ConsoleVerb& verb) { return fmt::format("{} {}: {}", verb.name, verb.usage, verb.help); }

/// `about`: the names of commands; none: all commands.
std::vector<std::string> help(std::span<const std::string> about) {
    std::vector<std::string> lines;
    for (const std::string& word : about) lines.push_back(usage_of(verb_named(word)));
    if (!about.empty()) return lines;
    for (const ConsoleVerb& verb : verbs())
        lines.push_back(fmt::format("{:<34}{}", fmt::format("{} {}", verb.name, verb.usage), verb.help));
    return lines;
}

/// The words that may follow `before`. Ids are preceded by their type if `begun` has one.
Words choices_at(const Game& game, const Words& before, std::string_view begun) {
    if (before.empty()) return verb_names();
    if (before[0] == "help") return before.size() == 1 ? verb_names() : Words{};
    const auto verb = std::find_if(verbs().begin(), verbs().end(), [&](const ConsoleVerb& one) { return one.name == before[0]; });
    if (verb == verbs().end() || before.size() > verb->parts.size()) return {};
    const WordKind part = verb->parts[before.size() - 1];
    Words known = known_words(game, part);
    const std::string_view id = without_type(begun, type_of(part));
    const std::string_view its_type = begun.substr(0, begun.size() - id.size());
    for (std::string& word : known) word.insert(0, its_type);
    return known;
}

}  // namespace

ConsoleAnswer read_console_line(const Game& game, std::string_view line) {
    const Words words = split(line);
    if (words.empty()) return {};
    try {
        const ConsoleVerb& verb = verb_named(words[0]);
        if (verb.command == nullptr) return {std::nullopt, help(std::span(words).subspan(1))};
        if (words.size() < verb.needed + 1) throw ConsoleError{usage_of(verb)};
        return {verb.command(game, values_of(game, verb, std::span(words).subspan(1))), {}};
    } catch (const ConsoleError& error) {
        return {std::nullopt, {error.text}};
    }
}

ConsoleCompletion complete_console_line(const Game& game, std::string_view line) {
    Words words = split(line);
    std::string begun;
    if (!line.empty() && line.back() != ' ' && !words.empty()) begun = words.back(), words.pop_back();
    ConsoleCompletion completion{std::string(line), {}};
    for (std::string& word : choices_at(game, words, begun))
        if (word.starts_with(begun)) completion.choices.push_back(std::move(word));
    if (completion.choices.empty()) return completion;
    std::sort(completion.choices.begin(), completion.choices.end());
    std::string common = completion.choices.front();
    for (const std::string& word : completion.choices) {
        const auto differ = std::mismatch(common.begin(), common.end(), word.begin(), word.end()).first;
        common.erase(differ, common.end());
    }
    completion.line += common.substr(begun.size()) + (completion.choices.size() == 1 ? " " : "");
    return completion;
}

}  // namespace td
