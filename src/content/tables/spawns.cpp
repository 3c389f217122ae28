// Field tables of teams and items that are drawn for a floor, of spawn tables that floors share, and of teams that arrive later.
#include "content/tables/tables.hpp"

namespace td {

namespace {

Fields<TeamMember> common_member_fields() {
    return Fields<TeamMember>("A creature of a team, or several.")
        .required("species", &TeamMember::species, reference<SpeciesId>("species"), "Its species.")
        .optional("tactic", &TeamMember::tactic, reference<TacticId>("tactics"), "Its tactic; default: that of its species.")
        .optional("name", &TeamMember::name, own_name(), "Its name.");
}

const Fields<TeamMember>& member_fields() {
    static const Fields<TeamMember> table = common_member_fields();
    return table;
}

const Fields<TeamMember>& spawned_member_fields() {
    static const Fields<TeamMember> table = common_member_fields().optional("count", &TeamMember::count, range<Range>(1, 6),
                                                                            "How many of it; if several, only the first has the name.");
    return table;
}

Value<std::vector<TeamMember>> members(int low, int high) { return list(structure(spawned_member_fields(), "species"), low, high); }

const Fields<FloorSpan>& span_fields() {
    static const Fields<FloorSpan> table = Fields<FloorSpan>("The floors of a dungeon on which something may appear.")
                                               .optional("from", &FloorSpan::from, number(1, 99), "The first floor.")
                                               .optional("to", &FloorSpan::to, number(1, 99), "The last floor.")
                                               .range_of("from", "to");
    return table;
}

Value<FloorSpan> span() { return structure(span_fields()); }

const Fields<TeamSpawn>& team_fields() {
    static const Fields<TeamSpawn> table =
        Fields<TeamSpawn>("A team that may appear on a floor, or a table to choose one from.")
            .optional("weight", &TeamSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("members", &TeamSpawn::members, members(1, 6), "Its members, leader first.")
            .optional("guests", &TeamSpawn::guests, members(0, 4), "Guests of the team.")
            .optional("table", &TeamSpawn::table, reference<SpawnTableId>("spawn_tables"),
                      "The table to choose a team from, instead of `members`.")
            .optional("floors", &TeamSpawn::floors, span(), "The floors on which it may appear; default: all.")
            .one_of({"members", "table"});
    return table;
}

const Fields<ItemSpawn>& loot_fields() {
    static const Fields<ItemSpawn> table =
        Fields<ItemSpawn>("An item that may lie on a floor, or a table to choose one from.")
            .optional("weight", &ItemSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("item", &ItemSpawn::item, reference<ItemId>("items"), "Which.")
            .optional("at_least", &ItemSpawn::count_low, number(1, 99), "How many of it.")
            .optional("at_most", &ItemSpawn::count_high, number(1, 99),
                      "How many of it, at most. Never less than `at_least`, even by default.")
            .optional("table", &ItemSpawn::table, reference<SpawnTableId>("spawn_tables"),
                      "The table to choose an item from, instead of `item`.")
            .optional("floors", &ItemSpawn::floors, span(), "The floors on which it may appear; default: all.")
            .range_of("at_least", "at_most")
            .one_of({"item", "table"});
    return table;
}

/// A row of the party's bag, which is given before there is a floor: it has no fields for drawing by floor.
const Fields<ItemSpawn>& provision_fields() {
    static const Fields<ItemSpawn> table = Fields<ItemSpawn>("The items in the party's bag.")
                                               .required("item", &ItemSpawn::item, reference<ItemId>("items"), "Which.")
                                               .optional("at_least", &ItemSpawn::count_low, number(1, 99), "How many of it.");
    return table;
}

Value<TeamSpawn> team() { return structure(team_fields()); }

const Fields<Arrival>& arrival_fields() {
    static const Fields<Arrival> table =
        Fields<Arrival>("Teams that come while the floor is being played.")
            .optional("first", &Arrival::first, range<Range>(2, 9999), "The round in which the first team comes.")
            .optional("every", &Arrival::every, range<Range>(1, 9999), "Rounds from each team to the next.")
            .optional("at_most", &Arrival::at_most, number(1, 99), "How many teams in all.")
            .optional("alive", &Arrival::alive, number(0, 99),
                      "No team comes while this many creatures of its side are on the floor; 0: no limit.")
            .optional("at", &Arrival::place,
                      choice<Arrival::Place>({{"unseen", Arrival::Place::unseen}, {"stairs", Arrival::Place::stairs}}),
                      "Where they appear: anywhere out of the party's sight, or by the stairs.")
            .optional("neutral", &Arrival::neutral, boolean(), "True: they are neutral.")
            .optional("hunting", &Arrival::hunting, boolean(), "True: they go to where the party is when they arrive.")
            .required("teams", &Arrival::teams, list(team(), 1, 64), "The teams to choose from.");
    return table;
}

}  // namespace

Value<std::vector<TeamMember>> company(int low, int high) { return list(structure(member_fields(), "species"), low, high); }

Value<std::vector<TeamSpawn>> teams(int at_most) { return list(team(), 0, at_most); }

Value<std::vector<ItemSpawn>> loot() { return list(structure(loot_fields(), "item"), 0, 64); }

Value<std::vector<ItemSpawn>> provisions() { return list(structure(provision_fields(), "item"), 0, 64); }

Value<std::vector<Arrival>> arrivals() { return list(structure(arrival_fields()), 0, 8); }

const Fields<SpawnTable>& spawn_table_fields() {
    static const Fields<SpawnTable> table = Fields<SpawnTable>("Teams or items that floors and other tables choose from.")
                                                .optional("teams", &SpawnTable::teams, teams(), "For lists of teams.")
                                                .optional("items", &SpawnTable::items, loot(), "For lists of items.");
    return table;
}

}  // namespace td
