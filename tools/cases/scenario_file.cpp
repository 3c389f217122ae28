#include "tools/cases/scenario_file.hpp"

#include <utility>

#include "content/yaml/read_tree.hpp"
#include "tools/cases/priced_action.hpp"

namespace td {

namespace {

const Fields<PricedAction>& action_fields() {
    static const Fields<PricedAction> table =
        Fields<PricedAction>("What a creature does in one of its turns; `move` alone is a move at its ordinary cost.")
            .required("do", &PricedAction::entry, cost_entry(), "Its entry in the tables of costs; all but moves and waits are actions.")
            .optional("cost", &PricedAction::cost, number(1, 100'000), "In ticks; left out: what the tables say for such a creature.")
            .optional("weapons", &PricedAction::weapons, weapon_times(), "Of a volley, or a stroke: the percent of time that each takes.")
            .optional("costs", &PricedAction::costs, costs(), "Entries of the item that it is about, above all other tables.");
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
            .required("name", &ScenarioActor::name, text(1, 24), "What it is called.")
            .optional("side", &ScenarioActor::side,
                      choice<Faction>({{"player", Faction::player}, {"neutral", Faction::neutral}, {"foe", Faction::foe}}),
                      "Whose it is; the first of a side leads it.")
            .optional("speed", &ScenarioActor::speed, doer_speed(), "From -3, a quarter of normal, to 3, four times normal.")
            .optional("propulsion", &ScenarioActor::propulsion, propulsion(), "What carries it; left out: its own feet.")
            .optional("units", &ScenarioActor::units, drive_units(), "So many units of that propulsion.")
            .optional("overweight", &ScenarioActor::overweight, drive_overweight(), "Units of weight beyond what it bears with ease.")
            .optional("costs", &ScenarioActor::costs, costs(), "Entries of its own, as a species may have them.")
            .optional("allowance", &ScenarioActor::allowance, number(-10'000, 10'000), "Ticks that every pass of an energy pool gives it.")
            .optional("pool", &ScenarioActor::pool, number(-10'000, 10'000), "Ticks that its energy pool begins with.")
            .optional("wait", &ScenarioActor::wait, number(1, 100'000), "Ticks from one of its turns to the next under wait times.")
            .optional("actions", &ScenarioActor::actions, number(1, 100), "The number of actions in such a turn.")
            .optional("start", &ScenarioActor::start, number(0, 100'000), "Ticks before it is asked first, where turns have no rounds.")
            .optional("deeds", &ScenarioActor::script, list(action(), 1, 64),
                      "One for each of its turns, then again from the first; left out: it moves.");
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
            .required("name", &Scenario::name, text(1, 80), "What the comparison is called.")
            .optional("length", &Scenario::length, number(1, 100'000), "Ticks that are shown; 100 are a normal turn.")
            .optional("settings", &Scenario::settings, list(time_settings(), 0, 5),
                      "Settings of those time systems that are not to run with their ordinary ones.")
            .optional("costs", &Scenario::costs, costs(), "What actions cost every creature, as in a dungeon.")
            .required("actors", &Scenario::actors, list(structure(actor_fields()), 1, 26), "Who is there, in list order.");
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
