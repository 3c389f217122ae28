#include "actions/command.hpp"

#include <cstdint>

#include "actions/command_record.hpp"

namespace td {

void Command::add_to(Hash& hash) const {
    const auto number = [](int value) { return static_cast<std::uint64_t>(static_cast<std::int64_t>(value)); };
    const CommandRecord record = record_of(*this);
    hash.add(number(record.kind)).add(static_cast<std::uint64_t>(record.direction)).add(number(record.slot)).add(number(record.other_slot));
    hash.add(number(record.aim.x)).add(number(record.aim.y)).add(record.target.value).add(record.tactic.value);
}

bool operator==(const Command& a, const Command& b) { return record_of(a) == record_of(b); }

bool costs_turn(const Command& command) {
    return std::visit([](const auto& kind) { return kind.costs_turn; }, static_cast<const AnyCommand&>(command));
}

}  // namespace td
