#include "actions/command_record.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// Every number differs from its default and from the others.
CommandRecord full_record(int kind) { return {kind, Direction::west, 1, 2, {3, 4}, EntityId(std::size_t{5}), TacticId(std::size_t{6})}; }

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
