#include "tools/drills/drill_file.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "content/memory_pack.hpp"
#include "tools/drills/watched.hpp"

namespace td::testing {

namespace {

const Catalog& content() {
    static const Catalog loaded =
        *load_texts({"terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n  mud: {name: M, glyph: \",\"}\n"
                     "features:\n  door: {name: D, glyph: \"+\"}\n"
                     "damage_kinds:\n  cut: {name: C}\n"
                     "skills:\n  strike: {name: S, effects: [{do: damage, power: 9, kind: cut}]}\n"
                     "tactics:\n  hunt: {name: H, plans: [attack, chase]}\n  stand: {name: S, plans: [hold]}\n"
                     "statuses:\n  slow: {name: S}\n"
                     "items:\n  bread: {name: B}\n  ring: {name: R, part: {slot: charm, speed: 1}}\n"
                     "species:\n  rat: {name: R, attack_skill: strike, tactic: hunt}\n"
                     "  man: {name: M, attack_skill: strike, tactic: hunt, slots: {charm: 1}}\n"
                     "themes:\n  one: {name: O}\n"
                     "dungeons:\n  one: {name: O, party: [rat], floors: [{theme: one}], victory: [exit_reached]}\n"})
             .catalog;
    return loaded;
}

const std::string scene =
    "drill: a rat comes\n"
    "rounds: 6\n"
    "map: [\"#########\", \"#A.,..RR#\", \"#########\"]\n"
    "creatures:\n"
    "  A: {species: rat, team: player, do: [wait]}\n"
    "  R: {species: rat}\n";

Drill drill_of(const std::string& demands) {
    std::vector<Problem> problems;
    auto drill = read_drill("drill.yaml", scene + demands, content(), problems);
    for (const Problem& problem : problems) MESSAGE(to_string(problem));
    REQUIRE(drill);
    return std::move(*drill);
}

std::string only_problem(const std::string& text) {
    std::vector<Problem> problems;
    CHECK_FALSE(read_drill("drill.yaml", text, content(), problems));
    CHECK(problems.size() == 1);
    return problems.empty() ? "" : to_string(problems.front());
}

}  // namespace

TEST_CASE("a drill of a file is its scene and its demands, with letters for creatures and tiles") {
    const Drill drill = drill_of(
        "side: foes\nseeds: 3\nseed: 5\nfails_under: stand\n"
        "must:\n  - {who: R, does: enter, area: \",\", at_least: 1, in: 80}  # they come\n"
        "  - {who: [A, foes], does: attack, whom: A, before: {who: party, does: step}}\n"
        "must_not:\n  - {who: A, does: die, to_round: 1}\n");
    CHECK(drill.title == "a rat comes");
    CHECK(drill.side == DrillSide::foes);
    CHECK(drill.games == 3);
    CHECK(drill.seed == 5);
    CHECK((*drill.catalog)[drill.fails_under].id == "stand");
    REQUIRE(drill.demands.size() == 3);
    CHECK(drill.demands[0].words == "must {who: R, does: enter, area: \",\", at_least: 1, in: 80}");
    CHECK(drill.demands[0].act.who.named.size() == 2);
    CHECK(drill.demands[0].act.area == std::vector<Point>{{3, 1}});
    CHECK(drill.demands[0].in == 80);
    CHECK(drill.demands[1].act.who.named == std::vector{drill.leader()});
    CHECK(drill.demands[1].act.who.groups == std::vector{DrillCast::Group::foes});
    REQUIRE(drill.demands[1].before);
    CHECK(drill.demands[1].before->kind == DrillAct::Kind::step);
    CHECK_FALSE(drill.demands[2].must);
}

TEST_CASE("creatures of a drill wear what it says, if they have room for it, and can be made to go without") {
    const auto wearing = [](const std::string& what) {
        return "drill: a man with a ring\nmap: [\"####\", \"#M.#\", \"####\"]\nmust: [{who: M, does: step}]\nfails_without_parts: true\n"
               "creatures:\n  M: {species: man, team: player, parts: [" +
               what + "]}\n";
    };
    std::vector<Problem> problems;
    const auto drill = read_drill("drill.yaml", wearing("ring"), content(), problems);
    REQUIRE(drill);
    CHECK(drill->fails_without_parts);
    const EntityId man = drill->leader();
    CHECK(drill->world.get<Parts>(man).list.size() == 1);
    CHECK(drill->world.roster()[man].speed == 1);
    const Drill bare = without_parts(*drill);
    CHECK(bare.world.get<Parts>(man).list.empty());
    CHECK(bare.world.roster()[man].speed == 0);
    for (const char* const no_room : {"ring, ring", "bread"})
        CHECK(only_problem(wearing(no_room)).find("`M` has no slot for") != std::string::npos);
}

TEST_CASE("a drill of a file fails where something must happen that does not, and where something happens that must not") {
    Drill drill = drill_of(
        "must:\n  - {who: foes, does: attack, whom: A, at_least: 1}\n  - {who: foes, does: die}\n"
        "must_not:\n  - {who: A, does: step}\n  - {who: R, does: enter, area: \",\"}\n");
    CHECK(play(drill, 1).held == std::vector{true, false, true, false});
    drill.side = DrillSide::foes;
    CHECK(play(under_tactic(drill, TacticId(1)), 1).held == std::vector{false, false, true, true});
}

TEST_CASE("a mistake in a drill is told with its place and what was meant") {
    CHECK(only_problem(scene + "must: [{who: B, does: die}]\n") ==
          "drill.yaml:7:14: `B` is not one of the creatures (known: A, R, companions, foes, guests, party)");
    CHECK(only_problem(scene + "must: [{who: A, does: dye}]\n").starts_with("drill.yaml:7:23: "));
    CHECK(
        only_problem(scene + "must: [{who: A, does: enter, area: z}]\n").starts_with("drill.yaml:7:36: `z` is not one of the characters"));
    CHECK(only_problem(scene + "must: [{who: A, does: enter}]\n").starts_with("drill.yaml:7:8: "));
    CHECK(only_problem(scene + "must: [{who: compnions, does: wake}]\n").ends_with("(did you mean `companions`?)"));
    CHECK(only_problem(scene) == "drill.yaml:1:1: a drill needs something that must or must not happen");
    CHECK(only_problem(scene + "fails_under: hold\nmust: [{who: A, does: die}]\n").starts_with("drill.yaml:7:14: `hold` is not one of"));
}

TEST_CASE("in a drill either only the leader takes commands or all members do") {
    const std::string two = "drill: two\nmap: [\"#####\", \"#AB.#\", \"#####\"]\nmust: [{who: A, does: die}]\ncreatures:\n";
    const std::string one_of_two = two + "  A: {species: rat, team: player}\n  B: {species: rat, team: player, do: [wait]}\n";
    CHECK(
        only_problem(one_of_two).starts_with("drill.yaml:5:3: either only the leader of the party takes commands, or all its members do"));
    std::vector<Problem> problems;
    const std::string both = two + "  A: {species: rat, team: player, do: [wait]}\n  B: {species: rat, team: player, do: [wait]}\n";
    CHECK(read_drill("drill.yaml", both, content(), problems));
    CHECK(problems.empty());
}

TEST_CASE("a game of a drill that is watched shows the turns up to its last round") {
    std::ostringstream shown;
    play_watched(drill_of("must: [{who: A, does: die}]\n"), 1, shown);
    CHECK(shown.str().find("(round 6, ") != std::string::npos);
    CHECK(shown.str().find("turn of R (round 7, ") == std::string::npos);
    CHECK(shown.str().find("is told: wait") != std::string::npos);
}

}  // namespace td::testing
