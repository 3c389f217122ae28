#include "view/bag_list.hpp"

#include "game/describe.hpp"
#include "game/explain.hpp"

namespace td {

namespace {

std::string why_not(const Command& command, const Game& game) {
    const std::optional<Refusal> refusal = game.would_refuse(command);
    return refusal ? describe(*refusal, game.awaiting(), game.world(), game.catalog()) : std::string();
}

bool needs_aim(const Area& area) { return aims_at_tile(area.shape) || aims_in_direction(area.shape); }

void add_use(std::vector<BagDeed>& deeds, const BagRow& row, const Game& game) {
    const Item& item = game.catalog()[row.stack.item];
    if (item.use.empty()) return;
    const Command command{.kind = Command::Kind::use_item, .slot = row.slot};
    const bool aimed = needs_aim(item.use_area);
    // Where an aim is open still, nobody can tell yet whether it will be refused.
    deeds.push_back({"Use", command, aimed, aimed ? "" : why_not(command, game)});
}

void add_giving(std::vector<BagDeed>& deeds, const BagRow& row, const Game& game) {
    const Team& team = game.world().roster()[game.player_team()];
    std::vector<EntityId> others = team.members;
    others.insert(others.end(), team.guests.begin(), team.guests.end());
    for (const EntityId to : others) {
        if (!game.world().roster().alive(to)) continue;
        const Command command{.kind = Command::Kind::give_item, .slot = row.slot, .target = to};
        const std::string name = to == game.awaiting() ? std::string("Hold it yourself") : "Give to " + name_of(to, game.world());
        deeds.push_back({name, command, false, why_not(command, game)});
    }
}

/// "6 damage" with its prefix: "Used: heals 12".
void add_effects(std::vector<std::string>& lines, std::string_view prefix, const std::vector<Effect>& effects, const Catalog& catalog) {
    for (const std::string& effect : describe_effects(effects, catalog)) lines.push_back(std::string(prefix) + effect);
}

}  // namespace

std::vector<BagRow> rows_of_bag(const Game& game) {
    std::vector<BagRow> rows;
    const World& world = game.world();
    const auto& stacks = world.bag(game.player_team()).stacks;
    for (std::size_t i = 0; i < stacks.size(); ++i) rows.push_back({stacks[i], static_cast<int>(i), {}});
    const Team& team = world.roster()[game.player_team()];
    std::vector<EntityId> holders = team.members;
    holders.insert(holders.end(), team.guests.begin(), team.guests.end());
    for (const EntityId who : holders)
        if (const Holding* holding = world.find<Holding>(who)) rows.push_back({holding->stack, held_item, who});
    return rows;
}

std::vector<BagDeed> deeds_for(const BagRow& row, const Game& game) {
    std::vector<BagDeed> deeds;
    if (!game.awaiting()) return deeds;
    if (row.holder) {
        if (row.holder == game.awaiting()) add_use(deeds, row, game);
        const Command take{.kind = Command::Kind::take_item, .target = row.holder};
        deeds.push_back({"Put back into the bag", take, false, why_not(take, game)});
        return deeds;
    }
    add_use(deeds, row, game);
    deeds.push_back({"Throw", {.kind = Command::Kind::throw_item, .slot = row.slot}, true, ""});
    add_giving(deeds, row, game);
    const Command drop{.kind = Command::Kind::drop_item, .slot = row.slot};
    deeds.push_back({"Put down here", drop, false, why_not(drop, game)});
    return deeds;
}

std::vector<std::string> describe_item(const Item& item, const Catalog& catalog) {
    std::vector<std::string> lines;
    add_effects(lines, "Used: ", item.use, catalog);
    if (!item.use.empty() && item.use_area.shape != Shape::self) lines.push_back("Reaches " + describe_area(item.use_area) + ".");
    for (const std::string& line : describe_effort(item, catalog)) lines.push_back("Using it " + line + ".");
    if (!item.use.empty() && !item.used_up) lines.emplace_back("It is not used up.");
    add_effects(lines, "Thrown: ", item.thrown, catalog);
    if (item.treasure) lines.emplace_back("A treasure: carry it out.");
    return lines;
}

}  // namespace td
