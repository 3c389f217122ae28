#include "game/foresight/thoughts.hpp"

#include <algorithm>
#include <utility>

#include "actions/command_record.hpp"
#include "game/floor/command_check.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/state/bytes.hpp"
#include "game/state/game_state.hpp"

namespace td {

namespace {

constexpr int most_turns = 1'000'000;  ///< that a mind may have counted: anything above is a mistake

// The fields in their order, for both directions: `a` is a ByteWriter or a ByteReader.

void point_fields(auto& a, auto& point) {
    a.value(point.x);
    a.value(point.y);
}

/// A wait, which is what most minds decide, is its kind alone.
void command_fields(auto& a, auto& record) {
    a.value(record.kind);
    if (record.kind == 0) return;
    a.choice(record.direction, all_directions.back());
    a.value(record.slot);
    a.value(record.other_slot);
    point_fields(a, record.aim);
    a.value(record.target);
    a.value(record.tactic);
}

void memory_fields(auto& a, auto& memory) {
    const auto point = [&](auto& at) { point_fields(a, at); };
    a.value(memory.tactic);
    point(memory.home);
    a.maybe(memory.goal, point);
    a.value(memory.chase_target);
    a.value(memory.chase_turns_left);
    a.value(memory.asleep);
    a.maybe(memory.investigation, [&](auto& investigation) {
        point(investigation.at);
        point(investigation.return_to);
        a.value(investigation.turns);
        a.value(investigation.returning);
    });
    a.value(memory.stalled);
    a.value(memory.awaited);
    a.value(memory.waited_for_rest);
    a.value(memory.straggler_steps);
}

bool is_sound(const AiState& memory, const World& world) {
    const auto counts = {memory.chase_turns_left, memory.stalled,         memory.awaited,
                         memory.waited_for_rest,  memory.straggler_steps, memory.investigation ? memory.investigation->turns : 0};
    return memory.tactic && world.contains(memory.home) && (!memory.goal || world.contains(*memory.goal)) &&
           (!memory.chase_target || world.has<Creature>(memory.chase_target)) &&
           (!memory.investigation || (world.contains(memory.investigation->at) && world.contains(memory.investigation->return_to))) &&
           std::all_of(counts.begin(), counts.end(), [](int count) { return count >= 0 && count <= most_turns; });
}

std::string to_bytes(const tactics::Decision& decision, const AiState& before) {
    ByteWriter writer;
    CommandRecord record = record_of(decision.command);
    command_fields(writer, record);
    const bool remembers = !tactics::is_unchanged(before, decision.ai_state);
    writer.value(remembers);
    if (remembers) memory_fields(writer, decision.ai_state);
    return writer.take();
}

/// Nothing if the next of the bytes are no decision of `who`.
std::optional<tactics::Decision> decision_from(ByteReader& reader, const GameState& state, EntityId who) {
    CommandRecord record;
    command_fields(reader, record);
    bool remembers = false;
    reader.value(remembers);
    AiState memory;
    if (remembers) memory_fields(reader, memory);
    const std::optional<Command> command = command_of(record);
    if (!reader.is_sound() || !command || refusal_of_numbers({state.world, *state.catalog}, *command)) return std::nullopt;
    if (remembers && !is_sound(memory, state.world)) return std::nullopt;
    return tactics::Decision{*command, remembers ? memory : state.world.get<AiState>(who)};
}

/// What `read` gives of the bytes from `recalled` on; else what `think` gives, of which `write` makes bytes.
template <class Read, class Think, class Write>
auto recall(std::string& bytes, std::size_t& recalled, const Catalog& catalog, Read&& read, Think&& think, Write&& write) {
    if (recalled < bytes.size()) {
        ByteReader reader(std::string_view(bytes).substr(recalled), catalog);
        if (auto found = read(reader)) {
            recalled = bytes.size() - reader.left();
            return *std::move(found);
        }
        bytes.resize(recalled);
    }
    auto thought = think();
    bytes += write(thought);
    recalled = bytes.size();
    return thought;
}

}  // namespace

void Thoughts::begin(std::string remembered) {
    m_bytes = std::move(remembered);
    m_recalled = 0;
}

tactics::Decision Thoughts::decision(const GameState& state, EntityId who) {
    return recall(
        m_bytes, m_recalled, *state.catalog, [&](ByteReader& reader) { return decision_from(reader, state, who); },
        [&] { return best_decision(state, who); },
        [&](const tactics::Decision& thought) { return to_bytes(thought, state.world.get<AiState>(who)); });
}

EntityId Thoughts::creature_in_next_step(const GameState& state, EntityId who, MayStillAct may_still_act) {
    const auto read = [&](ByteReader& reader) -> std::optional<EntityId> {
        EntityId found;
        reader.value(found);
        const bool is_there = reader.is_sound() && (!found || state.world.position(found).has_value());
        return is_there ? std::optional(found) : std::nullopt;
    };
    const auto write = [](EntityId found) {
        ByteWriter writer;
        writer.value(found);
        return writer.take();
    };
    return recall(
        m_bytes, m_recalled, *state.catalog, read, [&] { return tactics::creature_in_next_step(state.ai_context(), who, may_still_act); },
        write);
}

}  // namespace td
