#include "game/arena.hpp"

#include <map>

namespace td::test {

namespace {

Status status(std::string id, int duration) {
    Status result;
    result.id = result.name = std::move(id);
    result.duration = duration;
    return result;
}

Terrain terrain(std::string id, char glyph) {
    Terrain result;
    result.id = result.name = std::move(id);
    result.glyph = glyph;
    return result;
}

void add_terrains(Catalog& catalog) {
    catalog.terrains = {terrain("floor", '.'), terrain("wall", '#'), terrain("water", '~'), terrain("mire", ','), terrain("web", '%')};
    catalog.terrains[1].passable = static_cast<MobilitySet>(Mobility::phase);
    catalog.terrains[1].blocks_sight = true;
    catalog.terrains[2].passable = static_cast<MobilitySet>(Mobility::swim) | static_cast<MobilitySet>(Mobility::fly);
    catalog.terrains[3].speed = -1;
    catalog.terrains[4].triggers = {
        Trigger{.event = TriggerEvent::stepped_on, .effects = {Effect{.payload = effect::GainStatus{.status = ids::rooted}}}}};
    catalog.floor = ids::floor;
    catalog.wall = ids::wall;
}

Feature feature(std::string id, char glyph) {
    Feature result;
    result.id = result.name = std::move(id);
    result.glyph = glyph;
    return result;
}

void add_features(Catalog& catalog) {
    catalog.damage_kinds.resize(1);
    catalog.damage_kinds[0].id = catalog.damage_kinds[0].name = "fire";
    catalog.features = {feature("door", '+'), feature("open door", '/'), feature("cobweb", 'w'), feature("flame", '^'),
                        feature("oil", 'o'),  feature("spring", '*'),    feature("crate", '&')};
    catalog.features[0].solid = catalog.features[0].blocks_sight = true;
    catalog.features[0].opens_into = ids::open_door;
    catalog.features[1].closes_into = ids::door;
    catalog.features[2].holds = Clinging{2, 100, ids::rooted};
    catalog.features[2].burns = Burning{100, 5, 50, false, ids::fire, {}};
    catalog.features[3].burns = Burning{300, 5, 50, true, ids::fire, {}};
    catalog.features[4].burns = Burning{200, 5, 50, false, ids::fire, {}};
    catalog.features[5].regeneration = 100;
    catalog.features[6].solid = true;
    catalog.features[6].burns = Burning{100, 5, 0, false, ids::fire, {}};
    catalog.door = ids::door;
}

void add_statuses(Catalog& catalog) {
    catalog.statuses = {status("haste", 3),  status("asleep", 4),  status("rooted", 3),
                        status("poison", 5), status("stunned", 2), status("slow", 2)};
    catalog.statuses[0].speed = 1;
    catalog.statuses[0].harmful = false;
    catalog.statuses[0].replaces = {ids::slow};
    catalog.statuses[1].stops_acting = true;
    catalog.statuses[1].ends_when_hurt = true;
    catalog.statuses[2].stops_moving = true;
    catalog.statuses[3].triggers = {Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 2}}}}};
    catalog.statuses[4].stops_acting = true;
    catalog.statuses[4].unit = DurationUnit::own_turns;
    catalog.statuses[5].speed = -2;
}

}  // namespace

Skill skill(std::string id, Area area, Audience audience, std::vector<Effect> effects, int charges) {
    Skill result;
    result.id = result.name = std::move(id);
    result.area = area;
    result.audience = audience;
    result.accuracy = 100;
    result.charges = charges;
    result.effects = std::move(effects);
    return result;
}

Species species(std::string id, int speed, TacticId tactic) {
    Species result;
    result.id = result.name = std::move(id);
    result.health = 30;
    result.speed = speed;
    result.tactic = tactic;
    result.attack_skill = ids::strike;
    return result;
}

std::shared_ptr<Catalog> small_catalog() {
    auto catalog = std::make_shared<Catalog>();
    add_terrains(*catalog);
    add_statuses(*catalog);
    add_features(*catalog);
    const Effect blow{.payload = effect::Damage{.power = 10}};
    catalog->skills = {
        skill("strike", {Shape::front, 1, 0}, Audience::foes, {blow}), skill("bolt", {Shape::line, 6, 0}, Audience::foes, {blow}, 2),
        skill("mend", {Shape::ring, 1, 2}, Audience::allies, {Effect{.payload = effect::Heal{.amount = 8}}}, 3),
        skill("quicken", {Shape::self, 0, 0}, Audience::self, {Effect{.payload = effect::GainStatus{.status = ids::haste}}}, 9),
        skill("shove", {Shape::front, 1, 0}, Audience::foes, {Effect{.payload = effect::Push{.tiles = 3}}})};
    catalog->tactics.resize(3);
    catalog->tactics[0].plans = {{Plan::Kind::hold, 0}};
    catalog->tactics[1].plans = {{Plan::Kind::use_skills, 50}, {Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}, {Plan::Kind::wander, 0}};
    catalog->tactics[2].plans = {{Plan::Kind::attack, 0}, {Plan::Kind::follow, 1}};
    catalog->species = {species("hero", 0, ids::follow), species("runner", 1, ids::hunt), species("slug", -2, ids::hunt),
                        species("wisp", 3, ids::hunt), species("fish", 0, ids::hold)};
    catalog->species[0].skills = {ids::bolt, ids::mend, ids::quicken, ids::shove};
    catalog->species[4].mobility = static_cast<MobilitySet>(Mobility::swim);
    catalog->items.resize(2);
    catalog->items[0].id = catalog->items[0].name = "herb";
    catalog->items[0].stack = 3;
    catalog->items[0].use = {Effect{.payload = effect::Heal{.amount = 10}}};
    catalog->items[1].id = catalog->items[1].name = "knife";
    catalog->items[1].thrown = {blow};
    catalog->items[1].breaks = false;
    Dungeon dungeon;
    dungeon.id = dungeon.name = "arena";
    dungeon.floors.resize(1);
    catalog->dungeons.push_back(dungeon);
    return catalog;
}

Arena::Arena(std::vector<std::string> map)
    : world(static_cast<int>(map[0].size()), static_cast<int>(map.size()), ids::wall, true), m_map(std::move(map)) {
    world.add_team(Faction::player);
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x) lay({x, y}, m_map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
}

Arena::~Arena() = default;

EntityId Arena::add(char letter, SpeciesId kind, TeamId team, bool guest) {
    const EntityId who = add_creature(world, *catalog, team, kind, where(letter), guest);
    give_name(world, who, std::string(1, letter));
    world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed({world, *catalog}, who));
    return who;
}

void Arena::send_on_the_way(EntityId who, int due_round) {
    world.add(who, OnTheWay{world.get<Position>(who).at, due_round});
    world.remove_from_floor(who);
    world.edit_roster()[who].here = false;
}

Point Arena::where(char letter) const {
    for (int y = 0; y < world.height(); ++y)
        for (int x = 0; x < world.width(); ++x)
            if (m_map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == letter) return {x, y};
    return {0, 0};
}

Game Arena::start(std::uint64_t seed) const {
    Game game(catalog, {seed, DungeonId(0), true}, world);
    game.step();
    game.take_events();
    return game;
}

void Arena::lay(Point p, char glyph) {
    const std::map<char, TerrainId> terrains{{'#', ids::wall}, {'~', ids::water}, {',', ids::mire}, {'%', ids::web}};
    const auto found = terrains.find(glyph);
    const TerrainId id = found == terrains.end() ? ids::floor : found->second;
    world.set_terrain(p, id, (*catalog)[id].blocks_sight);
    if (glyph == '!') add_loot(world, {ids::herb, 1}, p);
    if (glyph == '>') {
        const EntityId stairs = world.create();
        world.place(stairs, p);
        world.add(stairs, Stairs{});
    }
    for (std::size_t i = 0; i < catalog->features.size(); ++i)
        if (catalog->features[i].glyph == glyph) add_fixture(world, *catalog, FeatureId(i), p);
}

}  // namespace td::test
