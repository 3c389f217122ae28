#include "content/yaml/word_hints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/nearest.hpp"

namespace td {

namespace {

/// What other games call things, and what authors call them who think of another part of this one. A word may have several rows: the first
/// that is known where it stands counts.
constexpr auto foreign_words = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"move", "step"},
    {"moves", "step"},
    {"walk", "step"},
    {"attack", "melee"},
    {"stroke", "melee"},
    {"shot", "volley"},
    {"fire", "volley"},
    {"take", "pick_up"},
    {"rest", "wait"},
    {"pass", "wait"},
    {"action", "other"},
    {"skill", "other"},
    {"hp", "health"},
    {"max_hp", "health"},
    {"hit_points", "health"},
    {"life", "health"},
    {"atk", "attack"},
    {"str", "attack"},
    {"strength", "attack"},
    {"power", "attack"},
    {"def", "defence"},
    {"armour", "defence"},
    {"armor", "defence"},
    {"toughness", "defence"},
    {"spd", "speed"},
    {"vision", "sight"},
    {"fov", "sight"},
    {"view_distance", "sight"},
    {"damage", "power"},
    {"dmg", "power"},
    {"strength", "power"},
    {"value", "amount"},
    {"points", "amount"},
    {"title", "name"},
    {"label", "name"},
    {"display_name", "name"},
    {"text", "description"},
    {"desc", "description"},
    {"tooltip", "description"},
    {"flavour", "description"},
    {"flavor", "description"},
    {"symbol", "glyph"},
    {"char", "glyph"},
    {"letter", "glyph"},
    {"icon", "sprite"},
    {"image", "sprite"},
    {"tile", "sprite"},
    {"graphic", "sprite"},
    {"picture", "sprite"},
    {"ai", "tactic"},
    {"behaviour", "tactic"},
    {"behavior", "tactic"},
    {"brain", "tactic"},
    {"uses", "charges"},
    {"pp", "charges"},
    {"ammo", "charges"},
    {"cost", "pool_cost"},
    {"mana_cost", "pool_cost"},
    {"probability", "chance"},
    {"rate", "chance"},
    {"length", "duration"},
    {"turns", "duration"},
    {"rounds", "duration"},
    {"element", "kind"},
    {"type", "kind"},
    {"damage_type", "kind"},
    {"abilities", "skills"},
    {"moves", "skills"},
    {"spells", "skills"},
    {"powers", "skills"},
    {"inventory", "bag"},
    {"equipment", "parts"},
    {"drops", "loot"},
    {"treasure", "loot"},
    {"monsters", "foes"},
    {"mobs", "foes"},
    {"levels", "floors"},
    {"maps", "floors"},
    {"music", "sound"},
    {"sfx", "sound"},
    {"enemies", "foes"},
    {"enemy", "foes"},
    {"foe", "foes"},
    {"hostile", "foes"},
    {"opponents", "foes"},
    {"ally", "allies"},
    {"friends", "allies"},
    {"friendly", "allies"},
    {"party", "allies"},
    {"all", "everyone"},
    {"any", "everyone"},
    {"user", "self"},
    {"caster", "self"},
    {"me", "self"},
    {"circle", "burst"},
    {"sphere", "burst"},
    {"square", "burst"},
    {"blast", "burst"},
    {"ball", "burst"},
    {"radius", "burst"},
    {"projectile", "line"},
    {"bolt", "line"},
    {"ray", "beam"},
    {"touch", "front"},
    {"adjacent", "front"},
    {"melee", "front"},
    {"sweep", "arc"},
    {"single", "front"},
    {"around", "ring"},
    {"apply_status", "gain_status"},
    {"add_status", "gain_status"},
    {"inflict", "gain_status"},
    {"inflict_status", "gain_status"},
    {"give_status", "gain_status"},
    {"buff", "gain_status"},
    {"debuff", "gain_status"},
    {"deal_damage", "damage"},
    {"hurt", "damage"},
    {"poison", "gain_status"},
    {"freeze", "gain_status"},
    {"blind", "gain_status"},
    {"confuse", "gain_status"},
    {"sleep", "gain_status"},
    {"remove_status", "lose_status"},
    {"cure", "lose_status"},
    {"cleanse", "lose_status"},
    {"dispel", "lose_status"},
    {"knockback", "push"},
    {"knock_back", "push"},
    {"drag", "pull"},
    {"hook", "pull"},
    {"spawn", "summon"},
    {"create", "summon"},
    {"resurrect", "revive"},
    {"blink", "teleport"},
    {"warp", "teleport"},
    {"polymorph", "transform"},
    {"morph", "transform"},
    {"explosion", "explode"},
    {"burn", "ignite"},
    {"stun", "lose_turn"},
    {"slow", "delay_turn"},
    {"haste", "extra_turn"},
    {"on_hit", "hits"},
    {"hit", "hits"},
    {"on_attack", "hits"},
    {"on_damage", "hurt"},
    {"on_damaged", "hurt"},
    {"damaged", "hurt"},
    {"on_hurt", "hurt"},
    {"on_death", "dies"},
    {"death", "dies"},
    {"on_die", "dies"},
    {"on_kill", "kills"},
    {"kill", "kills"},
    {"on_miss", "misses"},
    {"on_step", "steps"},
    {"on_enter", "steps"},
    {"on_step", "stepped_on"},
    {"on_enter", "stepped_on"},
    {"step", "stepped_on"},
    {"steps", "stepped_on"},
    {"enter", "stepped_on"},
    {"on_move", "steps"},
    {"on_turn", "turn_start"},
    {"on_turn_start", "turn_start"},
    {"on_turn_end", "turn_end"},
    {"on_round_end", "round_end"},
    {"on_heal", "healed"},
    {"on_status", "status_gained"},
    // Types of definitions, by their names elsewhere.
    {"monsters", "species"},
    {"monster", "species"},
    {"creatures", "species"},
    {"enemies", "species"},
    {"mobs", "species"},
    {"characters", "species"},
    {"heroes", "species"},
    {"classes", "species"},
    {"levels", "dungeons"},
    {"floors", "dungeons"},
    {"maps", "dungeons"},
    {"missions", "dungeons"},
    {"rooms", "vaults"},
    {"buffs", "statuses"},
    {"debuffs", "statuses"},
    {"conditions", "statuses"},
    {"effects", "statuses"},
    {"traps", "features"},
    {"objects", "features"},
    {"furniture", "features"},
    {"tiles", "terrains"},
    {"ground", "terrains"},
    {"images", "sprites"},
    {"graphics", "sprites"},
    {"pictures", "sprites"},
    {"music", "sounds"},
    {"sfx", "sounds"},
    {"behaviours", "tactics"},
    {"behaviors", "tactics"},
    {"elements", "damage_kinds"},
    {"damage_types", "damage_kinds"},
    {"resources", "pools"},
    {"loot_tables", "spawn_tables"},
    {"encounters", "spawn_tables"},
    {"texts", "strings"},
    {"translations", "strings"},
    // Keys of every definition, by their names elsewhere.
    {"id", "status"},
    {"id", "species"},
    {"id", "item"},
    {"id", "skill"},
    {"id", "terrain"},
    {"id", "feature"},
    {"id", "weather"},
    {"id", "landmark"},
    {"id", "vault"},
    {"parent", "extends"},
    {"inherits", "extends"},
    {"inherit", "extends"},
    {"base", "extends"},
    {"template", "extends"},
    {"copy-from", "extends"},
    {"copy_from", "extends"},
    {"refNode", "extends"},
    {"ParentName", "extends"},
    // What is done to a definition that is there, or to a list or number of it.
    {"modify", "edit"},
    {"update", "edit"},
    {"override", "replace"},
    {"overwrite", "replace"},
    {"delete", "remove"},
    {"append", "add"},
    {"insert", "add"},
    // Fields, by their names elsewhere.
    {"max_health", "health"},
    {"maxhp", "health"},
    {"dodge", "evasion"},
    {"hit_chance", "accuracy"},
    {"to_hit", "accuracy"},
    {"hp_below", "health_below"},
    {"aoe", "area"},
    {"heroes", "party"},
    {"mana", "pools"},
    {"mp", "pools"},
    {"energy", "pools"},
    {"stamina", "pools"},
    {"terrain", "patches"},
    {"terrains", "patches"},
    {"pools", "patches"},
    {"visibility", "sight"},
    {"agility", "speed"},
    {"movement", "moves"},
    {"weaknesses", "resistances"},
    {"weakness", "resistances"},
    {"resists", "resistances"},
    {"immune", "immunities"},
    {"on_hit", "triggers"},
    {"on_hit", "effects"},
    {"on_death", "triggers"},
    {"on_hurt", "triggers"},
    {"on_step", "triggers"},
    {"on_use", "use"},
    {"effects", "use"},
    {"heal", "use"},
    {"on_throw", "thrown"},
    {"charges", "stack"},
    {"max_stack", "stack"},
    {"damage", "effects"},
    {"range", "area"},
    {"radius", "area"},
    {"range", "tiles"},
    {"distance", "tiles"},
    {"squares", "tiles"},
    {"power", "amount"},
    {"damage", "amount"},
    {"damage", "attack"},
    {"amount", "power"},
    {"count", "at_least"},
    {"amount", "at_least"},
    {"quantity", "at_least"},
    {"walkable", "passable"},
    {"rows", "map"},
    {"layout", "map"},
    {"frequency", "start_hertz"},
    {"pitch", "start_hertz"},
    {"radius", "size"},
    {"effects", "do"},
    {"when", "on"},
    {"event", "on"},
    {"when", "if"},
    {"condition", "if"},
    {"foes", "teams"},
    {"monsters", "teams"},
    {"monsters", "members"},
    {"members", "teams"},
    {"turns", "own_turns"},
    {"turns", "rounds"},
    // What stands on a tile of a vault.
    {"monster", "foe"},
    {"monsters", "foe"},
    {"enemy", "foe"},
    {"enemies", "foe"},
    {"species", "foe"},
    {"species", "members"},
    {"creature", "foe"},
    {"npc", "neutral"},
    {"tile", "terrain"},
    {"ground", "terrain"},
    // Choices, by their names elsewhere.
    {"flying", "fly"},
    {"swimming", "swim"},
    {"walking", "walk"},
    {"ghost", "phase"},
    {"attacker", "other"},
    {"victim", "other"},
    {"circle", "round"},
    {"sphere", "ball"},
    {"ellipsoid", "ball"},
    {"cube", "box"},
    {"cylinder", "capsule"},
    {"torus", "ring"},
    {"patrol", "wander"},
    {"roam", "wander"},
    {"idle", "hold"},
    {"cast", "use_skill"},
    {"cast_spell", "use_skill"},
    {"boss_killed", "creature_dead"},
    {"kill_boss", "creature_dead"},
    {"kill_all", "side_dead"},
    {"escape", "exit_reached"},
    {"survive", "rounds_survived"},
});

/// Keys that authors look for where something else is to be written.
struct MissingKey {
    std::string_view word;
    std::string_view beside;  ///< a key of the map in which it is missing
    std::string_view hint;
};
constexpr std::string_view of_difficulties =
    "a difficulty changes no creature's health and no damage, only what foes think and how many they are";
constexpr std::string_view of_damage = "it stands in the effect: `effects: [{do: damage, power: 10, kind: fire}]`";
constexpr std::string_view of_harm_rate = "write `harm_rate`: the health that it takes in ten rounds";
constexpr std::string_view of_ids = "the id of a definition is the key that its fields stand below";
constexpr std::string_view of_loot = "of a creature only its parts are left, by `salvage`; what there is to find is the `loot` of a floor";
constexpr std::string_view of_levels = "there are no levels: give it other numbers, such as `health` and `attack`";
constexpr std::string_view of_traits = "what it can do stands under `skills`, what happens by itself under `triggers`";
constexpr std::string_view of_things = "what is attached to it stands under `parts`, what the party has with it in the `bag` of a dungeon";
constexpr MissingKey missing_keys[] = {
    {"below", "unless", "say when with `if: {health_below: 20}`; of the plans that flee, `flee_when_hurt` has a `below`"},
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
    return has_curly_quotes(word) ? "type plain quotes in place of the curly ones, or none" : "";
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
