#include "tools/drills/scene_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <variant>

#include "base/nearest.hpp"
#include "content/packs/rule_order.hpp"

namespace td {

namespace {

struct CommandWord {
    std::string_view word;
    bool slot;       ///< a number from 1 follows
    bool direction;  ///< a direction follows
    Command (*make)(int slot, Direction direction);
    Command (*make_at)(int slot, Point tile) = nullptr;  ///< null: it cannot be aimed at a tile
};
constexpr CommandWord command_words[]{{"wait", false, false, [](int, Direction) -> Command { return commands::Wait{}; }},
                                      {"rest", false, false, [](int, Direction) -> Command { return commands::Rest{}; }},
                                      {"walk", false, true, [](int, Direction way) -> Command { return commands::Walk{way}; }},
                                      {"attack", false, true, [](int, Direction way) -> Command { return commands::Attack{way}; }},
                                      {"turn", false, true, [](int, Direction way) -> Command { return commands::Face{way}; }},
                                      {"close_door", false, true, [](int, Direction way) -> Command { return commands::CloseDoor{way}; }},
                                      {"pick_up", false, false, [](int, Direction) -> Command { return commands::PickUp{}; }},
                                      {"carry", false, false, [](int, Direction) -> Command { return commands::Carry{}; }},
                                      {"lay_down", false, false, [](int, Direction) -> Command { return commands::LayDown{}; }},
                                      {"stairs", false, false, [](int, Direction) -> Command { return commands::Descend{}; }},
                                      {"skill", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::UseSkill{slot, way};
                                       },
                                       [](int slot, Point tile) -> Command {
                                           return commands::UseSkill{slot, Direction::south, tile};
                                       }},
                                      {"throw", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::ThrowItem{slot, way};
                                       }},
                                      {"use", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::UseItem{slot, way};
                                       },
                                       [](int slot, Point tile) -> Command {
                                           return commands::UseItem{slot, Direction::south, tile};
                                       }},
                                      {"drop", true, false, [](int slot, Direction) -> Command { return commands::DropItem{slot}; }}};

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Direction> direction_called(std::string_view word) {
    const auto found = std::find(direction_names.begin(), direction_names.end(), word);
    if (found == direction_names.end()) return std::nullopt;
    return static_cast<Direction>(found - direction_names.begin());
}

std::optional<int> number_in(std::string_view word) {
    int number = 0;
    const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && rest == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

/// The column and the row of a tile, from 0, as a trace tells them.
std::optional<Point> tile_called(const std::vector<std::string_view>& words, std::size_t from) {
    if (words.size() != from + 2) return std::nullopt;
    const auto x = number_in(words[from]), y = number_in(words[from + 1]);
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

/// The command in a line of `do`, or an error message.
std::variant<SceneCommand, std::string> parse_command(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    const auto known = std::find_if(std::begin(command_words), std::end(command_words),
                                    [&](const CommandWord& c) { return !words.empty() && c.word == words[0]; });
    if (known == std::end(command_words)) {
        std::vector<std::string_view> names;
        for (const CommandWord& each : command_words) names.push_back(each.word);
        return did_you_mean(words.empty() ? "" : words[0], names);
    }
    int slot = 1;
    Direction direction = Direction::south;
    std::size_t next = 1;
    if (known->slot) {
        slot = 0;
        if (next < words.size()) std::from_chars(words[next].data(), words[next].data() + words[next].size(), slot);
        if (slot < 1 || slot > 24) return std::string("a number from 1 follows, such as `") + std::string(known->word) + " 1`";
        ++next;
    }
    if (known->make_at && next < words.size() && words[next] == "at") {
        const auto tile = tile_called(words, next + 1);
        if (!tile) return "a tile follows: its column and row from 0, such as `" + std::string(known->word) + " 1 at 3 1`";
        return SceneCommand{known->make_at(slot - 1, *tile), true};
    }
    if (known->direction) {
        const auto called = direction_called(next < words.size() ? words[next] : std::string_view());
        if (!called)
            return fmt::format("a direction follows: {}{}", fmt::join(direction_names, ", "), known->make_at ? ", or a tile: at 3 1" : "");
        direction = *called;
        ++next;
    }
    if (next != words.size()) return "nothing follows after `" + std::string(words[next - 1]) + "`";
    return SceneCommand{known->make(slot - 1, direction)};
}

Value<SceneCommand> command() {
    return {{ValueKind::Form::text, 1, 60}, [](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<SceneCommand> {
                const auto text = read_text(node, own, reader);
                if (!text) return std::nullopt;
                auto parsed = parse_command(*text);
                if (const auto* command = std::get_if<SceneCommand>(&parsed)) return *command;
                reader.report(node, ProblemCode::unknown_choice, fmt::format("`{}` is not a command", *text),
                              std::get<std::string>(parsed));
                return std::nullopt;
            }};
}

}  // namespace

Value<std::vector<Rule>> scene_rulebook() {
    return {rulebook_kind(), [](TreeNode node, const ValueKind&, Reader& reader) { return read_rule_order(node, reader); }};
}

const Fields<SceneCreature>& scene_creature_fields() {
    static const Fields<SceneCreature> table =
        Fields<SceneCreature>("The creatures on the tiles with this letter.")
            .required("species", &SceneCreature::species, reference<SpeciesId>("species"), "Its species.")
            .optional("team", &SceneCreature::team,
                      choice<Faction>({{"player", Faction::player}, {"neutral", Faction::neutral}, {"foe", Faction::foe}}), "Its faction.")
            .optional("guest", &SceneCreature::guest, boolean(), "True: a guest of its team instead of a member.")
            .optional("name", &SceneCreature::name, text(1, 40), "Its name.")
            .optional("tactic", &SceneCreature::tactic, reference<TacticId>("tactics"), "Its tactic, for turns without commands.")
            .optional("health", &SceneCreature::health, number(1, 999), "Its current health.")
            .optional("asleep", &SceneCreature::asleep, boolean(), "True: it is asleep, like creatures whose tactic has the plan `sleep`.")
            .optional("statuses", &SceneCreature::statuses, list(reference<StatusId>("statuses"), 0, 8), "Its statuses.")
            .optional("boons", &SceneCreature::boons, list(reference<BoonId>("boons"), 0, 8), "The boons that it has taken.")
            .optional("holds", &SceneCreature::holds, reference<ItemId>("items"), "The item that it holds.")
            .optional("parts", &SceneCreature::parts, list(reference<ItemId>("items"), 0, 8),
                      "What it has attached or wears, after the parts of its species.")
            .optional("orders", &SceneCreature::orders,
                      list(choice<CompanionOrder>({{"hold_fire", CompanionOrder::hold_fire},
                                                   {"stay_at_range", CompanionOrder::stay_at_range},
                                                   {"come_back", CompanionOrder::come_back},
                                                   {"save_charges", CompanionOrder::save_charges}}),
                           0, companion_order_count),
                      "The player's orders to it.")
            .optional("focus", &SceneCreature::focus, text(1, 1), "The letter of the foe that it should focus.")
            .optional("saved_skills", &SceneCreature::saved_skills, list(reference<SkillId>("skills"), 0, 8),
                      "Skills that it may use only in an emergency.")
            .optional("forbidden_skills", &SceneCreature::forbidden_skills, list(reference<SkillId>("skills"), 0, 8),
                      "Skills that it may not use.")
            .optional("forbidden_items", &SceneCreature::forbidden_items, list(reference<ItemId>("items"), 0, 8),
                      "Items that it may not use.")
            .optional("on", &SceneCreature::on, reference<TerrainId>("terrains"), "The terrain of its tile; default: floor.")
            .optional("in", &SceneCreature::in, reference<FeatureId>("features"), "The feature on its tile.")
            .optional("do", &SceneCreature::commands, list(command(), 0, 1000), "Its commands, one per turn.");
    return table;
}

const Fields<SceneGround>& scene_ground_fields() {
    static const Fields<SceneGround> table =
        Fields<SceneGround>("The meaning of a character of the map.")
            .optional("terrain", &SceneGround::terrain, reference<TerrainId>("terrains"), "The terrain; default: floor.")
            .optional("feature", &SceneGround::feature, reference<FeatureId>("features"), "The feature on the tile.")
            .optional("item", &SceneGround::item, reference<ItemId>("items"), "The item on the tile.")
            .optional("stairs", &SceneGround::stairs, boolean(), "True: the stairs down are there.");
    return table;
}

}  // namespace td
