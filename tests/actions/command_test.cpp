#include "actions/command.hpp"

#include <doctest/doctest.h>

#include <set>

#include "actions/command_record.hpp"

using namespace td;

namespace {

std::uint64_t hash_of(const Command& command) {
    Hash hash;
    command.add_to(hash);
    return hash.value();
}

}  // namespace

TEST_CASE("commands are equal, and hash alike, if their kinds and all their members are") {
    std::set<std::uint64_t> hashes;
    for (int kind = 0; kind < command_kind_count; ++kind) hashes.insert(hash_of(*command_of({.kind = kind})));
    CHECK(hashes.size() == static_cast<std::size_t>(command_kind_count));
    CHECK(Command(commands::Walk{Direction::north}) == commands::Walk{Direction::north});
    CHECK_FALSE(Command(commands::Walk{Direction::north}) == commands::Attack{Direction::north});
    CHECK_FALSE(Command(commands::UseSkill{0, Direction::north, {1, 2}}) == commands::UseSkill{0, Direction::north, {1, 3}});
    CHECK(hash_of(commands::Walk{Direction::north}) != hash_of(commands::Walk{Direction::east}));
}

TEST_CASE("each member of a command counts for its hash, also below 0") {
    const EntityId one{std::size_t{1}}, two{std::size_t{2}};
    CHECK(hash_of(commands::SwapPart{1, 2}) != hash_of(commands::SwapPart{2, 1}));
    CHECK(hash_of(commands::UseItem{held_item, {}, {}}) != hash_of(commands::UseItem{0, {}, {}}));
    CHECK(hash_of(commands::UseSkill{0, {}, {4, 5}}) != hash_of(commands::UseSkill{0, {}, {5, 5}}));
    CHECK(hash_of(commands::UseSkill{0, {}, {4, 5}}) != hash_of(commands::UseSkill{0, {}, {4, 6}}));
    CHECK(hash_of(commands::SetLeader{one}) != hash_of(commands::SetLeader{two}));
    CHECK(hash_of(commands::SetTactic{one, TacticId(0)}) != hash_of(commands::SetTactic{one, TacticId(1)}));
}

TEST_CASE("what only arranges things costs no turn, whatever it is; everything else does") {
    CHECK(Command() == commands::Wait{});
    CHECK(costs_turn(Command()));
    CHECK(costs_turn(commands::CloseDoor{}));
    CHECK(costs_turn(commands::SwapPart{}));
    CHECK_FALSE(costs_turn(commands::Face{}));
    CHECK_FALSE(costs_turn(commands::SetLeader{}));
    CHECK_FALSE(costs_turn(commands::SwitchPart{}));
    CHECK_FALSE(costs_turn(commands::Debug{}));
}
