// The hash of a world counts every member of every component.
#include <doctest/doctest.h>

#include <functional>
#include <set>
#include <string_view>
#include <vector>

#include "base/member_count.hpp"
#include "world/world.hpp"

using namespace td;

namespace {

std::uint64_t hash_of(const World& world) {
    Hash hash;
    world.add_to(hash);
    return hash.value();
}

template <class Component>
using Changes = std::vector<std::function<void(Component&)>>;

/// Each change gives a world with this component a hash of its own.
template <class Component>
void check_changes(const char* name, const Component& component, const Changes<Component>& changes) {
    CAPTURE(name);
    World world(5, 5, TerrainId(0), false);
    const EntityId id = world.create();
    std::set<std::uint64_t> hashes{hash_of(world)};
    world.add(id, component);
    CHECK(hashes.insert(hash_of(world)).second);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        CAPTURE(i);
        World changed = world;
        changes[i](changed.edit<Component>(id));
        CHECK(hashes.insert(hash_of(changed)).second);
    }
}

/// The same, with one change for each of the `members` that the structs concerned have together.
template <class Component>
void check_members(const char* name, std::size_t members, const Component& component, const Changes<Component>& changes) {
    CAPTURE(name);
    CHECK(changes.size() == members);
    check_changes(name, component, changes);
}

constexpr EntityId other(7);
constexpr Point elsewhere{3, 2};

}  // namespace

TEST_CASE("the hash of a world counts each member of the components of creatures") {
    // Its name counts only where it is its own: names of species are translated.
    check_members<Creature>(
        "Creature", member_count<Creature>(), {SpeciesId(0), "Rat"},
        {[](Creature& c) { c.species = SpeciesId(1); }, [](Creature& c) { c.name = "Nib", c.has_own_name = true; },
         [](Creature& c) { c.facing = Direction::west; }, [](Creature& c) { ++c.kills; }, [](Creature& c) { c.has_own_name = true; },
         [](Creature& c) { c.escorted = true; }, [](Creature& c) { c.copied_speed = 0; }});
    check_members<Health>("Health", member_count<Health>(), {5, 9, 0},
                          {[](Health& c) { --c.now; }, [](Health& c) { ++c.maximum; }, [](Health& c) { ++c.regeneration; }});
    check_members<Statuses>("Statuses", member_count<ActiveStatus>(), {{{StatusId(0), 3, {}}}},
                            {[](Statuses& c) { c.list[0].status = StatusId(1); }, [](Statuses& c) { ++c.list[0].left; },
                             [](Statuses& c) { c.list[0].source = other; }, [](Statuses& c) { ++c.list[0].collected; }});
    check_members<Skills>("Skills", member_count<SkillSlot>() - 1 + member_count<Cooldown>(), {{{SkillId(0), 2}}},
                          {[](Skills& c) { c.slots[0].skill = SkillId(1); }, [](Skills& c) { ++c.slots[0].charges; },
                           [](Skills& c) { c.slots[0].cooling.rounds = 1; }, [](Skills& c) { c.slots[0].cooling.ticks = 1; },
                           [](Skills& c) { c.slots[0].cooling.turns = 1; }});
    check_members<Pools>(
        "Pools", member_count<PoolLevel>(), {{{PoolId(0), 2, 0}}},
        {[](Pools& c) { c.list[0].pool = PoolId(1); }, [](Pools& c) { ++c.list[0].amount; }, [](Pools& c) { ++c.list[0].thousandths; }});
    check_members<OngoingAction>(
        "OngoingAction", member_count<OngoingAction>(), {},
        {[](OngoingAction& c) { c.skill = SkillId(1); }, [](OngoingAction& c) { c.item = ItemId(1); }, [](OngoingAction& c) { ++c.slot; },
         [](OngoingAction& c) { c.direction = Direction::west; }, [](OngoingAction& c) { c.aim = elsewhere; },
         [](OngoingAction& c) { c.from = elsewhere; }, [](OngoingAction& c) { ++c.done; }, [](OngoingAction& c) { ++c.of; }});
    check_members<HeldItem>("HeldItem", member_count<ItemStack>(), {{ItemId(0), 1}},
                            {[](HeldItem& c) { c.stack.item = ItemId(1); }, [](HeldItem& c) { ++c.stack.count; }});
    check_members<Parts>("Parts", member_count<AttachedPart>() + member_count<Parts>() - 1, {{{ItemId(0), true, 0}}, 1},
                         {[](Parts& c) { c.list[0].item = ItemId(1); }, [](Parts& c) { c.list[0].on = false; },
                          [](Parts& c) { ++c.list[0].serial; }, [](Parts& c) { ++c.attached; }});
    check_members<StruckOutTurns>("StruckOutTurns", member_count<StruckOutTurns>(), {}, {[](StruckOutTurns& c) { ++c.count; }});
    check_members<HeldTurn>("HeldTurn", member_count<HeldTurn>(), {},
                            {[](HeldTurn& c) { c.until = TriggerEventSet{1}; }, [](HeldTurn& c) { c.lapses = true; }});
    check_members<BankedTurns>("BankedTurns", member_count<BankedTurns>(), {}, {[](BankedTurns& c) { ++c.count; }});
    check_members<RoundActivity>("RoundActivity", member_count<StruckCreature>() + member_count<RoundActivity>() - 1, {false, {{}}, 0},
                                 {[](RoundActivity& c) { c.acted = true; }, [](RoundActivity& c) { c.struck[0].who = other; },
                                  [](RoundActivity& c) { ++c.struck[0].at; }, [](RoundActivity& c) { ++c.absorbed; }});
    check_members<OnTheWay>("OnTheWay", member_count<OnTheWay>(), {},
                            {[](OnTheWay& c) { c.at = elsewhere; }, [](OnTheWay& c) { ++c.due_round; }});
    check_members<FallenBody>(
        "FallenBody", member_count<FallenBody>(), {},
        {[](FallenBody& c) { c.of = other; }, [](FallenBody& c) { ++c.rounds_left; }, [](FallenBody& c) { c.bearer = other; }});
}

TEST_CASE("the hash of a world counts each member of what an AI-controlled creature remembers and is told") {
    AiState state;
    state.investigation = Investigation{};
    check_members<AiState>(
        "AiState", member_count<AiState>() - 1 + member_count<Investigation>(), state,
        {[](AiState& c) { c.tactic = TacticId(1); }, [](AiState& c) { c.home = elsewhere; }, [](AiState& c) { c.goal = elsewhere; },
         [](AiState& c) { c.chase_target = other; }, [](AiState& c) { ++c.chase_turns_left; }, [](AiState& c) { c.asleep = true; },
         [](AiState& c) { c.investigation->at = elsewhere; }, [](AiState& c) { c.investigation->return_to = elsewhere; },
         [](AiState& c) { ++c.investigation->turns; }, [](AiState& c) { c.investigation->returning = true; },
         [](AiState& c) { ++c.stalled; }, [](AiState& c) { ++c.awaited; }, [](AiState& c) { ++c.waited_for_rest; },
         [](AiState& c) { ++c.straggler_steps; }});
    CompanionOrders told;
    told.permit(SkillId(0), Permission::saved);
    told.permit(ItemId(0), Permission::saved);
    told.vetoes.emplace_back();
    check_changes<CompanionOrders>(
        "CompanionOrders", told,
        {[](CompanionOrders& c) { c.set(CompanionOrder::focus, true); }, [](CompanionOrders& c) { c.focus = other; },
         [](CompanionOrders& c) { c.permit(SkillId(0), Permission::forbidden); },
         [](CompanionOrders& c) { c.skills[0].thing = SkillId(1); }, [](CompanionOrders& c) { c.permit(ItemId(0), Permission::forbidden); },
         [](CompanionOrders& c) { c.items[0].thing = ItemId(1); }, [](CompanionOrders& c) { ++c.vetoes[0].command_kind; },
         [](CompanionOrders& c) { c.vetoes[0].skill = SkillId(1); }, [](CompanionOrders& c) { c.vetoes[0].item = ItemId(1); },
         [](CompanionOrders& c) { c.vetoes[0].target = other; }, [](CompanionOrders& c) { c.vetoes[0].to = elsewhere; }});
}

TEST_CASE("the hash of a world counts each member of the things on a floor") {
    check_members<Fixture>("Fixture", member_count<Fixture>(), {FeatureId(0)}, {[](Fixture& c) { c.feature = FeatureId(1); }});
    check_members<Snare>("Snare", member_count<Snare>(), {}, {[](Snare& c) { ++c.tries; }});
    check_members<Hidden>("Hidden", member_count<Hidden>(), {}, {[](Hidden& c) { c.from = 2; }});
    check_members<UsedTriggers>(
        "UsedTriggers", member_count<UsedTrigger>() - 1 + member_count<TriggerId>(), {{{}}},
        {[](UsedTriggers& c) { c.list[0].trigger.owner = TriggerOwner::item; }, [](UsedTriggers& c) { ++c.list[0].trigger.of; },
         [](UsedTriggers& c) { ++c.list[0].trigger.floor; }, [](UsedTriggers& c) { ++c.list[0].trigger.row; },
         [](UsedTriggers& c) { c.list[0].until = TriggerLimit::turn; }});
    check_members<Fire>("Fire", member_count<Fire>(), {}, {[](Fire& c) { ++c.left; }, [](Fire& c) { ++c.age; }, [](Fire& c) { ++c.heat; }});
    check_members<Loot>("Loot", member_count<ItemStack>(), {{ItemId(0), 1}},
                        {[](Loot& c) { c.stack.item = ItemId(1); }, [](Loot& c) { ++c.stack.count; }});
    check_members<LandmarkMarker>("LandmarkMarker", member_count<LandmarkMarker>(), {LandmarkId(0)},
                                  {[](LandmarkMarker& c) { c.landmark = LandmarkId(1); }});
    for (const auto& [name, add] :
         std::vector<std::pair<const char*, void (*)(World&, EntityId)>>{{"Solid", [](World&w, EntityId id) { w.add(id, Solid{}); }},
                                                                         {"Opaque", [](World&w, EntityId id) { w.add(id, Opaque{}); }},
                                                                         {"Stairs", [](World&w, EntityId id) { w.add(id, Stairs{}); }}}) {
        CAPTURE(name);
        World world(5, 5, TerrainId(0), false);
        const EntityId id = world.create();
        World changed = world;
        add(changed, id);
        CHECK(hash_of(world) != hash_of(changed));
    }
}
