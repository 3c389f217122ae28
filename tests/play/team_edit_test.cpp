#include "play/team_edit.hpp"

#include <doctest/doctest.h>

#include "game/small_world.hpp"

namespace td {

namespace {

struct Foursome {
    World world = test::small_world();
    std::vector<EntityId> ids;
    Foursome() {
        for (const char* name : {"Mira", "Bram", "Sorrel", "Oskar"})
            ids.push_back(test::add_creature(world, Faction::player, name, {static_cast<int>(ids.size()), 1}));
    }
    TeamEdit edit() const { return {world, TeamId(0)}; }

    /// The list after the slots were exchanged as commanded.
    std::vector<EntityId> after(const std::vector<Command>& commands) const {
        std::vector<EntityId> list = ids;
        for (const Command& command : commands)
            if (const auto* swap = std::get_if<commands::SwapSlots>(&command))
                std::swap(list[static_cast<std::size_t>(swap->first)], list[static_cast<std::size_t>(swap->second)]);
        return list;
    }
};

}  // namespace

TEST_CASE("a team that nobody touched needs no commands") {
    const Foursome party;
    CHECK_FALSE(party.edit().changed());
}

TEST_CASE("tactics that have other numbers are followed, and that is no change of the team") {
    const Foursome party;
    TeamEdit edit = party.edit();
    edit.set_tactic(1, TacticId(3));
    edit.renumber_tactics([](TacticId before) { return TacticId(before.index() + 2u); });
    CHECK(edit.members()[1].tactic == TacticId(5));
    CHECK(edit.commands() == std::vector<Command>{commands::SetTactic{party.ids[1], TacticId(5)}});
}

TEST_CASE("the commands lead from the list as it is to the list as it was edited") {
    const Foursome party;
    TeamEdit edit = party.edit();
    edit.swap(0, 1);
    edit.swap(1, 2);
    edit.swap(2, 3);
    std::vector<EntityId> wanted;
    for (const auto& member : edit.members()) wanted.push_back(member.who);
    CHECK(wanted.back() == party.ids[0]);
    CHECK(party.after(edit.commands()) == wanted);
}

TEST_CASE("exchanging two slots twice leaves nothing to command") {
    const Foursome party;
    TeamEdit edit = party.edit();
    edit.swap(1, 3);
    edit.swap(3, 1);
    CHECK_FALSE(edit.changed());
}

TEST_CASE("passing on the lead comes after the order, tactics last") {
    const Foursome party;
    TeamEdit edit = party.edit();
    edit.set_tactic(2, TacticId(1));
    edit.lead(party.ids[1]);
    edit.swap(0, 1);
    const auto commands = edit.commands();
    REQUIRE(commands.size() == 3);
    CHECK(std::holds_alternative<commands::SwapSlots>(commands[0]));
    CHECK(commands[1] == commands::SetLeader{party.ids[1]});
    CHECK(commands[2] == commands::SetTactic{party.ids[2], TacticId(1)});
}

TEST_CASE("a slot outside the list is left alone") {
    const Foursome party;
    TeamEdit edit = party.edit();
    edit.swap(3, 4);
    CHECK_FALSE(edit.changed());
}

}  // namespace td
