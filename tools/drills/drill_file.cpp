#include "tools/drills/drill_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "content/yaml/read_tree.hpp"
#include "tools/drills/scene_file.hpp"
#include "tools/drills/traced_scene.hpp"

namespace td {

namespace {

/// A group, or the letter of creatures: a number in the table of ids.
using CastId = Id<struct CastTag, std::uint16_t>;
/// A character of the map.
using AreaId = Id<struct AreaTag, std::uint16_t>;

constexpr std::array<std::pair<std::string_view, DrillCast::Group>, 4> group_words{{{"party", DrillCast::Group::party},
                                                                                    {"companions", DrillCast::Group::companions},
                                                                                    {"guests", DrillCast::Group::guests},
                                                                                    {"foes", DrillCast::Group::foes}}};

/// An act as the file has it: with letters where the drill has creatures and tiles.
struct WrittenAct : DrillAct {
    std::vector<CastId> of;
    std::vector<CastId> against;
    std::vector<AreaId> areas;
};

struct WrittenDemand : WrittenAct {
    int at_least = 0;
    std::optional<WrittenAct> before;
    int in = 100;
};

struct DrillFile : SceneFile {
    DrillSide side = DrillSide::companions;
    int rounds = 10;
    int seeds = 10;
    TacticId fails_under;
    bool fails_without_orders = false;
    bool fails_without_boons = false;
    bool fails_without_parts = false;
    std::vector<WrittenDemand> must;
    std::vector<WrittenDemand> must_not;
};

/// A list of ids; one may stand alone.
template <class IdType>
Value<std::vector<IdType>> some_of(std::string_view target) {
    const Value<IdType> one = reference<IdType>(target);
    Value<std::vector<IdType>> many = list(one, 1, 20);
    many.kind.alone = true;
    return {many.kind, [one, many](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<std::vector<IdType>> {
                if (!node.is_text()) return many.read(node, reader);
                const auto only = one.read(node, reader);
                return only ? std::optional(std::vector{*only}) : std::nullopt;
            }};
}

Value<std::vector<CastId>> cast() { return some_of<CastId>("creatures"); }

template <class Act>
Fields<Act>& with_area(Fields<Act>& act) {
    return act.required("area", &WrittenAct::areas, some_of<AreaId>("characters of the map"),
                        "The tiles where the map has this character, or one of these.");
}

template <class Act>
Fields<Act>& with_tiles(Fields<Act>& act) {
    return act.required("whom", &WrittenAct::against, cast(), "One of these creatures.")
        .optional("tiles", &WrittenAct::tiles, number(1, 20), "Maximum distance in tiles.");
}

template <class Act>
Fields<Act>& with_whom(Fields<Act>& act) {
    return act.optional("whom", &WrittenAct::against, cast(), "One of these creatures; default: a foe.");
}

template <class Act>
Fields<Act>& with_thing(Fields<Act>& act) {
    return act.optional("skill", &WrittenAct::skill, reference<SkillId>("skills"), "This skill.")
        .optional("item", &WrittenAct::item, reference<ItemId>("items"), "This item.");
}

/// All acts; `common` adds the fields that each of them has.
template <class Act, class Common>
Variants<Act> acts(const Common& common) {
    using Kind = DrillAct::Kind;
    Variants<Act> all("does");
    const auto add = [&](std::string_view word, Kind kind, std::string_view doc) -> Fields<Act>& {
        Act act;
        act.kind = kind;
        Fields<Act>& fields = all.choice(word, act, doc);
        fields.required("who", &WrittenAct::of, cast(), "Letters of the map, `party`, `companions`, `guests` or `foes`.");
        common(fields);
        return fields;
    };
    add("die", Kind::die, "Dies, or falls.");
    add("fall_below", Kind::fall_below, "Is harmed, and then has less health than this.")
        .required("percent", &WrittenAct::percent, percent(1), "Percent of its maximum health.");
    with_area(add("enter", Kind::enter, "Enters an area."));
    with_area(add("leave", Kind::leave, "Leaves an area."));
    with_tiles(add("come_near", Kind::come_near, "Is near somebody at the end of any turn."));
    with_area(add("end_in", Kind::end_in, "Is alive in an area when the drill ends."));
    with_tiles(add("end_near", Kind::end_near, "Is near somebody when the drill ends, both alive."));
    with_whom(add("attack", Kind::attack, "Attacks, shoots or throws, whether it hits or not."));
    with_whom(add("hurt", Kind::hurt, "Does harm."));
    with_thing(add("use", Kind::use,
                   "Uses a skill or an item; default: any except the plain attack. If it takes several turns, the last one counts."));
    with_thing(add("begin", Kind::begin, "Starts a skill or an item that takes several turns."));
    add("gain", Kind::gain, "Gains a status.").required("status", &WrittenAct::status, reference<StatusId>("statuses"), "This status.");
    add("wake", Kind::wake, "Wakes up.");
    add("wait", Kind::wait, "Spends a turn on waiting.");
    add("step", Kind::step, "Takes a step, or swaps places.");
    add("revive", Kind::revive, "Revives a fallen creature.");
    add("carry", Kind::carry, "Picks up a fallen creature.");
    return all;
}

template <class Act>
void add_counting(Fields<Act>& fields) {
    fields.optional("times", &WrittenAct::times, number(1, 200), "How often each of them does it.")
        .optional("from_round", &WrittenAct::from_round, number(1, DrillAct::last_round), "Only from this round on.")
        .optional("to_round", &WrittenAct::to_round, number(1, DrillAct::last_round), "Only up to this round.")
        .range_of("from_round", "to_round");
}

const Variants<WrittenAct>& plain_acts() {
    static const Variants<WrittenAct> all = acts<WrittenAct>([](auto& fields) { add_counting(fields); });
    return all;
}

const Variants<WrittenDemand>& demands() {
    static const Variants<WrittenDemand> all = acts<WrittenDemand>([](auto& fields) {
        add_counting(fields);
        fields
            .optional("at_least", &WrittenDemand::at_least, number(1, 20),
                      "How many of them do it; default: all for `must`; for `must_not`, one is too many.")
            .optional("before", &WrittenDemand::before, variant(plain_acts()), "Only what is done before anybody has done this counts.")
            .optional("in", &WrittenDemand::in, percent(1), "The minimum percentage of games in which this holds.");
    });
    return all;
}

const Fields<DrillFile>& drill_fields() {
    static const Fields<DrillFile> table = [] {
        Fields<DrillFile> all("A drill: a scene, and what must and must not happen in it.");
        add_scene_fields(all, "drill");
        all.optional("side", &DrillFile::side, choice<DrillSide>({{"companions", DrillSide::companions}, {"foes", DrillSide::foes}}),
                     "Whose tactics are tested.")
            .optional("rounds", &DrillFile::rounds, number(1, DrillAct::last_round), "How many rounds are played.")
            .optional("seeds", &DrillFile::seeds, number(1, 1000), "How many games are played, each with another seed.")
            .optional("must", &DrillFile::must, list(variant(demands()), 0, 20), "What must happen.")
            .optional("must_not", &DrillFile::must_not, list(variant(demands()), 0, 20), "What must not happen.")
            .optional("fails_under", &DrillFile::fails_under, reference<TacticId>("tactics"),
                      "A tactic with which the drill must fail; `delve drill --bad-minds` checks it.")
            .optional("fails_without_orders", &DrillFile::fails_without_orders, boolean(),
                      "True: the drill must fail if the player gives no orders; `--bad-minds` checks it.")
            .optional("fails_without_boons", &DrillFile::fails_without_boons, boolean(),
                      "True: the drill must fail without boons; `--bad-minds` checks it.")
            .optional("fails_without_parts", &DrillFile::fails_without_parts, boolean(),
                      "True: the drill must fail without the `parts` of its creatures; `--bad-minds` checks it.");
        return all;
    }();
    return table;
}

/// The letters and characters that demands may name. Without creatures or a map, which is reported, no name in a demand is wrong.
void add_letters(IdTable& ids, TreeNode root) {
    std::size_t number = 0;
    for (const auto& [word, group] : group_words) ids.add("creatures", word, number++);
    const auto creatures = root.find("creatures");
    const auto map = root.find("map");
    if (!creatures || !creatures->is_map() || !map || !map->is_list()) return ids.mark_incomplete();
    for (const auto [key, body] : creatures->entries()) ids.add("creatures", key.text(), number++);
    for (const TreeNode row : map->items())
        for (const char glyph : row.text()) ids.add("characters of the map", std::string(1, glyph), static_cast<unsigned char>(glyph));
}

class DrillBuilder {
public:
    DrillBuilder(const DrillFile& file, TracedScene scene) : m_file(file), m_scene(std::move(scene)) {}

    Drill build(TreeNode root) {
        Drill drill;
        drill.title = m_scene.name;
        drill.side = m_file.side;
        drill.catalog = m_scene.catalog;
        drill.dungeon = m_scene.dungeon();
        drill.commands = m_scene.commands;
        drill.rounds = m_file.rounds;
        drill.games = m_file.seeds;
        drill.seed = m_scene.seed;
        drill.fails_under = m_file.fails_under;
        drill.fails_without_orders = m_file.fails_without_orders;
        drill.fails_without_boons = m_file.fails_without_boons;
        drill.fails_without_parts = m_file.fails_without_parts;
        for (const bool must : {true, false}) {
            const std::string key = must ? "must" : "must_not";
            if (const auto written = root.find(key)) {
                std::size_t row = 0;
                for (const TreeNode node : written->items())
                    drill.demands.push_back(demand((must ? m_file.must : m_file.must_not)[row++], must, words_of_demand(key, node)));
            }
        }
        drill.world = std::move(m_scene.world);
        return drill;
    }

private:
    /// The demand in the file, up to the end of its first line: `must {who: B, does: die}`.
    static std::string words_of_demand(const std::string& key, TreeNode node) {
        std::string_view line = node.source().line(node.place().line);
        line.remove_prefix(std::min(line.size(), static_cast<std::size_t>(node.place().column - 1)));
        line = line.substr(0, line.find(" #"));
        line = line.substr(0, line.find_last_not_of(' ') + 1);
        return fmt::format("{} {}", key, line);
    }

    DrillDemand demand(const WrittenDemand& written, bool must, std::string words) const {
        DrillDemand result{.must = must, .act = act(written), .at_least = written.at_least, .before = {}, .in = written.in};
        if (written.before) result.before = act(*written.before);
        result.words = std::move(words);
        return result;
    }

    DrillAct act(const WrittenAct& written) const {
        DrillAct result = written;
        result.who = cast_of(written.of);
        result.whom = cast_of(written.against);
        for (const AreaId area : written.areas) {
            const auto& tiles = m_scene.tiles.at(static_cast<char>(area.index()));
            result.area.insert(result.area.end(), tiles.begin(), tiles.end());
        }
        return result;
    }

    DrillCast cast_of(const std::vector<CastId>& written) const {
        DrillCast result;
        for (const CastId one : written) {
            if (one.index() < group_words.size()) {
                result.groups.push_back(group_words[one.index()].second);
                continue;
            }
            const char letter = m_file.creatures[one.index() - group_words.size()].first[0];
            const auto& creatures = m_scene.letters.at(letter);
            result.named.insert(result.named.end(), creatures.begin(), creatures.end());
        }
        return result;
    }

    const DrillFile& m_file;
    TracedScene m_scene;
};

/// What no single field can tell.
void check(const DrillFile& file, TreeNode root, const TracedScene& scene, std::vector<Problem>& problems) {
    const auto complain = [&](TreeNode at, const char* message, const char* hint = "") {
        problems.push_back(at.problem(ProblemCode::bad_combination, message, hint));
    };
    if (file.must.empty() && file.must_not.empty()) complain(root, "a drill needs something that must or must not happen");
    const Team& party = scene.world.roster()[TeamId(0)];
    std::size_t steered = 0;
    for (const EntityId member : party.members) steered += scene.commands.contains(member) ? 1 : 0;
    const bool leader_is_steered = scene.commands.contains(party.members.front());
    const bool all_or_leader = steered == party.members.size() || (steered == 1 && leader_is_steered);
    if (steered > 0 && !all_or_leader)
        complain(*root.find("creatures"), "either only the leader of the party takes commands, or all its members do",
                 "the leader is the first creature of the player's team");
    if (steered != scene.commands.size()) complain(*root.find("creatures"), "guests take no commands");
}

std::optional<Drill> read_drill(TreeReading parsed, const Catalog& content, std::vector<Problem>& problems) {
    problems.insert(problems.end(), parsed.problems.begin(), parsed.problems.end());
    if (!parsed.tree || !parsed.problems.empty()) return std::nullopt;
    const std::size_t problems_before = problems.size();
    const TreeNode root = parsed.tree->root();
    IdTable ids = ids_for_scenes(content);
    add_letters(ids, root);
    Reader reader(ids, problems);
    const Reader::Step whole(reader, "", root);
    const auto file = structure(drill_fields()).read(root, reader);
    if (!file || problems.size() != problems_before) return std::nullopt;
    auto scene = build_scene(*parsed.tree, *file, content, problems);
    if (!scene) return std::nullopt;
    check(*file, root, *scene, problems);
    if (problems.size() != problems_before) return std::nullopt;
    return DrillBuilder(*file, std::move(*scene)).build(root);
}

}  // namespace

std::optional<Drill> read_drill(const std::string& name, std::string_view bytes, const Catalog& content, std::vector<Problem>& problems) {
    return read_drill(read_tree(name, bytes), content, problems);
}

std::optional<Drill> read_drill_file(const std::filesystem::path& file, const Catalog& content, std::vector<Problem>& problems) {
    return read_drill(read_tree_file(file, file.generic_string()), content, problems);
}

const FieldTable& drill_table() { return drill_fields(); }

const char* drill_format() {
    return "A drill is a scene (see delve trace --help) with demands; `drill`, `map`, `creatures` and a demand are required:\n"
           "  drill: Companions let the wounded back through the corridor\n"
           "  side: companions               # whose tactics are tested: companions or foes\n"
           "  rounds: 12                     # how long a game lasts\n"
           "  seeds: 10                      # how many games, each with another seed\n"
           "  map: [\"########\", \"#BA..R.#\", \"########\"]\n"
           "  creatures:\n"
           "    B: {species: hero_warden, team: player, do: [wait]}   # the leader: follows its list, then waits\n"
           "    A: {species: hero_mender, team: player, health: 12}   # follows its tactic\n"
           "    R: {species: tunnel_rat, tactic: hunt}\n"
           "  must:\n"
           "    - {who: R, does: die, in: 80}                         # in at least 80 percent of the games (default: all)\n"
           "    - {who: B, does: hurt, whom: R, before: {who: A, does: hurt}}\n"
           "  must_not:\n"
           "    - {who: party, does: die}\n"
           "    - {who: companions, does: wait, times: 5, from_round: 3, to_round: 9}\n"
           "  fails_under: keep_away         # a tactic with which the drill must fail; --bad-minds checks it\n"
           "  fails_without_orders: true     # instead: it must fail without orders (`orders:` and the like of creatures)\n"
           "  fails_without_boons: true      # or without the boons of creatures (`boons: [momentum]`)\n"
           "  fails_without_parts: true      # or without what they wear (`parts: [late_knife]`)\n"
           "Who: letters, `party`, `companions` (the party without its first leader), `guests`, `foes`; several as a list. With\n"
           "`must`, all of them have to do it (or `at_least: N`); with `must_not`, none of them may (or fewer than `at_least`).\n"
           "Does: die, fall_below (percent), enter, leave, end_in (area: characters of the map), come_near, end_near (whom, tiles),\n"
           "attack, hurt (whom), use, begin (skill or item), gain (status), wake, wait, step, revive, carry.\n"
           "A letter may be on the map several times. A leader without commands follows the content's tactic for leaders, or the one that "
           "the\n"
           "drill gives it.\n";
}

}  // namespace td
