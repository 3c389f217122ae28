// Field table of hints for new players.
#include "content/tables/tables.hpp"

#include "content/fields/placeholders.hpp"
#include "controls/controls.hpp"

namespace td {

namespace {

/// The name of a control, as in scripts and settings.
Value<std::string> control_name() {
    std::vector<std::string_view> names;
    for (const ControlInfo& control : all_controls) names.push_back(control.name);
    return word(std::move(names));
}

/// A text in which `{key}`, `{moves}` and `{who}` are replaced.
Value<std::string> hint_text() {
    Value<std::string> value = display_text(1, 400);
    value.reading = [](TreeNode node, const ValueKind& own, Reader& reader) {
        std::optional<std::string> text = read_text(node, own, reader);
        if (text && !check_placeholders(node, {"key", "moves", "who"}, reader)) text.reset();
        return text;
    };
    return value;
}

Value<Hint::Target> hint_target() {
    using Target = Hint::Target;
    return choice<Target>({{"nothing", Target::nothing},
                           {"creature", Target::creature},
                           {"own_turns", Target::own_turns},
                           {"foe", Target::foe},
                           {"foe_turns", Target::foe_turns},
                           {"friends", Target::friends},
                           {"stairs", Target::stairs},
                           {"item", Target::item},
                           {"danger", Target::danger},
                           {"control", Target::control}});
}

}  // namespace

const Fields<Hint>& hint_fields() {
    static const Fields<Hint> table =
        Fields<Hint>("What the game tells players when it is of use: once, and in a dungeon with `lesson: true` once in each run.")
            .required("name", &Hint::name, display_text(1, 40), "Its headline, also in the list of hints in the help.")
            .required("text", &Hint::description, hint_text(),
                      "What it says. `{key}` is replaced by the key of its `control`, `{who}` by the creature whose turn it is.")
            .optional("dungeons", &Hint::dungeons, list(reference_only(reference<DungeonId>("dungeons")), 0, 100),
                      "The dungeons in which it is shown; default: all without `lesson: true`.")
            .optional("if", &Hint::conditions, conditions(),
                      "All of these must hold; `self` is the creature whose turn it is, `other` a foe in sight that is awake, at which "
                      "the hint then points; if it points at `friends`, `other` is a member or guest of the party.")
            .optional("companions", &Hint::companions, number(0, 7), "The least number of living companions.")
            .optional("round", &Hint::round, number(1, 999), "Not before this round of the floor.")
            .optional(
                "points_at", &Hint::target, hint_target(),
                "What it points at: the `creature` whose turn it is or its tokens on the ribbon (`own_turns`), the nearest `foe` in sight, "
                "the tokens of the foe in sight that acts next (`foe_turns`), the party's panel (`friends`), the `stairs`, the nearest "
                "`item`, the nearest tile in `danger`, or the button of its `control`.")
            .optional("control", &Hint::control, control_name(), "The control whose key the text names.");
    return table;
}

}  // namespace td
