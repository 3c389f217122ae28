#include "tools/delve/traced_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "actions/commit.hpp"
#include "base/nearest.hpp"
#include "content/packs/rule_order.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"
#include "world/creature.hpp"

namespace td::delve {

namespace {

struct SceneCreature {
    SpeciesId species;
    Faction team = Faction::foe;
    std::string name;
    TacticId tactic;
    int health = 0;  ///< 0: full health
    std::vector<StatusId> statuses;
    TerrainId on;
    FeatureId in;
    std::vector<Command> commands;
};

struct SceneGround {
    TerrainId terrain;
    FeatureId feature;
    ItemId item;
};

struct SceneFile {
    std::string name;
    TimeSettings time;
    FallenRule fallen{FallenRule::Fate::lost};
    std::vector<Rule> rulebook;
    std::vector<std::string> map;
    std::vector<std::pair<std::string, SceneGround>> legend;
    std::vector<std::pair<std::string, SceneCreature>> creatures;
    int turns = 0;
    int seed = 1;
};

struct CommandWord {
    std::string_view word;
    bool slot;       ///< a number from 1 follows
    bool direction;  ///< a direction follows
    Command (*make)(int slot, Direction direction);
};
constexpr CommandWord command_words[]{{"wait", false, false, [](int, Direction) -> Command { return commands::Wait{}; }},
                                      {"rest", false, false, [](int, Direction) -> Command { return commands::Rest{}; }},
                                      {"walk", false, true, [](int, Direction way) -> Command { return commands::Walk{way}; }},
                                      {"attack", false, true, [](int, Direction way) -> Command { return commands::Attack{way}; }},
                                      {"turn", false, true, [](int, Direction way) -> Command { return commands::Face{way}; }},
                                      {"close_door", false, true, [](int, Direction way) -> Command { return commands::CloseDoor{way}; }},
                                      {"pick_up", false, false, [](int, Direction) -> Command { return commands::PickUp{}; }},
                                      {"carry", false, false, [](int, Direction) -> Command { return commands::Carry{}; }},
                                      {"lay_down", false, false, [](int, Direction) -> Command { return commands::LayDown{}; }},
                                      {"stairs", false, false, [](int, Direction) -> Command { return commands::Descend{}; }},
                                      {"skill", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::UseSkill{slot, way};
                                       }},
                                      {"throw", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::ThrowItem{slot, way};
                                       }},
                                      {"use", true, true,
                                       [](int slot, Direction way) -> Command {
                                           return commands::UseItem{slot, way};
                                       }},
                                      {"drop", true, false, [](int slot, Direction) -> Command { return commands::DropItem{slot}; }}};

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) words.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Direction> direction_called(std::string_view word) {
    const auto found = std::find(direction_names.begin(), direction_names.end(), word);
    if (found == direction_names.end()) return std::nullopt;
    return static_cast<Direction>(found - direction_names.begin());
}

/// The command in a line of `do`, or an error message.
std::variant<Command, std::string> parse_command(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    const auto known = std::find_if(std::begin(command_words), std::end(command_words),
                                    [&](const CommandWord& c) { return !words.empty() && c.word == words[0]; });
    if (known == std::end(command_words)) {
        std::vector<std::string_view> names;
        for (const CommandWord& each : command_words) names.push_back(each.word);
        return did_you_mean(words.empty() ? "" : words[0], names);
    }
    int slot = 1;
    Direction direction = Direction::south;
    std::size_t next = 1;
    if (known->slot) {
        slot = 0;
        if (next < words.size()) std::from_chars(words[next].data(), words[next].data() + words[next].size(), slot);
        if (slot < 1 || slot > 24) return std::string("a number from 1 follows, such as `") + std::string(known->word) + " 1`";
        ++next;
    }
    if (known->direction) {
        const auto called = direction_called(next < words.size() ? words[next] : std::string_view());
        if (!called) return "a direction follows: " + fmt::format("{}", fmt::join(direction_names, ", "));
        direction = *called;
        ++next;
    }
    if (next != words.size()) return "nothing follows after `" + std::string(words[next - 1]) + "`";
    return known->make(slot - 1, direction);
}

Value<Command> command() {
    return {{ValueKind::Form::text, 1, 60}, [](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<Command> {
                const auto text = read_text(node, own, reader);
                if (!text) return std::nullopt;
                auto parsed = parse_command(*text);
                if (const auto* command = std::get_if<Command>(&parsed)) return *command;
                reader.report(node, ProblemCode::unknown_choice, fmt::format("`{}` is no command", *text), std::get<std::string>(parsed));
                return std::nullopt;
            }};
}

Value<std::vector<Rule>> rule_order() {
    return {rulebook_kind(), [](TreeNode node, const ValueKind&, Reader& reader) { return read_rule_order(node, reader); }};
}

const Fields<SceneCreature>& creature_fields() {
    static const Fields<SceneCreature> table =
        Fields<SceneCreature>("A creature on the tile with its letter.")
            .required("species", &SceneCreature::species, reference<SpeciesId>("species"), "Its species.")
            .optional("team", &SceneCreature::team,
                      choice<Faction>({{"player", Faction::player}, {"neutral", Faction::neutral}, {"foe", Faction::foe}}), "Its faction.")
            .optional("name", &SceneCreature::name, text(1, 40), "Its own name.")
            .optional("tactic", &SceneCreature::tactic, reference<TacticId>("tactics"), "Its tactic, for turns without commands.")
            .optional("health", &SceneCreature::health, number(1, 999), "Its current health.")
            .optional("statuses", &SceneCreature::statuses, list(reference<StatusId>("statuses"), 0, 8), "The statuses it has.")
            .optional("on", &SceneCreature::on, reference<TerrainId>("terrains"), "The terrain of its tile; default: floor.")
            .optional("in", &SceneCreature::in, reference<FeatureId>("features"), "The feature on its tile.")
            .optional("do", &SceneCreature::commands, list(command(), 0, 1000), "Its commands, one per turn.");
    return table;
}

const Fields<SceneGround>& ground_fields() {
    static const Fields<SceneGround> table =
        Fields<SceneGround>("The meaning of a character of the map.")
            .optional("terrain", &SceneGround::terrain, reference<TerrainId>("terrains"), "The terrain; default: floor.")
            .optional("feature", &SceneGround::feature, reference<FeatureId>("features"), "The feature on the tile.")
            .optional("item", &SceneGround::item, reference<ItemId>("items"), "The item on the tile.");
    return table;
}

const Fields<SceneFile>& scene_fields() {
    static const Fields<SceneFile> table =
        Fields<SceneFile>("A scene to trace.")
            .required("scene", &SceneFile::name, text(1, 120), "Its title.")
            .optional("time_system", &SceneFile::time, time_settings(), "The time system; default: six_tier.")
            .optional("fallen", &SceneFile::fallen, fallen_rule(), "What becomes of the party's dead; default: lost.")
            .optional("rulebook", &SceneFile::rulebook, rule_order(), "The order of the rules; default: the content's.")
            .required("map", &SceneFile::map, list(text(1, 128), 1, 128), "The rows of the map.")
            .optional("legend", &SceneFile::legend, map_from_words(structure(ground_fields())),
                      "Characters in addition to the glyphs of the content.")
            .required("creatures", &SceneFile::creatures, map_from_words(structure(creature_fields())),
                      "The creatures by their letters on the map.")
            .optional("turns", &SceneFile::turns, number(1, 10'000), "Maximum number of turns.")
            .optional("seed", &SceneFile::seed, number(0, 1'000'000), "Seed of the random streams.");
    return table;
}

template <class Row>
void add_ids(IdTable& ids, std::string_view type, const std::vector<Row>& table) {
    for (std::size_t i = 0; i < table.size(); ++i) ids.add(type, table[i].id, i);
}

IdTable ids_of(const Catalog& content) {
    IdTable ids;
    add_ids(ids, "species", content.species);
    add_ids(ids, "tactics", content.tactics);
    add_ids(ids, "statuses", content.statuses);
    add_ids(ids, "terrains", content.terrains);
    add_ids(ids, "features", content.features);
    add_ids(ids, "items", content.items);
    return ids;
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
        if (!m_file.rulebook.empty()) catalog->rulebook = m_file.rulebook;
        m_scene.catalog = std::move(catalog);
    }

    void lay_line(TreeNode line, int y) {
        const std::string& glyphs = m_file.map[static_cast<std::size_t>(y)];
        if (static_cast<int>(glyphs.size()) != m_scene.world.width()) return complain(line, "all lines of the map must be of one length");
        for (int x = 0; x < m_scene.world.width(); ++x) lay_tile(line, {x, y}, glyphs[static_cast<std::size_t>(x)]);
    }

    void lay_tile(TreeNode line, Point p, char glyph) {
        const std::string letter(1, glyph);
        for (const auto& [key, creature] : m_file.creatures)
            if (key == letter) return set_ground(p, {creature.on, creature.in, {}});
        for (const auto& [key, ground] : m_file.legend)
            if (key == letter) return set_ground(p, ground);
        for (std::size_t i = 0; i < m_content.terrains.size(); ++i)
            if (m_content.terrains[i].glyph == glyph) return set_ground(p, {TerrainId(i), {}, {}});
        for (std::size_t i = 0; i < m_content.features.size(); ++i)
            if (m_content.features[i].glyph == glyph) return set_ground(p, {{}, FeatureId(i), {}});
        complain(line, fmt::format("`{}` is neither a creature's letter nor in the legend nor a glyph of the content", glyph));
    }

    void set_ground(Point p, const SceneGround& ground) {
        const TerrainId terrain = ground.terrain ? ground.terrain : m_content.floor;
        m_scene.world.set_terrain(p, terrain, m_content[terrain].blocks_sight);
        if (ground.feature) add_fixture(m_scene.world, m_content, ground.feature, p);
        if (ground.item) add_loot(m_scene.world, {ground.item, 1}, p);
    }

    void settle_all() {
        const TreeNode keys = *m_tree.root().find("creatures");
        for (const auto [key, body] : keys.entries()) {
            const auto known = std::find_if(m_file.creatures.begin(), m_file.creatures.end(),
                                            [letter = key.text()](const auto& row) { return row.first == letter; });
            if (known != m_file.creatures.end()) settle(key, known->second);
        }
        if (m_scene.world.roster()[TeamId(0)].members.empty()) complain(keys, "no creature is in the player's team");
    }

    void settle(TreeNode key, const SceneCreature& creature) {
        const auto at = place_of(key.text());
        if (!at) return complain(key, fmt::format("`{}` is not on the map", key.text()));
        World& world = m_scene.world;
        if (!creature.commands.empty() && creature.team != Faction::player)
            return complain(key, "only creatures of the player's team take commands; others act by their tactic");
        const EntityId who = add_creature(world, m_content, TeamId(static_cast<std::size_t>(creature.team)), creature.species, *at, false);
        give_name(world, who, creature.name);
        if (creature.tactic) world.edit<AiState>(who).tactic = creature.tactic;
        if (creature.health > 0) world.edit<Health>(who).now = std::min(creature.health, world.get<Health>(who).maximum);
        for (const StatusId status : creature.statuses) world.edit<Statuses>(who).list.push_back({status, m_content[status].duration, {}});
        world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed({world, m_content}, who));
        if (!creature.commands.empty()) m_scene.commands[who] = creature.commands;
    }

    std::optional<Point> place_of(std::string_view letter) const {
        for (std::size_t y = 0; letter.size() == 1 && y < m_file.map.size(); ++y) {
            const std::size_t x = m_file.map[y].find(letter[0]);
            if (x != std::string::npos) return Point{static_cast<int>(x), static_cast<int>(y)};
        }
        return std::nullopt;
    }

    const Tree& m_tree;
    const SceneFile& m_file;
    const Catalog& m_content;
    std::vector<Problem>& m_problems;
    TracedScene m_scene;
};

}  // namespace

namespace {

std::optional<TracedScene> read_scene(TreeReading parsed, const Catalog& content, std::vector<Problem>& problems) {
    problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (!parsed.tree || !parsed.problems.empty()) return std::nullopt;
    const std::size_t problems_before = problems.size();
    const IdTable ids = ids_of(content);
    Reader reader(ids, problems);
    const Reader::Step whole(reader, "", parsed.tree->root());
    const auto scene = structure(scene_fields()).read(parsed.tree->root(), reader);
    if (!scene || problems.size() != problems_before) return std::nullopt;
    return SceneBuilder(*parsed.tree, *scene, content, problems).build();
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
           "  legend: {b: {terrain: floor, feature: crate}}  # in addition to the glyphs of terrains and features\n"
           "  creatures:                     # by their letters on the map\n"
           "    A: {species: hero_warden, team: player, in: web, do: [walk north, skill 1 east, wait]}\n"
           "    B: {species: web_spider, team: foe, tactic: hunt, health: 10, statuses: [burning], on: mire}\n"
           "Commands: wait, rest, walk DIRECTION, attack DIRECTION, turn DIRECTION, close_door DIRECTION, pick_up, carry,\n"
           "lay_down, stairs, skill N DIRECTION, throw N DIRECTION, use N DIRECTION, drop N. A creature without commands acts by its\n"
           "tactic; the leader does so only if no creature has commands. The scene ends at the turn of a creature whose\n"
           "commands are used up.\n";
}

}  // namespace td::delve
