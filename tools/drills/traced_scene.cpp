#include "tools/drills/traced_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "actions/commit.hpp"
#include "content/yaml/read_tree.hpp"
#include "tools/drills/scene_file.hpp"
#include "world/creature.hpp"
#include "world/parts.hpp"

namespace td {

namespace {

const Fields<SceneFile>& scene_fields() {
    static const Fields<SceneFile> table = [] {
        Fields<SceneFile> all("A scene to trace.");
        add_scene_fields(all, "scene");
        all.optional("turns", &SceneFile::turns, number(1, 10'000), "Maximum number of turns.");
        return all;
    }();
    return table;
}

template <class Row>
void add_ids(IdTable& ids, std::string_view type, const std::vector<Row>& table) {
    for (std::size_t i = 0; i < table.size(); ++i) ids.add(type, table[i].id, i);
}

/// Builds the map and places the creatures.
class SceneBuilder {
public:
    SceneBuilder(const Tree& tree, const SceneFile& file, const Catalog& content, std::vector<Problem>& problems)
        : m_tree(tree), m_file(file), m_content(content), m_problems(problems) {}

    std::optional<TracedScene> build() {
        const std::size_t problems_before = m_problems.size();
        m_scene.name = m_file.name;
        m_scene.turns = m_file.turns;
        m_scene.seed = static_cast<std::uint64_t>(m_file.seed);
        prepare_catalog();
        const auto width = static_cast<int>(m_file.map.front().size());
        m_scene.world = World(width, static_cast<int>(m_file.map.size()), m_content.wall, true);
        for (const Faction faction : {Faction::player, Faction::neutral, Faction::foe}) m_scene.world.add_team(faction);
        std::size_t row = 0;
        for (const TreeNode line : m_tree.root().find("map")->items()) lay_line(line, static_cast<int>(row++));
        settle_all();
        for (const ItemId item : m_file.bag) put_into_bag(m_scene.world.edit_bag(TeamId(0)), m_content, {item, 1});
        if (m_problems.size() != problems_before) return std::nullopt;
        return std::move(m_scene);
    }

private:
    void complain(TreeNode at, std::string message) { m_problems.push_back(at.problem(ProblemCode::bad_combination, std::move(message))); }

    void prepare_catalog() {
        auto catalog = std::make_shared<Catalog>(m_content);
        Dungeon dungeon;
        dungeon.id = dungeon.name = "scene";
        dungeon.floors.resize(1);
        dungeon.time = m_file.time;
        dungeon.fallen = m_file.fallen;
        catalog->dungeons.push_back(std::move(dungeon));
        if (const TacticId lead = tactic_of_leader()) catalog->lead = lead;
        if (!m_file.rulebook.empty()) catalog->rulebook = m_file.rulebook;
        m_scene.catalog = std::move(catalog);
    }

    /// Whoever leads the party follows the content's tactic for leaders, whatever its own is.
    TacticId tactic_of_leader() const {
        for (const auto& [letter, creature] : m_file.creatures)
            if (creature.team == Faction::player && !creature.guest) return creature.tactic;
        return {};
    }

    void lay_line(TreeNode line, int y) {
        const std::string& glyphs = m_file.map[static_cast<std::size_t>(y)];
        if (static_cast<int>(glyphs.size()) != m_scene.world.width())
            return complain(line, "all lines of the map must have the same length");
        for (int x = 0; x < m_scene.world.width(); ++x) lay_tile(line, {x, y}, glyphs[static_cast<std::size_t>(x)]);
    }

    void lay_tile(TreeNode line, Point p, char glyph) {
        const std::string letter(1, glyph);
        m_scene.tiles[glyph].push_back(p);
        for (const auto& [key, creature] : m_file.creatures)
            if (key == letter) return set_ground(p, {.terrain = creature.on, .feature = creature.in});
        for (const auto& [key, ground] : m_file.legend)
            if (key == letter) return set_ground(p, ground);
        for (std::size_t i = 0; i < m_content.terrains.size(); ++i)
            if (m_content.terrains[i].glyph == glyph) return set_ground(p, {.terrain = TerrainId(i)});
        for (std::size_t i = 0; i < m_content.features.size(); ++i)
            if (m_content.features[i].glyph == glyph) return set_ground(p, {.feature = FeatureId(i)});
        complain(line, fmt::format("`{}` is not the letter of a creature, not in the legend, and not a character of the content", glyph));
    }

    void set_ground(Point p, const SceneGround& ground) {
        const TerrainId terrain = ground.terrain ? ground.terrain : m_content.floor;
        m_scene.world.set_terrain(p, terrain, m_content[terrain].blocks_sight);
        if (ground.feature) add_fixture(m_scene.world, m_content, ground.feature, p);
        if (ground.item) add_loot(m_scene.world, {ground.item, 1}, p);
        if (!ground.stairs) return;
        const EntityId stairs = m_scene.world.create();
        m_scene.world.place(stairs, p);
        m_scene.world.add(stairs, Stairs{});
    }

    void settle_all() {
        const TreeNode keys = *m_tree.root().find("creatures");
        for (const auto [key, body] : keys.entries()) {
            const auto known = std::find_if(m_file.creatures.begin(), m_file.creatures.end(),
                                            [letter = key.text()](const auto& row) { return row.first == letter; });
            if (known != m_file.creatures.end()) settle(key, known->second);
        }
        for (const auto [key, body] : keys.entries())
            for (const auto& [letter, creature] : m_file.creatures)
                if (letter == key.text()) tell(key, creature);
        if (m_scene.world.roster()[TeamId(0)].members.empty()) complain(keys, "the player's team has no creature");
    }

    void settle(TreeNode key, const SceneCreature& creature) {
        const auto on_map = key.text().size() == 1 ? m_scene.tiles.find(key.text()[0]) : m_scene.tiles.end();
        if (on_map == m_scene.tiles.end()) return complain(key, fmt::format("`{}` is not on the map", key.text()));
        if (!creature.commands.empty() && creature.team != Faction::player)
            return complain(key, "only creatures of the player's team take commands; others follow their tactic");
        for (const Point at : on_map->second) m_scene.letters[key.text()[0]].push_back(settle_one(creature, at));
        attach_parts(key, creature);
        check_aims(key, creature, m_scene.letters[key.text()[0]].front());
    }

    /// A skill that is aimed at a tile says which, one that goes in a direction says that, and no tile lies beside the map.
    void check_aims(TreeNode key, const SceneCreature& creature, EntityId who) {
        const auto list = m_tree.root().find("creatures")->find(key.text())->find("do");
        if (!list) return;
        std::size_t row = 0;
        for (const TreeNode node : list->items()) {
            const SceneCommand& told = creature.commands[row++];
            const auto* const skill = std::get_if<commands::UseSkill>(&told.command);
            const auto* const item = std::get_if<commands::UseItem>(&told.command);
            if (told.names_tile && !m_scene.world.contains(skill ? skill->aim : item->aim))
                complain(node, fmt::format("`{}`: this tile is not on the map", node.text()));
            else if (skill)
                check_aim(node, told, *skill, who);
        }
    }

    void check_aim(TreeNode node, const SceneCommand& told, const commands::UseSkill& use, EntityId who) {
        const auto& slots = m_scene.world.get<Skills>(who).slots;
        if (static_cast<std::size_t>(use.slot) >= slots.size()) return;
        const Skill& skill = m_content[slots[static_cast<std::size_t>(use.slot)].skill];
        const bool at_tile = aims_at_tile(skill.area.shape);
        if (at_tile && !told.names_tile)
            complain(node, fmt::format("`{}`: `{}` is aimed at a tile, such as `skill {} at 3 1`", node.text(), skill.id, use.slot + 1));
        if (!at_tile && told.names_tile)
            complain(node, fmt::format("`{}`: `{}` is not aimed at a tile; write a direction", node.text(), skill.id));
    }

    /// Once all creatures are there: a focus names one of them.
    void tell(TreeNode key, const SceneCreature& creature) {
        CompanionOrders orders;
        for (const CompanionOrder order : creature.orders) orders.set(order, true);
        for (const SkillId skill : creature.saved_skills) orders.permit(skill, Permission::saved);
        for (const SkillId skill : creature.forbidden_skills) orders.permit(skill, Permission::forbidden);
        for (const ItemId item : creature.forbidden_items) orders.permit(item, Permission::forbidden);
        if (!creature.focus.empty()) {
            const auto foe = m_scene.letters.find(creature.focus[0]);
            if (foe == m_scene.letters.end() || faction_of(m_scene.world, foe->second.front()) != Faction::foe)
                return complain(key, fmt::format("`focus: {}`: there is no foe with this letter", creature.focus));
            orders.set(CompanionOrder::focus, true);
            orders.focus = foe->second.front();
        }
        if (orders.is_empty()) return;
        if (creature.team != Faction::player) return complain(key, "only creatures of the player's team take orders");
        for (const EntityId who : m_scene.letters[key.text()[0]]) m_scene.world.add(who, orders);
    }

    void attach_parts(TreeNode key, const SceneCreature& creature) {
        for (const EntityId who : m_scene.letters[key.text()[0]]) {
            for (const ItemId item : creature.parts) {
                const WorldView view{m_scene.world, m_content};
                const auto& part = m_content[item].part;
                if (!part || free_slots(view, who, part->slot) <= 0)
                    return complain(key, fmt::format("`{}` has no slot for `{}`", key.text(), m_content[item].id));
                Parts& parts = m_scene.world.edit<Parts>(who);
                parts.list.push_back({item, true, parts.attached++});
            }
            m_scene.world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed({m_scene.world, m_content}, who));
        }
    }

    EntityId settle_one(const SceneCreature& creature, Point at) {
        World& world = m_scene.world;
        const TeamId team(static_cast<std::size_t>(creature.team));
        const EntityId who = add_creature(world, m_content, team, creature.species, at, creature.guest);
        give_name(world, who, creature.name);
        AiState& ai_state = world.edit<AiState>(who);
        if (creature.tactic) ai_state.tactic = creature.tactic;
        ai_state.asleep = creature.asleep;
        if (creature.health > 0) world.edit<Health>(who).now = std::min(creature.health, world.get<Health>(who).maximum);
        for (const StatusId status : creature.statuses) world.edit<Statuses>(who).list.push_back({status, m_content[status].duration, {}});
        if (!creature.boons.empty()) world.add(who, Boons{creature.boons});
        if (creature.holds) world.add(who, HeldItem{{creature.holds, 1}});
        world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed({world, m_content}, who));
        for (const SceneCommand& told : creature.commands) m_scene.commands[who].push_back(told.command);
        return who;
    }

    const Tree& m_tree;
    const SceneFile& m_file;
    const Catalog& m_content;
    std::vector<Problem>& m_problems;
    TracedScene m_scene;
};

}  // namespace

IdTable ids_for_scenes(const Catalog& content) {
    IdTable ids;
    add_ids(ids, "species", content.species);
    add_ids(ids, "tactics", content.tactics);
    add_ids(ids, "skills", content.skills);
    add_ids(ids, "statuses", content.statuses);
    add_ids(ids, "boons", content.boons);
    add_ids(ids, "terrains", content.terrains);
    add_ids(ids, "features", content.features);
    add_ids(ids, "items", content.items);
    return ids;
}

std::optional<TracedScene> build_scene(const Tree& tree, const SceneFile& file, const Catalog& content, std::vector<Problem>& problems) {
    return SceneBuilder(tree, file, content, problems).build();
}

namespace {

std::optional<TracedScene> read_scene(TreeReading parsed, const Catalog& content, std::vector<Problem>& problems) {
    problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (!parsed.tree || !parsed.problems.empty()) return std::nullopt;
    const std::size_t problems_before = problems.size();
    const IdTable ids = ids_for_scenes(content);
    Reader reader(ids, problems);
    const Reader::Step whole(reader, "", parsed.tree->root());
    const auto scene = structure(scene_fields()).read(parsed.tree->root(), reader);
    if (!scene || problems.size() != problems_before) return std::nullopt;
    return build_scene(*parsed.tree, *scene, content, problems);
}

}  // namespace

std::optional<TracedScene> read_scene(const std::string& name, std::string_view bytes, const Catalog& content,
                                      std::vector<Problem>& problems) {
    return read_scene(read_tree(name, bytes), content, problems);
}

std::optional<TracedScene> read_scene_file(const std::filesystem::path& file, const Catalog& content, std::vector<Problem>& problems) {
    return read_scene(read_tree_file(file, file.generic_string()), content, problems);
}

const FieldTable& scene_table() { return scene_fields(); }

const char* scene_format() {
    return "A scene is a file such as this one; only `scene`, `map` and `creatures` are required:\n"
           "  scene: A web in front of a wall\n"
           "  time_system: six_tier          # as in a dungeon: {system: energy_pool, wait: drain}\n"
           "  rulebook: [lost_targets, ...]  # every rule once; default: the content's order\n"
           "  fallen: {rounds: 5}            # as in a dungeon\n"
           "  turns: 20                      # maximum\n"
           "  map: [\"#####\", \"#Ax.#\", \"#####\"]\n"
           "  legend: {b: {terrain: floor, feature: crate}, s: {stairs: true}}  # in addition to the glyphs of terrains and features\n"
           "  bag: [healing_herb]            # the party's\n"
           "  creatures:                     # by their letters on the map\n"
           "    A: {species: hero_warden, team: player, in: web, do: [walk north, skill 1 east, wait]}\n"
           "    B: {species: web_spider, team: foe, tactic: hunt, health: 10, statuses: [burning], on: mire, asleep: true}\n"
           "    C: {species: lost_scholar, team: player, guest: true, holds: bread}\n"
           "    E: {species: hero_scout, team: player, boons: [run_up], parts: [late_knife]}  # what it has attached or wears\n"
           "    D: {species: hero_sage, team: player, orders: [hold_fire, save_charges], forbidden_skills: [ember]}  # the player's "
           "orders\n"
           "Orders: hold_fire, stay_at_range, come_back, save_charges; `focus: B` names a foe; saved_skills, forbidden_skills and\n"
           "forbidden_items list what it may use only in an emergency, or not at all.\n"
           "Commands: wait, rest, walk DIRECTION, attack DIRECTION, turn DIRECTION, close_door DIRECTION, pick_up, carry,\n"
           "lay_down, stairs, skill N DIRECTION or skill N at X Y, throw N DIRECTION, use N DIRECTION or use N at X Y, drop N. Skills\n"
           "count from 1: those of the species in its order, then those that everyone has, such as brace. A creature without commands\n"
           "follows its tactic; the leader, the first of the player's team, does so only if no creature has commands. The scene ends at\n"
           "the turn of a creature whose commands are used up.\n";
}

}  // namespace td
