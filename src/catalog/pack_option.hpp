// What a pack of content lets players choose: a number, a switch, or one of several words. In the files of the pack `$ID` stands for the
// value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace td {

/// Exactly one of `number`, `is_on` and `word` is given: the value before players choose another.
struct PackOption {
    std::string name;         ///< for players; empty: none but the id
    std::string description;  ///< what it changes
    std::optional<int> number;
    int least = 0;   ///< of a number
    int most = 100;  ///< of a number
    int step = 1;    ///< of a number: from one choice to the next
    std::optional<bool> is_on;
    std::optional<std::string> word;
    std::vector<std::string> words;  ///< those to choose from

    friend bool operator==(const PackOption&, const PackOption&) = default;
};

/// The value before players choose another, as written in YAML: `3`, `true`, `claw_pinch`.
std::string preset_of(const PackOption& option);

/// True if it is one of the values to choose from, as written in YAML. A number between two steps is one too.
bool takes(const PackOption& option, std::string_view value);

/// The next value (`by` 1) or the one before (-1): numbers end at their bounds, the others come round again.
/// Precondition: takes(option, value).
std::string stepped(const PackOption& option, const std::string& value, int by);

/// The values to test an option with: both bounds of a number, or all values to choose from.
std::vector<std::string> extremes_of(const PackOption& option);

/// The value that a player has chosen for an option of a pack.
struct ChosenOption {
    std::string pack;
    std::string option;
    std::string value;  ///< as written in YAML

    friend bool operator==(const ChosenOption&, const ChosenOption&) = default;
};

}  // namespace td
