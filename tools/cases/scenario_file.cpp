#include "tools/cases/scenario_file.hpp"

#include <utility>

#include "content/yaml/read_tree.hpp"
#include "tools/cases/priced_action.hpp"

namespace td {

namespace {

const Fields<PricedAction>& action_fields() {
    static const Fields<PricedAction> table =
        Fields<PricedAction>("What a creature does in one of its turns; the word `move` alone is a move at its normal cost.")
            .required("do", &PricedAction::entry, cost_entry(),
                      "The entry in the cost tables; everything except moves and waits is an action.")
            .optional("cost", &PricedAction::cost, number(1, 100'000), "The cost in ticks; default: the entry of the cost tables.")
            .optional("weapons", &PricedAction::weapons, weapon_times(),
                      "For a volley or a melee attack: the percentage of time that each weapon takes.")
            .optional("costs", &PricedAction::costs, costs(), "Entries of the item that is used, which override all other tables.");
    return table;
}

Value<PricedAction> action() {
    Value<PricedAction> value = structure(action_fields(), "do");
    const auto read = value.reading;
    value.reading = [read](TreeNode node, const ValueKind& own, Reader& reader) {
        const std::size_t problems = reader.problem_count();
        std::optional<PricedAction> result = read(node, own, reader);
        if (result && reader.problem_count() == problems) check_action(node, *result, reader);
        return result;
    };
    return value;
}

const Fields<ScenarioActor>& actor_fields() {
    static const Fields<ScenarioActor> table =
        Fields<ScenarioActor>("A creature of the scenario.")
            .required("name", &ScenarioActor::name, text(1, 24), "Its name.")
            .optional("side", &ScenarioActor::side,
                      choice<Faction>({{"player", Faction::player}, {"neutral", Faction::neutral}, {"foe", Faction::foe}}),
                      "Its side; the first creature of a side is the leader.")
            .optional("speed", &ScenarioActor::speed, doer_speed(), "From -3, a quarter of normal speed, to 3, four times normal.")
            .optional("propulsion", &ScenarioActor::propulsion, propulsion(), "Its propulsion; default: none.")
            .optional("units", &ScenarioActor::units, drive_units(), "The number of units of that propulsion.")
            .optional("overweight", &ScenarioActor::overweight, drive_overweight(),
                      "Units of weight beyond what it can carry without slowing down.")
            .optional("costs", &ScenarioActor::costs, costs(), "Its own entries, as a species may have them.")
            .optional("allowance", &ScenarioActor::allowance, number(-10'000, 10'000),
                      "Ticks that it gains with each pass of an energy pool.")
            .optional("pool", &ScenarioActor::pool, number(-10'000, 10'000), "Ticks that its energy pool starts with.")
            .optional("wait", &ScenarioActor::wait, number(1, 100'000), "Under `wait_time`: ticks from one of its turns to the next.")
            .optional("actions", &ScenarioActor::actions, number(1, 100), "Under `wait_time`: the number of actions in a turn.")
            .optional("start", &ScenarioActor::start, number(0, 100'000), "Ticks before its first turn, in time systems without rounds.")
            .optional("deeds", &ScenarioActor::script, list(action(), 1, 64),
                      "What it does, turn by turn, then again from the first; default: it moves.");
    return table;
}

ScenarioReading read_scenario(TreeReading reading) {
    ScenarioReading result{{}, std::move(reading.problems)};
    if (reading.tree) {
        const IdTable no_ids;
        Reader reader(no_ids, result.problems);
        const Reader::Step whole(reader, "", reading.tree->root());
        if (auto scenario = structure(scenario_fields()).read(reading.tree->root(), reader)) result.scenario = std::move(*scenario);
    }
    sort_by_place(result.problems);
    return result;
}

}  // namespace

const Fields<Scenario>& scenario_fields() {
    static const Fields<Scenario> table =
        Fields<Scenario>("A few creatures and what they do, to be compared under several time systems.")
            .required("name", &Scenario::name, text(1, 80), "The title of the comparison.")
            .optional("length", &Scenario::length, number(1, 100'000), "Ticks that are shown; 100 is a normal turn.")
            .optional("settings", &Scenario::settings, list(time_settings(), 0, 5),
                      "Settings of time systems that should not use their defaults.")
            .optional("costs", &Scenario::costs, costs(), "What actions cost for every creature, as in a dungeon.")
            .required("actors", &Scenario::actors, list(structure(actor_fields()), 1, 26), "The creatures, in list order.");
    return table;
}

std::optional<TimeSettings> read_time_system(const std::string& where, std::string_view word, std::vector<Problem>& problems) {
    const TreeReading reading = read_tree(where, "system: " + std::string(word));
    std::vector<Problem> found = reading.problems;
    std::optional<TimeSettings> settings;
    if (reading.tree) {
        const IdTable no_ids;
        Reader reader(no_ids, found);
        const Reader::Step whole(reader, "", reading.tree->root());
        settings = time_settings().read(reading.tree->root(), reader);
    }
    for (Problem& problem : found) {
        problem.line = 0;  // the word is from a command line
        problems.push_back(std::move(problem));
    }
    return settings;
}

ScenarioReading read_scenario(const std::string& name, std::string_view bytes) { return read_scenario(read_tree(name, bytes)); }

ScenarioReading read_scenario_file(const std::filesystem::path& file) { return read_scenario(read_tree_file(file, file.string())); }

}  // namespace td
