#include "actions/command_record.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace td {

namespace {

/// Which member of each kind is stored where. `move(member, stored)` copies one of the two to the other, always in the same direction.
template <class Move>
struct Columns {
    CommandRecord& record;
    Move move;

    void operator()(commands::Wait&) const {}
    void operator()(commands::Rest&) const {}
    void operator()(commands::Walk& c) const { move(c.direction, record.direction); }
    void operator()(commands::Attack& c) const {
        move(c.direction, record.direction);
        move(c.aimed_from, record.aim);
    }
    void operator()(commands::UseSkill& c) const { aimed(c.slot, c.direction, c.aim); }
    void operator()(commands::UseItem& c) const { aimed(c.slot, c.direction, c.aim); }
    void operator()(commands::ThrowItem& c) const { aimed(c.slot, c.direction, c.aimed_from); }
    void operator()(commands::GiveItem& c) const {
        move(c.slot, record.slot);
        move(c.target, record.target);
    }
    void operator()(commands::TakeItem& c) const { move(c.target, record.target); }
    void operator()(commands::PickUp&) const {}
    void operator()(commands::DropItem& c) const { move(c.slot, record.slot); }
    void operator()(commands::Descend&) const {}
    void operator()(commands::CloseDoor& c) const { move(c.direction, record.direction); }
    void operator()(commands::Face& c) const { move(c.direction, record.direction); }
    void operator()(commands::SetLeader& c) const { move(c.target, record.target); }
    void operator()(commands::SwapSlots& c) const { numbers(c.first, c.second); }
    void operator()(commands::SetTactic& c) const {
        move(c.target, record.target);
        move(c.tactic, record.tactic);
    }
    void operator()(commands::SetTeamMode& c) const { move(c.on, record.slot); }
    void operator()(commands::Reconsider& c) const { move(c.target, record.target); }
    void operator()(commands::Resume&) const {}
    void operator()(commands::SetPauseMode& c) const { move(c.mode, record.slot); }
    void operator()(commands::AttachPart& c) const { move(c.slot, record.slot); }
    void operator()(commands::DetachPart& c) const { move(c.part, record.slot); }
    void operator()(commands::SwapPart& c) const { numbers(c.slot, c.part); }
    void operator()(commands::SwitchPart& c) const { move(c.part, record.slot); }
    void operator()(commands::Choose& c) const { move(c.option, record.slot); }
    void operator()(commands::BuyTurn& c) const { move(c.ticks, record.slot); }
    void operator()(commands::Carry& c) const { move(c.target, record.target); }
    void operator()(commands::LayDown&) const {}
    void operator()(commands::GiveOrder& c) const {
        move(c.target, record.target);
        move(c.order, record.slot);
        move(c.on, record.other_slot);
        move(c.at, record.aim);
    }
    void operator()(commands::PermitSkill& c) const { permission(c.target, c.skill, c.permission); }
    void operator()(commands::PermitItem& c) const { permission(c.target, c.item, c.permission); }
    void operator()(commands::VetoCommand& c) const {
        move(c.target, record.target);
        numbers(c.kind, c.thing);
        move(c.at, record.aim);
    }
    void operator()(commands::Debug& c) const {
        move(c.verb, record.slot);
        move(c.number, record.other_slot);
        move(c.at, record.aim);
        move(c.target, record.target);
    }

private:
    void numbers(int& first, int& second) const {
        move(first, record.slot);
        move(second, record.other_slot);
    }
    void permission(EntityId& target, int& thing, Permission& permitted) const {
        move(target, record.target);
        move(thing, record.slot);
        move(permitted, record.other_slot);
    }
    void aimed(int& slot, Direction& direction, Point& aim) const {
        move(slot, record.slot);
        move(direction, record.direction);
        move(aim, record.aim);
    }
};

/// Calls `move(member, stored)` for each member that the kind of `command` stores.
template <class Move>
void each_column(AnyCommand& command, CommandRecord& record, Move move) {
    std::visit(Columns<Move>{record, move}, command);
}

template <std::size_t... Indices>
std::array<AnyCommand, sizeof...(Indices)> one_of_each_kind(std::index_sequence<Indices...>) {
    return {AnyCommand(std::in_place_index<Indices>)...};
}

}  // namespace

CommandRecord record_of(const Command& command) {
    CommandRecord record;
    record.kind = static_cast<int>(command.index());
    AnyCommand copy = command;
    each_column(copy, record, []<class Stored>(const auto& member, Stored& stored) { stored = static_cast<Stored>(member); });
    return record;
}

std::optional<Command> command_of(const CommandRecord& record) {
    const auto kinds = one_of_each_kind(std::make_index_sequence<command_kind_count>());
    if (record.kind < 0 || record.kind >= command_kind_count) return std::nullopt;
    Command command;
    static_cast<AnyCommand&>(command) = kinds[static_cast<std::size_t>(record.kind)];
    CommandRecord copy = record;
    each_column(command, copy, []<class Member>(Member& member, const auto& stored) { member = static_cast<Member>(stored); });
    return command;
}

}  // namespace td
