#include <fmt/format.h>

#include "tools/delve/new_pack.hpp"

namespace td::delve {

namespace {

// In these texts ID is replaced by the pack's id and NAME by its name.

constexpr std::string_view pack_yaml = R"(# yaml-language-server: $schema=../pack.schema.json
# The name of this pack. A pack is a folder with a pack.yaml; every other .yaml file below it has definitions.
id: ID            # the name of the folder
name: NAME
version: "0.1"
description: A first pack, made to be changed.
)";

constexpr std::string_view creatures_yaml = R"(# yaml-language-server: $schema=../schema.json
# The first line is for editors: with yaml-language-server they complete what you type and underline mistakes.
# The first word of a file says what it defines: here kinds of creatures. Below it are ids, which other files refer to.
species:
  ID_hopper:
    name: Hopper               # what players read
    description: Half toad, half spring. It is upon you before you have turned.
    health: 16
    attack: 12
    defence: 5
    speed: 1                   # -3 a quarter, 0 normal, 3 quadruple
    attack_skill: ID_kick      # defined in skills.yaml
    tactic: hunt               # how it acts; this tactic is from the pack `core`
    sprite: bog_toad           # also borrowed from `core`
    resistances: {venom: 50}   # percent less damage of a kind
)";

constexpr std::string_view skills_yaml = R"(# yaml-language-server: $schema=../schema.json
# What creatures can do. content/reference.md lists every field and every effect.
skills:
  ID_kick:
    name: Kick
    description: Both feet at once.
    area: front                # the tile ahead; for a longer reach: {shape: line, range: 4}
    accuracy: 90               # percent
    effects:                   # what happens to each creature that is hit, in this order
      - {do: damage, power: 7, kind: blunt}
      - {do: push, tiles: 1, chance: 40}
    look: {form: strike, colour: "#C8E08A"}
    sound: strike
)";

constexpr std::string_view items_yaml = R"(# yaml-language-server: $schema=../schema.json
# Things to find, use and throw.
items:
  ID_tonic:
    name: Spring tonic
    description: Restores 15 health and puts a spring in your step.
    sprite: potion_green
    sound: heal
    stack: 3                   # how many fit in one slot of the bag
    use:
      - {do: heal, amount: 15}
      - {do: gain_status, status: haste, duration: 4}
)";

constexpr std::string_view dungeon_yaml = R"(# yaml-language-server: $schema=../schema.json
# Where players meet all of it. Try it: tools/play --dungeon ID_cellar
dungeons:
  ID_cellar:
    name: NAME
    description: Two small floors full of hoppers.
    introduction: Something is hopping about down there.
    party:                     # the leader first
      - {species: hero_warden, name: Hedda}
      - {species: hero_scout, name: Pike}
    bag:
      - {item: bread, at_least: 2}
    victory:
      - {when: exit_reached, text: Find the way out of the second floor.}
    floors:
      - theme: hill_path
        width: 30
        height: 20
        rooms: [3, 4]          # from 3 to 4
        foe_teams: [1, 2]
        foes:                  # the teams to choose from, by weight
          - {weight: 2, members: [ID_hopper]}
          - {weight: 1, members: [tunnel_rat]}
        items: [2, 3]
        loot:
          - {weight: 2, item: ID_tonic}
          - {weight: 1, item: bread}
      - theme: old_stone
        width: 34
        height: 22
        rooms: [4, 5]
        patches:
          - {terrain: water, percent: 6}
        foe_teams: [2, 3]
        foes:
          - {weight: 2, members: [ID_hopper, ID_hopper]}
          - {weight: 1, members: [jelly]}
        items: [2, 3]
        loot:
          - {weight: 1, item: ID_tonic}
          - {weight: 1, item: healing_herb}
)";

/// `old_kiln` -> `Old kiln`.
std::string name_of(const std::string& id) {
    std::string name = id;
    for (char& c : name)
        if (c == '_') c = ' ';
    if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

std::string filled_in(std::string_view text, const std::string& id) {
    std::string result(text);
    const auto replace = [&](std::string_view word, const std::string& by) {
        for (std::size_t at = result.find(word); at != std::string::npos; at = result.find(word, at + by.size()))
            result.replace(at, word.size(), by);
    };
    replace("NAME", name_of(id));
    replace("ID", id);
    return result;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> pack_files(const std::string& id) {
    std::vector<std::pair<std::string, std::string>> files;
    for (const auto& [name, text] :
         {std::pair{"pack.yaml", pack_yaml}, std::pair{"creatures.yaml", creatures_yaml}, std::pair{"skills.yaml", skills_yaml},
          std::pair{"items.yaml", items_yaml}, std::pair{"dungeon.yaml", dungeon_yaml}})
        files.emplace_back(name, filled_in(text, id));
    return files;
}

}  // namespace td::delve
