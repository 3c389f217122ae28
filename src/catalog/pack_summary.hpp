// What players read about a pack of content.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/pack_option.hpp"

namespace td {

/// A pack that another one requires.
struct NeededPack {
    std::string id;
    std::string versions;  ///< "1.2 or later"; empty: any
    friend bool operator==(const NeededPack&, const NeededPack&) = default;
};

/// An option of a pack with the value that is in force.
struct OptionInForce {
    std::string id;
    PackOption option;
    std::string value;  ///< as written in YAML
};

struct PackSummary {
    enum class State : unsigned char {
        on,
        off,      ///< by the player's choice
        refused,  ///< for its mistakes, or for packs that it requires
    };

    std::string id;
    std::string name;  ///< the id if its `pack.yaml` gives none
    std::string version;
    std::string description;
    std::string language;  ///< its code; empty: no translation
    std::string place;     ///< folder or archive
    State state = State::on;
    bool is_fixed = false;  ///< it cannot be left out: the game's own, and the player's own
    std::vector<NeededPack> needs;
    std::vector<std::string> needed_by;    ///< ids
    std::vector<std::string> conflicts;    ///< ids
    std::vector<std::string> definitions;  ///< "skills: bite, parry"
    std::vector<std::string> changes;      ///< "species.ember_fox is edited"
    std::vector<std::string> problems;     ///< with their places
    std::vector<OptionInForce> options;    ///< in the order of its `pack.yaml`
    std::string same_id_as;                ///< the file or folder of the pack that is loaded instead, since it has the same id; empty: none
};

/// A pack whose definitions the rules know: a run can only be continued with the same ones.
struct RulesPack {
    std::string id;
    std::string name;
    std::string version;
    std::string options;      ///< the values in force: "wolves 3, hard true"; empty: it has none
    std::uint64_t rules = 0;  ///< hash of its definitions, without texts, pictures and sounds

    friend bool operator==(const RulesPack&, const RulesPack&) = default;
};

/// Which packs a player leaves out, in which order the others are loaded, and what is chosen of their options.
struct PackChoice {
    std::vector<std::string> off;    ///< ids
    std::vector<std::string> order;  ///< ids; those that are not named come behind, by their ids
    std::vector<ChosenOption> options;

    friend bool operator==(const PackChoice&, const PackChoice&) = default;
};

}  // namespace td
