#include "actions/command_record.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace td;

namespace {

/// Every number differs from its default and from the others.
CommandRecord full_record(int kind) { return {kind, Direction::west, 1, 2, {3, 4}, EntityId(std::size_t{5}), TacticId(std::size_t{6})}; }

std::uint64_t hash_of(const Command& command) {
    Hash hash;
    command.add_to(hash);
    return hash.value();
}

}  // namespace

TEST_CASE("a command comes back from its record, whatever its kind") {
    for (int kind = 0; kind < command_kind_count; ++kind) {
        CAPTURE(kind);
        const std::optional<Command> command = command_of(full_record(kind));
        REQUIRE(command);
        CHECK(static_cast<int>(command->index()) == kind);
        CHECK(command_of(record_of(*command)) == command);
    }
}

TEST_CASE("there is no command of a kind beyond the known ones") {
    CHECK_FALSE(command_of({.kind = -1}));
    CHECK_FALSE(command_of({.kind = command_kind_count}));
}

TEST_CASE("the record has each member of a command in its own column, and defaults elsewhere") {
    CHECK(record_of(commands::Wait{}) == CommandRecord{});
    CHECK(record_of(commands::Walk{Direction::west}) == CommandRecord{.kind = 2, .direction = Direction::west});
    CHECK(record_of(commands::UseItem{1, Direction::west, {3, 4}}) ==
          CommandRecord{.kind = 5, .direction = Direction::west, .slot = 1, .aim = {3, 4}});
    CHECK(record_of(commands::SetTactic{EntityId(std::size_t{5}), TacticId(std::size_t{6})}) ==
          CommandRecord{.kind = 16, .target = EntityId(std::size_t{5}), .tactic = TacticId(std::size_t{6})});
    CHECK(record_of(commands::SwapPart{1, 2}) == CommandRecord{.kind = 23, .slot = 1, .other_slot = 2});
    CHECK(record_of(*command_of(full_record(25))) == CommandRecord{25, Direction::south, 1, 2, {3, 4}, EntityId(std::size_t{5}), {}});
}

TEST_CASE("commands are equal, and hash alike, if their kinds and all their members are") {
    std::set<std::uint64_t> hashes;
    for (int kind = 0; kind < command_kind_count; ++kind) hashes.insert(hash_of(*command_of({.kind = kind})));
    CHECK(hashes.size() == static_cast<std::size_t>(command_kind_count));
    CHECK(Command(commands::Walk{Direction::north}) == commands::Walk{Direction::north});
    CHECK_FALSE(Command(commands::Walk{Direction::north}) == commands::Attack{Direction::north});
    CHECK_FALSE(Command(commands::UseSkill{0, Direction::north, {1, 2}}) == commands::UseSkill{0, Direction::north, {1, 3}});
    CHECK(hash_of(commands::Walk{Direction::north}) != hash_of(commands::Walk{Direction::east}));
}
