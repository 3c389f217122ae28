#include "tools/lint/unreachable_objectives.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "content/checks/dungeon_checks.hpp"
#include "text/english.hpp"

namespace td {

namespace {

using Kind = Objective::Kind;

constexpr std::uint8_t player_side = 0, neutral_side = 1;  // as Objective::faction counts them

/// True if the floor may have creatures of the side, placed at the start or arriving later. Who changes sides leaves one as empty as it
/// was, and summoned creatures join the side of the summoner.
bool side_comes_to(const Catalog& catalog, const FloorRules& floor, std::uint8_t side) {
    const bool is_neutral = side == neutral_side;
    const auto has_one = [&](const VaultSpawn& spawn) {
        const std::vector<VaultTile>& legend = catalog[spawn.vault].legend;
        return std::any_of(legend.begin(), legend.end(), [&](const VaultTile& mark) {
            return is_neutral ? static_cast<bool>(mark.neutral) : static_cast<bool>(mark.foe);
        });
    };
    const auto of_this_side = [&](const Arrival& arrival) { return arrival.neutral == is_neutral; };
    const bool is_in_teams = is_neutral ? !floor.neutrals.empty() && floor.neutral_teams.high > 0
                                        : !floor.boss.empty() || (!floor.foes.empty() && floor.foe_teams.high > 0);
    return is_in_teams || std::any_of(floor.arrivals.begin(), floor.arrivals.end(), of_this_side) ||
           (floor.vault_rooms.high > 0 && std::any_of(floor.vaults.begin(), floor.vaults.end(), has_one));
}

bool counts_rounds(const Objective& condition) { return condition.kind == Kind::rounds_survived || condition.kind == Kind::rounds_over; }

/// True if `loss` is true and judged whenever `victory` is. Defeats are judged before victories.
bool always_loses_first(const Objective& loss, const Objective& victory) {
    if (counts_rounds(loss) && counts_rounds(victory))
        return loss.rounds <= victory.rounds && (loss.judged.empty() || loss.judged == victory.judged);
    const auto all_of = [](const Objective& one) {
        return std::tie(one.kind, one.faction, one.species, one.name, one.item, one.landmark, one.feature, one.tier, one.judged);
    };
    return !counts_rounds(loss) && all_of(loss) == all_of(victory);
}

struct UnreachableReason {
    std::string why;
    std::string_view hint;
};

class UnreachableObjectives {
public:
    UnreachableObjectives(const Catalog& catalog, const Dungeon& dungeon, Reader& reader)
        : m_catalog(catalog), m_dungeon(dungeon), m_reader(reader) {}

    /// `floor`: the floor that has the victory; null: the dungeon has it.
    void inspect(const std::vector<Objective>& victory, TreeNode body, const FloorRules* floor) {
        const auto node = body.find("victory");
        if (!node) return;
        const Reader::Step step(m_reader, "victory", *node);
        std::size_t i = 0;
        for (const TreeNode item : node->items()) {
            const Reader::Step at(m_reader, i, item);
            if (const UnreachableReason reason = unreachable_reason_of(victory[i++], floor); !reason.why.empty())
                m_reader.warn(item, ProblemCode::aim_by_chance, "this never wins: " + reason.why, std::string(reason.hint));
        }
    }

private:
    /// `why` is empty if the victory may come true.
    UnreachableReason unreachable_reason_of(const Objective& victory, const FloorRules* floor) const {
        if (victory.kind == Kind::side_dead && victory.faction == player_side) return {"when nobody in the party is left, it has lost", {}};
        if (victory.kind == Kind::side_dead && !side_comes(victory, floor))
            return {fmt::format("no {} ever come to {}", victory.faction == neutral_side ? "neutrals" : "foes", where(victory, floor)),
                    "add some, or add another way to win"};
        const Objective* loss = defeat_before(victory, floor);
        if (loss == nullptr) return {};
        if (counts_rounds(*loss)) return {"`defeat` comes after " + counted(loss->rounds, "round"), "allow more rounds before the defeat"};
        return {"`defeat` asks for the same, and is judged first", "remove it from one of the two"};
    }

    bool side_comes(const Objective& victory, const FloorRules* floor) const {
        const auto comes_to = [&](const FloorRules& each) { return side_comes_to(m_catalog, each, victory.faction); };
        const std::vector<const FloorRules*> floors = judged_on(m_dungeon, victory, floor);
        return std::any_of(floors.begin(), floors.end(), [&](const FloorRules* each) { return comes_to(*each); });
    }

    std::string_view where(const Objective& victory, const FloorRules* floor) const {
        if (floor != nullptr || m_dungeon.floors.size() == 1) return "this floor";
        return victory.last_floor ? "the last floor" : "any floor";
    }

    /// The defeat that always comes before the victory; null if there is none.
    const Objective* defeat_before(const Objective& victory, const FloorRules* floor) const {
        const FloorRules* last = &m_dungeon.floors.back();
        const bool on_last_alone = floor == last || (floor == nullptr && victory.last_floor);
        for (const Objective& loss : m_dungeon.defeat)
            if ((on_last_alone || !loss.last_floor) && always_loses_first(loss, victory)) return &loss;
        if (on_last_alone) floor = last;
        if (floor == nullptr) return nullptr;
        for (const Objective& loss : floor->defeat)
            if (always_loses_first(loss, victory)) return &loss;
        return nullptr;
    }

    const Catalog& m_catalog;
    const Dungeon& m_dungeon;
    Reader& m_reader;
};

/// Warns of a dungeon that is won by the stairs of its first floor, so that the other floors are never visited.
void advise_on_early_end(const Dungeon& dungeon, TreeNode body, Reader& reader) {
    const auto node = body.find("victory");
    if (!node || dungeon.floors.size() < 2 || !dungeon.floors.front().victory.empty()) return;
    const Reader::Step step(reader, "victory", *node);
    std::size_t i = 0;
    for (const TreeNode item : node->items()) {
        const Reader::Step at(reader, i, item);
        const Objective& condition = dungeon.victory[i++];
        if (condition.kind == Kind::exit_reached && !condition.last_floor)
            reader.warn(item, ProblemCode::suspicious, "the first stairs win, so the floors after the first are never reached",
                        "remove `last_floor: false`");
    }
}

}  // namespace

void advise_on_unreachable_objectives(const Catalog& catalog, const Dungeon& dungeon, const FloorRules* floor, TreeNode body,
                                      Reader& reader) {
    if (floor == nullptr) advise_on_early_end(dungeon, body, reader);
    UnreachableObjectives(catalog, dungeon, reader).inspect(floor == nullptr ? dungeon.victory : floor->victory, body, floor);
}

}  // namespace td
