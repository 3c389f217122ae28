#include "game/run/floor_entry_bytes.hpp"

#include <algorithm>

#include "game/state/bytes.hpp"
#include "generation/generate.hpp"

namespace td {

namespace {

/// Grows when the fields below change.
constexpr int format = 5;

// The fields in their order, for both directions: `a` is a ByteWriter or a ByteReader.

void cause_fields(auto& a, auto& cause) {
    a.value(cause.creature);
    a.value(cause.status);
    a.value(cause.feature);
}

void tally_fields(auto& a, auto& tally) {
    a.value(tally.rounds);
    a.value(tally.floors);
    for (auto& turns : tally.turns_by_tier) a.value(turns);
    for (auto& turns : tally.turns_by_class) a.value(turns);
    a.value(tally.deaths);
    a.value(tally.kills);
    a.maybe(tally.last_death, [&](auto& cause) { cause_fields(a, cause); });
    a.list(tally.fallen, [&](auto& fallen) {
        a.value(fallen.name);
        a.value(fallen.floor);
        cause_fields(a, fallen.cause);
        a.choice(fallen.fate, FallenMember::Fate::carried_out);
    });
}

void stack_fields(auto& a, auto& stack) {
    a.value(stack.item);
    a.value(stack.count);
}

void creature_fields(auto& a, auto& creature) {
    a.value(creature.species);
    a.value(creature.name);
    a.choice(creature.facing, all_directions.back());
    a.value(creature.kills);
    a.value(creature.has_own_name);
    a.value(creature.escorted);
    a.maybe(creature.copied_speed, [&](auto& speed) { a.value(speed); });
}

void order_fields(auto& a, auto& orders) {
    const auto limit = [&](auto& each) {
        a.value(each.thing);
        a.choice(each.permission, Permission::forbidden);
    };
    a.value(orders.in_force);
    a.list(orders.skills, limit);
    a.list(orders.items, limit);
}

/// What a traveller does not take along is left out: charges, cooldowns, and all that a mind remembers besides its tactic.
void traveller_fields(auto& a, auto& traveller) {
    creature_fields(a, traveller.creature);
    a.value(traveller.health.now);
    a.value(traveller.health.maximum);
    a.value(traveller.health.regeneration);
    a.list(traveller.statuses.list, [&](auto& active) {
        a.value(active.status);
        a.value(active.left);
        a.value(active.source);
        a.value(active.collected);
    });
    a.list(traveller.skills.slots, [&](auto& slot) { a.value(slot.skill); });
    a.value(traveller.ai_state.tactic);
    a.maybe(traveller.holding, [&](auto& holding) { stack_fields(a, holding.stack); });
    a.maybe(traveller.parts, [&](auto& parts) {
        a.list(parts.list, [&](auto& part) {
            a.value(part.item);
            a.value(part.on);
            a.value(part.serial);
        });
        a.value(parts.attached);
    });
    a.maybe(traveller.orders, [&](auto& orders) { order_fields(a, orders); });
    a.maybe(traveller.boons, [&](auto& boons) { a.list(boons.list, [&](auto& boon) { a.value(boon); }); });
    a.maybe(traveller.pools, [&](auto& pools) {
        a.list(pools.list, [&](auto& level) {
            a.value(level.pool);
            a.value(level.amount);
            a.value(level.thousandths);
        });
    });
    a.maybe(traveller.carried, [&](auto& carried) {
        a.value(carried.rounds_left);
        a.value(carried.bearer);
    });
    a.value(traveller.rounds_late);
}

void entry_fields(auto& a, auto& entry) {
    a.value(entry.floor);
    a.value(entry.guests_owed);
    a.value(entry.team_mode);
    a.value(entry.debugged);
    a.choice(entry.pauses.mode, PauseMode::every_boundary);
    a.value(entry.pauses.owed);
    a.value(entry.pauses.paused);
    a.value(entry.dice);
    tally_fields(a, entry.tally);
    a.list(entry.party.members, [&](auto& traveller) { traveller_fields(a, traveller); });
    a.list(entry.party.guests, [&](auto& traveller) { traveller_fields(a, traveller); });
    a.list(entry.party.behind, [&](auto& traveller) { traveller_fields(a, traveller); });
    a.value(entry.party.leader);
    a.list(entry.party.bag.stacks, [&](auto& stack) { stack_fields(a, stack); });
    a.value(entry.party.bag.minutes);
}

bool is_sound(const ItemStack& stack) { return stack.item && stack.count > 0; }

bool is_sound(const Traveller& traveller, const Party& party, const Catalog& catalog) {
    const auto is_part = [&](const AttachedPart& part) { return part.item && catalog[part.item].part; };
    const bool is_fallen = traveller.carried.has_value();
    return traveller.creature.species && traveller.ai_state.tactic && traveller.health.maximum > 0 &&
           traveller.health.now <= traveller.health.maximum && (is_fallen || traveller.health.now > 0) && traveller.rounds_late >= 0 &&
           (!is_fallen || (traveller.carried->bearer < party.members.size() && !party.members[traveller.carried->bearer].carried)) &&
           std::all_of(traveller.statuses.list.begin(), traveller.statuses.list.end(),
                       [](const ActiveStatus& active) { return static_cast<bool>(active.status); }) &&
           std::all_of(traveller.skills.slots.begin(), traveller.skills.slots.end(),
                       [](const SkillSlot& slot) { return static_cast<bool>(slot.skill); }) &&
           (!traveller.holding || is_sound(traveller.holding->stack)) &&
           (!traveller.parts || std::all_of(traveller.parts->list.begin(), traveller.parts->list.end(), is_part)) &&
           (!traveller.boons ||
            std::all_of(traveller.boons->list.begin(), traveller.boons->list.end(), [](BoonId boon) { return static_cast<bool>(boon); })) &&
           (!traveller.pools || std::all_of(traveller.pools->list.begin(), traveller.pools->list.end(),
                                            [](const PoolLevel& level) { return static_cast<bool>(level.pool); }));
}

bool is_sound(const FloorEntry& entry, const Catalog& catalog, const Dungeon& dungeon) {
    const Party& party = entry.party;
    const auto is_sound_in_party = [&](const Traveller& traveller) { return is_sound(traveller, party, catalog); };
    return entry.floor >= 1 && static_cast<std::size_t>(entry.floor) <= dungeon.floors.size() && party.leader < party.members.size() &&
           party.members.size() + party.guests.size() <= most_arrivals && party.bag.stacks.size() <= Bag::capacity &&
           party.bag.minutes >= 0 &&
           std::any_of(party.members.begin(), party.members.end(), [](const Traveller& member) { return !member.carried; }) &&
           std::all_of(party.members.begin(), party.members.end(), is_sound_in_party) &&
           std::all_of(party.guests.begin(), party.guests.end(), is_sound_in_party) && party.behind.size() <= most_arrivals &&
           std::all_of(party.behind.begin(), party.behind.end(), is_sound_in_party) &&
           std::all_of(party.bag.stacks.begin(), party.bag.stacks.end(), [](const ItemStack& stack) { return is_sound(stack); });
}

}  // namespace

std::string to_bytes(const FloorEntry& entry) {
    ByteWriter writer;
    writer.value(format);
    entry_fields(writer, entry);
    return writer.take();
}

std::optional<FloorEntry> floor_entry_of(std::string_view bytes, const Catalog& catalog, const Dungeon& dungeon) {
    ByteReader reader(bytes, catalog);
    FloorEntry entry;
    int written = 0;
    reader.value(written);
    if (written != format) return std::nullopt;
    entry_fields(reader, entry);
    if (!reader.is_sound() || reader.left() > 0 || !is_sound(entry, catalog, dungeon)) return std::nullopt;
    return entry;
}

}  // namespace td
