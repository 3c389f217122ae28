#include "play/bag_list.hpp"

#include "game/floor/orders.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_parts.hpp"
#include "text/explain_triggers.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

std::string why_not(const Command& command, const Game& game) {
    const std::optional<Refusal> refusal = game.would_refuse(command);
    return refusal ? describe(*refusal, game.awaiting(), game.view()) : std::string();
}

/// What it costs the awaited creature.
std::string price_of(const Command& command, const Game& game) {
    if (!costs_turn(command)) return {};
    const auto ordered = action_of(game.view(), game.awaiting(), command);
    const Action* const action = std::get_if<Action>(&ordered);
    if (!action) return {};
    const ActionCost cost = action_cost_of(game.view(), game.dungeon().costs, *action);
    if (game.time().presentation().counts_ticks())
        return say(game.catalog(), {"bag_ticks", "ticks"}, std::to_string(interval_after(game.awaiting(), cost, game).average()));
    return cost.kind == ActionClass::wait ? say(game.catalog(), "bag_is_wait") : say(game.catalog(), "bag_ends_round");
}

void add_action(std::vector<BagAction>& actions, std::string name, const Command& command, const Game& game) {
    actions.push_back({.name = std::move(name), .command = command, .refused = why_not(command, game), .price = price_of(command, game)});
}

bool needs_aim(const Area& area) { return aims_at_tile(area.shape) || aims_in_direction(area.shape); }

void add_use(std::vector<BagAction>& actions, const BagRow& row, const Game& game) {
    const Item& item = game.catalog()[row.stack.item];
    if (item.use.empty()) return;
    const Command command = commands::UseItem{row.slot};
    const bool aimed = needs_aim(item.use_area);
    // Before aiming, it is unknown whether the command will be refused.
    actions.push_back({.name = say(game.catalog(), "bag_use"),
                       .command = command,
                       .needs_aim_first = aimed,
                       .refused = aimed ? "" : why_not(command, game),
                       .price = price_of(command, game)});
}

void add_giving(std::vector<BagAction>& actions, const BagRow& row, const Game& game) {
    const Team& team = game.world().roster()[game.player_team()];
    std::vector<EntityId> others = team.members;
    others.insert(others.end(), team.guests.begin(), team.guests.end());
    for (const EntityId to : others) {
        if (!game.world().roster().is_here(to)) continue;
        const Command command = commands::GiveItem{row.slot, to};
        const std::string name =
            to == game.awaiting() ? say(game.catalog(), "bag_hold") : say(game.catalog(), {"bag_give", "target"}, name_of(to, game.view()));
        add_action(actions, name, command, game);
    }
}

/// Adds a swap with each part that the item could replace.
void add_swaps(std::vector<BagAction>& actions, const BagRow& row, const Game& game) {
    const PartSlot slot = game.catalog()[row.stack.item].part->slot;
    int place = 0;
    each_part(game.view(), game.awaiting(), [&](const AttachedPart& attached, const Part& part) {
        const Command swap = commands::SwapPart{row.slot, place++};
        if (part.slot == slot)
            add_action(actions, say(game.catalog(), {"bag_swap", "part"}, game.catalog()[attached.item].name), swap, game);
    });
}

std::string words_for_attaching(const BagRow& row, const Game& game) {
    return is_worn(game.catalog()[row.stack.item]) ? say(game.catalog(), "bag_put_on") : say(game.catalog(), "bag_attach");
}

/// Adds attaching, for a part in the bag, if the awaited creature has slots.
void add_attaching(std::vector<BagAction>& actions, const BagRow& row, const Game& game) {
    if (!game.catalog()[row.stack.item].part || !game.world().has<Parts>(game.awaiting())) return;
    add_action(actions, words_for_attaching(row, game), commands::AttachPart{row.slot}, game);
    add_swaps(actions, row, game);
}

std::vector<BagAction> actions_for_attached(const BagRow& row, const Game& game) {
    std::vector<BagAction> actions;
    const bool worn = is_worn(game.catalog()[row.stack.item]);
    if (!worn)
        add_action(actions, row.switched_on ? say(game.catalog(), "bag_switch_off") : say(game.catalog(), "bag_switch_on"),
                   commands::SwitchPart{*row.part}, game);
    add_action(actions, worn ? say(game.catalog(), "bag_take_off_worn") : say(game.catalog(), "bag_take_off"),
               commands::DetachPart{*row.part}, game);
    return actions;
}

std::vector<BagAction> actions_for_underfoot(const BagRow& row, const Game& game) {
    std::vector<BagAction> actions;
    if (game.catalog()[row.stack.item].part && game.world().has<Parts>(game.awaiting()))
        add_action(actions, words_for_attaching(row, game), commands::AttachPart{from_ground}, game);
    add_action(actions, say(game.catalog(), "bag_pick_up"), commands::PickUp{}, game);
    return actions;
}

/// Adds the parts attached to the awaited creature, and the item underfoot.
void add_own_rows(std::vector<BagRow>& rows, const Game& game) {
    const World& world = game.world();
    int place = 0;
    each_part({world, game.catalog()}, game.awaiting(), [&](const AttachedPart& attached, const Part&) {
        const ItemId other = overriding_propulsion({world, game.catalog()}, game.awaiting(), attached);
        rows.push_back({.stack = {attached.item, 1}, .part = place++, .switched_on = attached.on, .idle_beside = other});
    });
    const std::optional<Point> at = world.position(game.awaiting());
    if (const EntityId loot = at ? world.first_at<Loot>(*at) : EntityId{})
        rows.push_back({.stack = world.get<Loot>(loot).stack, .underfoot = true});
}

/// "Used: heals 12".
void add_effects(std::vector<std::string>& lines, PhraseWith<1> sentence, const std::vector<Effect>& effects, const Game& game) {
    for (const std::string& effect : describe_effects(effects, game.catalog(), span_words(game)))
        lines.push_back(say(game.catalog(), sentence, effect));
}

}  // namespace

std::vector<BagRow> rows_of_bag(const Game& game) {
    std::vector<BagRow> rows;
    const World& world = game.world();
    if (game.awaiting()) add_own_rows(rows, game);
    const auto& stacks = world.bag(game.player_team()).stacks;
    for (std::size_t i = 0; i < stacks.size(); ++i) rows.push_back({.stack = stacks[i], .slot = static_cast<int>(i)});
    const Team& team = world.roster()[game.player_team()];
    std::vector<EntityId> holders = team.members;
    holders.insert(holders.end(), team.guests.begin(), team.guests.end());
    for (const EntityId who : holders)
        if (const HeldItem* holding = world.find<HeldItem>(who))
            rows.push_back({.stack = holding->stack, .slot = held_item, .holder = who});
    return rows;
}

std::vector<BagAction> actions_for(const BagRow& row, const Game& game) {
    std::vector<BagAction> actions;
    if (!game.awaiting()) return actions;
    if (row.part) return actions_for_attached(row, game);
    if (row.underfoot) return actions_for_underfoot(row, game);
    if (row.holder) {
        if (row.holder == game.awaiting()) add_use(actions, row, game);
        const Command take = commands::TakeItem{row.holder};
        add_action(actions, say(game.catalog(), "bag_put_back"), take, game);
        return actions;
    }
    add_attaching(actions, row, game);
    add_use(actions, row, game);
    const Command thrown = commands::ThrowItem{row.slot};
    actions.push_back(
        {.name = say(game.catalog(), "bag_throw"), .command = thrown, .needs_aim_first = true, .price = price_of(thrown, game)});
    add_giving(actions, row, game);
    const Command drop = commands::DropItem{row.slot};
    add_action(actions, say(game.catalog(), "bag_put_down"), drop, game);
    return actions;
}

std::vector<std::string> describe_item(const Item& item, const Game& game) {
    const Catalog& catalog = game.catalog();
    std::vector<std::string> lines = describe_part(item, catalog);
    if (is_worn(item))
        for (const std::string& sentence : describe_triggers(item.triggers, catalog, span_words(game))) lines.push_back(sentence);
    add_effects(lines, {"item_used_does", "effect"}, item.use, game);
    if (!item.use.empty() && item.use_area.shape != Shape::self) lines.push_back(describe_reach(item.use_area, item.use_audience, catalog));
    for (const std::string& line : describe_cast_time(item, catalog)) lines.push_back(say(catalog, {"item_using_it", "what"}, line));
    if (!item.use.empty() && !item.used_up) lines.push_back(say(catalog, "item_stays"));
    add_effects(lines, {"item_thrown_does", "effect"}, item.thrown, game);
    if (item.treasure) lines.push_back(say(catalog, "item_treasure"));
    return lines;
}

}  // namespace td
