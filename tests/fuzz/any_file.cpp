#include "fuzz/any_file.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_report.hpp"

#include <cstdlib>
#include <cstring>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "actions/command_record.hpp"
#include "content/fields/png_chunks.hpp"
#include "content/fields/sound_header.hpp"
#include "content/memory_pack.hpp"
#include "content/tables/tables.hpp"
#include "content/yaml/read_tree.hpp"
#include "game/run/game.hpp"
#include "tools/cases/case_file.hpp"
#include "tools/cases/scenario_file.hpp"
#include "tools/drills/traced_scene.hpp"
#include "tools/drills/watched.hpp"
#include "tools/lab/invariants.hpp"

namespace td::testing {

namespace {

/// A small world to refer to: one of each type, called `one`, and what content must have.
constexpr std::string_view small_pack =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\", passable: []}\n  one: {name: O, glyph: o}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n  one: {name: O, glyph: \"1\"}\n"
    "damage_kinds:\n  one: {name: O}\n"
    "skills:\n  one: {name: O, effects: [{do: damage, power: 5, kind: one}]}\n"
    "tactics:\n  one: {name: O, plans: [attack, chase]}\n"
    "statuses:\n  one: {name: O}\n"
    "items:\n  one: {name: O, part: {slot: weapon, fires: one}}\n"
    "sounds:\n  one: {}\n"
    "sprites:\n  one: {}\n"
    "landmarks:\n  one: {name: O}\n"
    "species:\n  one: {name: O, attack_skill: one, tactic: one}\n"
    "themes:\n  one: {name: O}\n"
    "dungeons:\n  one: {name: O, party: [one], floors: [{theme: one}], victory: [exit_reached]}\n";

/// Somebody who does a bit of everything on the ground of a file of content, against one of its last species.
constexpr std::string_view fight_scene =
    "scene: A fight\nmap: [\"########\", \"#Ao1.oB#\", \"########\"]\n"
    "creatures:\n"
    "  A: {species: one, team: player, do: [walk east, walk east, skill 1 east, walk east, attack east, rest, pick_up, walk east]}\n"
    "  B: {species: one, team: foe}\n";

void require(bool holds) {
    if (!holds) std::abort();
}

/// What is true of every problem, so that an author finds the place.
std::size_t checked(const std::vector<Problem>& problems) {
    for (const Problem& problem : problems) {
        require(!problem.file.empty() && !problem.message.empty() && problem.code != ProblemCode::none);
        require(problem.line >= 0 && problem.column >= (problem.line > 0 ? 1 : 0) && problem.length >= 1);
        require(!to_report(problem).empty());
    }
    return problems.size();
}

constexpr int most_turns = 60;  // of a scene, and of a dungeon: more say nothing new and take their time

/// A few turns of the last dungeons, of which a file may bring one or more, and of a fight under its rules.
void play_content(const std::shared_ptr<const Catalog>& content) {
    std::ostream nowhere(nullptr);
    for (std::size_t n = content->dungeons.size(); n-- > 0 && n + 2 >= content->dungeons.size();)
        play_watched(content, DungeonId(n), 1, most_turns / 3, nowhere);
    std::vector<Problem> problems;
    const auto fight = read_scene("fight.yaml", fight_scene, *content, problems);
    if (fight) play_watched(*fight, most_turns / 3, nowhere);  // it may have removed whom it takes
}

std::size_t read_as_content(std::string_view bytes) {
    static std::vector<Pack> packs = [] {
        std::vector<Pack> both(2);
        both[0].info.id = "small";
        both[1].info.id = "other";
        both[0].trees.push_back(read_tree("small.yaml", small_pack).tree);
        return both;
    }();
    TreeReading reading = read_tree("any.yaml", bytes);
    packs[1].complete = reading.tree != nullptr;
    packs[1].trees.clear();
    if (reading.tree) packs[1].trees.push_back(std::move(reading.tree));
    ContentLoading loading = load_packs(packs, std::move(reading.problems));
    require(loading.catalog.has_value() == loading.problems.empty());
    if (loading.catalog) play_content(std::make_shared<const Catalog>(std::move(*loading.catalog)));
    return checked(loading.problems);
}

std::size_t read_as_pack_info(std::string_view bytes) {
    TreeReading reading = read_tree("pack.yaml", bytes);
    if (reading.tree) {
        const IdTable no_ids;
        Reader reader(no_ids, reading.problems);
        const Reader::Step whole(reader, "", reading.tree->root());
        structure(pack_fields()).read(reading.tree->root(), reader);
    }
    return checked(reading.problems);
}

std::size_t read_as_cases(std::string_view bytes) {
    const CaseReading reading = read_cases("cases.yaml", bytes, Expectation::optional);
    if (reading.problems.empty())
        for (const RecordedCase& recorded : reading.cases) played_rows(recorded);
    return checked(reading.problems);
}

std::size_t read_as_scenario(std::string_view bytes) {
    const ScenarioReading reading = read_scenario("scenario.yaml", bytes);
    constexpr int long_enough = 2000;  // longer ones say nothing new and take their time
    if (reading.problems.empty() && reading.scenario.length <= long_enough)
        for (int kind = 0; kind < 5; ++kind) {
            TimeSettings settings;
            settings.kind = static_cast<TimeSystemKind>(kind);
            play(reading.scenario, settings);
        }
    return checked(reading.problems);
}

std::size_t read_as_scene(std::string_view bytes) {
    static const Catalog content = *load_texts({std::string(small_pack)}).catalog;
    std::vector<Problem> problems;
    const auto scene = read_scene("scene.yaml", bytes, content, problems);
    require(scene.has_value() == problems.empty());
    std::ostream nowhere(nullptr);
    if (scene) play_watched(*scene, most_turns, nowhere);
    return checked(problems);
}

/// As a PNG file before it is decoded.
void look_into_picture(std::string_view bytes) {
    const std::string kept = without_side_chunks(bytes);
    require(kept.size() <= bytes.size());
    require(without_side_chunks(kept) == kept);
    require(inflates_beyond(bytes, 1u << 16) == inflates_beyond(kept, 1u << 16));
}

/// As a sound file before it is decoded.
void look_into_sound(std::string_view bytes) {
    for (const SoundHeader& header : {look_into_ogg(bytes), look_into_wav(bytes)}) require(header.fault.empty() || header.length == 0);
}

/// As commands of a kept run, 24 bytes each: any numbers in any field.
void give_as_commands(std::string_view bytes) {
    static const auto content = std::make_shared<const Catalog>(*load_texts({std::string(small_pack)}).catalog);
    constexpr std::size_t record = 24, most_commands = 200;
    const auto read_at = [&](std::size_t at, auto& value) { std::memcpy(&value, bytes.data() + at, sizeof value); };
    Game game(content, {1, DungeonId(0), true});
    game.step();
    for (std::size_t count = 0; bytes.size() >= record && count < most_commands; ++count, bytes.remove_prefix(record)) {
        CommandRecord row;
        row.kind = static_cast<unsigned char>(bytes[0]) % (command_kind_count + 1);
        row.direction = static_cast<Direction>(static_cast<unsigned char>(bytes[1]) % 9);
        read_at(2, row.slot);
        read_at(6, row.other_slot);
        read_at(10, row.aim.x);
        read_at(14, row.aim.y);
        read_at(18, row.target.value);
        read_at(22, row.tactic.value);
        const std::optional<Command> command = command_of(row);
        if (!command) continue;
        if (count % 4 == 0) game.forecast(1, command);
        Step step = game.step(command);
        for (int i = 0; i < most_turns && step.kind == Step::Kind::turn_taken; ++i) step = game.step();
        game.take_events();
        require(broken_invariants(game).empty());
    }
}

}  // namespace

std::size_t read_as_anything(std::string_view bytes) {
    look_into_picture(bytes);
    look_into_sound(bytes);
    give_as_commands(bytes);
    const TreeReading reading = read_tree("any.yaml", bytes);
    if (!reading.tree) require(reading.problems.size() == 1);
    std::size_t problems = checked(reading.problems) + read_as_content(bytes);
    if (!reading.tree) return problems;  // the others would only say the same
    problems += read_as_cases(bytes);
    if (!reading.tree->root().is_map()) return problems;
    return problems + read_as_pack_info(bytes) + read_as_scenario(bytes) + read_as_scene(bytes);
}

}  // namespace td::testing
