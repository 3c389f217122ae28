// Mistakes in triggers and their conditions: an event that the owner cannot have, a creature that is not part of the event.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "catalog/trigger.hpp"
#include "content/memory_pack.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// One definition of each type that may have triggers; the one of the type `owner` ends with `line`.
std::string pack_with(TriggerOwner owner, const std::string& line) {
    const auto of = [&](TriggerOwner each) { return each == owner ? line : std::string("[]"); };
    return "damage_kinds: {blunt: {name: Blunt}}\n"
           "skills: {bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}}\n"
           "tactics: {hunt: {name: Hunt, plans: [chase]}}\n"
           "themes: {dark: {name: Dark}}\n"
           "terrains:\n  wall: {name: W, glyph: \"#\"}\n  floor:\n    name: F\n    glyph: .\n    triggers: " +
           of(TriggerOwner::terrain) + "\nfeatures:\n  door:\n    name: D\n    glyph: \"+\"\n    triggers: " + of(TriggerOwner::feature) +
           "\nspecies:\n  rat:\n    name: Rat\n    attack_skill: bite\n    tactic: hunt\n    triggers: " + of(TriggerOwner::species) +
           "\nstatuses:\n  ill:\n    name: Ill\n    triggers: " + of(TriggerOwner::status) +
           "\nitems:\n  leaf:\n    name: Leaf\n    triggers: " + of(TriggerOwner::item) +
           "\nweathers:\n  rain:\n    name: Rain\n    triggers: " + of(TriggerOwner::weather) +
           "\nboons:\n  luck:\n    name: Luck\n    gives: Much.\n    takes: Some.\n    triggers: " + of(TriggerOwner::boon) +
           "\ndungeons:\n  cave:\n    name: Cave\n    party: [rat]\n    victory: [exit_reached]\n    floors:\n      - theme: dark\n        "
           "triggers: " +
           of(TriggerOwner::floor) + "\n";
}

std::string slips(TriggerOwner owner, const std::string& line) {
    std::string all;
    for (const Problem& problem : load_texts({pack_with(owner, line)}).problems) all += to_string(problem) + " " + problem.hint + "\n";
    return all;
}

std::string trigger_on(std::string_view event, const std::string& more = "") {
    return "[{on: " + std::string(event) + more + ", do: [{do: reveal_map}]}]";
}

bool says(const std::string& told, const std::string& what) {
    INFO(told);
    CHECK(told.find(what) != std::string::npos);
    return told.find(what) != std::string::npos;
}

constexpr std::array<TriggerOwner, 8> owners{TriggerOwner::species, TriggerOwner::status,  TriggerOwner::item,  TriggerOwner::terrain,
                                             TriggerOwner::feature, TriggerOwner::weather, TriggerOwner::floor, TriggerOwner::boon};

}  // namespace

TEST_CASE("every event is read for the owners that may have it, and refused at its place for all others") {
    for (const TriggerOwner owner : owners)
        for (const EventInfo& info : event_infos) {
            const std::string told = slips(owner, trigger_on(info.name));
            const bool sensible = (info.owners & bit(owner)) != 0;
            CAPTURE(std::string(info.name));
            CAPTURE(told);
            CHECK(told.empty() == sensible);
            if (sensible) continue;
            CHECK(told.find("`" + std::string(info.name) + "`") != std::string::npos);
            CHECK(std::count(told.begin(), told.end(), '\n') == 1);
        }
}

TEST_CASE("a misspelled event names the nearest") { says(slips(TriggerOwner::species, trigger_on("hrut")), "`hurt`"); }

TEST_CASE("a condition about a creature that is not part of the event is reported at its place") {
    using Owner = TriggerOwner;
    says(slips(Owner::species, trigger_on("turn_end", ", to: other")), "`turn_end` has no other creature");
    says(slips(Owner::species, trigger_on("turn_end", ", if: [{is: foe}]")), "`turn_end` has no other creature");
    says(slips(Owner::species, trigger_on("turn_end", ", if: [{is: leader, whose: other}]")), "`turn_end` has no other creature");
    says(slips(Owner::feature, trigger_on("destroyed", ", if: [{is: leader}]")), "nobody takes part in `destroyed`");
    says(slips(Owner::feature, "[{on: destroyed, do: [{do: heal, amount: 3}]}]"), "add an `area` around it");
    says(slips(Owner::species, trigger_on("waits", ", if: [{is: harm_kind, kind: blunt}]")), "`waits` doesn't say that");
    says(slips(Owner::species, trigger_on("waits", ", say: \"{slef} waits.\"")), "unknown placeholder `{slef}` (did you mean `self`?)");
    says(slips(Owner::species, trigger_on("waits", ", targets: foes")), "`targets` chooses from an area");
    says(slips(Owner::species, "[{on: waits}]"), "needs `do`");
    says(slips(Owner::terrain, trigger_on("stepped_on", ", ends: true")), "unknown key `ends`");
    CHECK(slips(Owner::feature, trigger_on("destroyed", ", area: {shape: burst, radius: 1}, targets: everyone")).empty());
    CHECK(slips(Owner::species, trigger_on("hurt", ", to: other, if: [{is: within, tiles: 1}, {is: harm_kind, kind: blunt}]")).empty());
}
