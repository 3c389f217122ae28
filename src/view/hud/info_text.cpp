// The sentences of the info panel.
#include <algorithm>

#include "game/run/effect_preview.hpp"
#include "play/tile_commands.hpp"
#include "rules/effects.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/stairs.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "rules/weapons.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/explain_costs.hpp"
#include "text/explain_orders.hpp"
#include "text/explain_parts.hpp"
#include "text/explain_triggers.hpp"
#include "text/harm_text.hpp"
#include "text/intervals.hpp"
#include "text/say.hpp"
#include "text/turn_order.hpp"
#include "time/tiers.hpp"
#include "view/draw/style.hpp"
#include "view/draw/token.hpp"
#include "view/hud/info_panel.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

InfoLine heading(std::string text, Colour colour) { return {std::move(text), colour, true, TextSize::normal}; }
InfoLine plain(std::string text) { return {std::move(text), style::text_soft, false, TextSize::small}; }
InfoLine note(std::string text, Colour colour) { return {std::move(text), colour, false, TextSize::small}; }

std::string side_name(Side side, const Catalog& catalog) {
    switch (side) {
        case Side::party: return say(catalog, "side_party");
        case Side::guest: return say(catalog, "side_guest");
        case Side::neutral: return say(catalog, "side_neutral");
        case Side::foe: return say(catalog, "side_foe");
    }
    return {};
}

/// Adds a line for each active weapon: what it would do if it reached.
void add_weapons(std::vector<InfoLine>& lines, EntityId who, EntityId target, const Game& game, Colour colour) {
    const World& world = game.world();
    for (const WeaponKind kind : {WeaponKind::ranged, WeaponKind::melee, WeaponKind::autonomous})
        for (const ItemId weapon : ready_weapons({world, game.catalog()}, who, kind)) {
            const Item& item = game.catalog()[weapon];
            const std::string chance = chance_and_harm(game, who, target, game.catalog()[item.part->skill]);
            lines.push_back(note(say(game.catalog(), {"named", "name", "what"}, item.name, chance), colour));
        }
}

bool is_armed(EntityId who, const Game& game) { return has_ready_weapons(game.view(), who); }

void add_answers(std::vector<InfoLine>& lines, const Game& game, EntityId who, EntityId target, const Skill& skill) {
    for (const tactics::Threat& answer : answers_to(game, who, target, skill))
        lines.push_back(
            note(say(game.catalog(), {"answers_hit", "foe", "amount"}, name_of(answer.foe, game.view()), answer.most), style::bad));
}

/// Adds the chances of the awaited creature's attack on `who`, unless already shown, and of the attack of `who` on it.
void add_chances(std::vector<InfoLine>& lines, EntityId who, const Game& game, bool ours_is_told) {
    const EntityId asked = game.awaiting() ? game.awaiting() : game.leader();
    if (!asked || on_players_side(who, game.world())) return;
    const Skill* ours = ours_is_told ? nullptr : plain_attack_of(asked, game);
    const Skill* theirs = plain_attack_of(who, game);
    const std::string name = name_of(asked, game.view());
    if (is_armed(asked, game) && !ours_is_told) {
        lines.push_back(note(say(game.catalog(), {"hits_it_with", "who", "volley"}, name, describe_volley(asked, game)), style::good));
        add_weapons(lines, asked, who, game, style::good);
        ours = nullptr;
    }
    if (side_of(who, game.world()) == Side::foe && game.world().has<Parts>(who)) {
        const std::string volley = describe_volley(who, game);
        if (!volley.empty()) lines.push_back(note(say(game.catalog(), {"it_hits_with", "target", "volley"}, name, volley), style::bad));
        add_weapons(lines, who, asked, game, style::bad);
        if (!volley.empty()) theirs = nullptr;
    }
    if (ours)
        lines.push_back(
            note(say(game.catalog(), {"hits_it", "who", "chance"}, name, chance_and_harm(game, asked, who, *ours)), style::good));
    if (ours) add_answers(lines, game, asked, who, *ours);
    if (theirs && side_of(who, game.world()) == Side::foe)
        lines.push_back(
            note(say(game.catalog(), {"it_hits", "target", "chance"}, name, chance_and_harm(game, who, asked, *theirs)), style::bad));
}

}  // namespace

std::string name_with_rest(const ActiveStatus& active, const Catalog& catalog) {
    const Status& status = catalog[active.status];
    if (active.left == 0) return status.name;
    return status.unit == DurationUnit::rounds ? say(catalog, {"status_for_rounds", "status", "rounds"}, status.name, active.left)
                                               : say(catalog, {"status_for_turns", "status", "turns"}, status.name, active.left);
}

namespace {

/// Adds the author's words, and keeps for the end what repeats them in the terms of the rules.
struct ProseFirst {
    std::vector<InfoLine>& lines;
    std::vector<InfoLine> rules;

    /// Without an author's words the triggers stand in their place.
    void add(const std::string& prose, const std::vector<Trigger>& triggers, const Game& game, Colour colour_of_prose) {
        if (!prose.empty()) lines.push_back(note(prose, colour_of_prose));
        for (const std::string& sentence : describe_triggers(triggers, game.catalog(), span_words(game)))
            (prose.empty() ? lines : rules).push_back(note(sentence, style::change));
    }
    void end(const Catalog& catalog) {
        if (rules.empty()) return;
        lines.push_back(plain(say(catalog, "rules_exactly")));
        lines.insert(lines.end(), rules.begin(), rules.end());
    }
};

void add_statuses(ProseFirst& words, EntityId who, const Game& game) {
    const Statuses* statuses = game.world().find<Statuses>(who);
    if (!statuses) return;
    for (const ActiveStatus& active : statuses->list) {
        const Status& status = game.catalog()[active.status];
        const std::string text = name_with_rest(active, game.catalog());
        const std::string does = describe_modifiers(status, game.catalog(), game.state().time_settings().kind);
        words.lines.push_back(
            note(does.empty() ? text : say(game.catalog(), {"named", "name", "what"}, text, does), Colour::of(status.colour)));
        // The first line has said all of a status without triggers.
        if (!status.triggers.empty()) words.add(status.description, status.triggers, game, style::text_soft);
    }
}

void add_boons(std::vector<InfoLine>& lines, EntityId who, const Game& game) {
    const Boons* const boons = game.world().find<Boons>(who);
    if (!boons) return;
    for (const BoonId id : boons->list) {
        const Boon& boon = game.catalog()[id];
        lines.push_back(note(boon.name, Colour::of(boon.colour)));
        lines.push_back(note(say(game.catalog(), {"boon_in_short", "gives", "takes"}, boon.gives, boon.takes), style::text_soft));
    }
}

/// Adds what it gives its team if it leads.
void add_lead(std::vector<InfoLine>& lines, EntityId who, const Game& game) {
    const std::optional<LeadTrait>& lead = species_of(game.view(), who).lead;
    if (!lead) return;
    const TeamId team = game.world().roster()[who].team;
    const bool leads = team && game.world().roster().leader_of(team) == who;
    const std::string what = describe_lead(*lead, game.catalog());
    lines.push_back(note(say(game.catalog(), leads ? PhraseWith<1>{"leads_with", "what"} : PhraseWith<1>{"as_leader", "what"}, what),
                         leads ? style::text : style::text_soft));
}

/// "75 ticks", "3/4", "1/3 of the next round": when `turn`, still to come, falls.
std::string when_it_falls(const Moment& turn, const Game& game) {
    if (span_words(game) == SpanWords::ticks)
        return describe_span(static_cast<int>(turn.time - game.now().time), SpanWords::ticks, game.catalog());
    const std::string tier(tier_names[static_cast<std::size_t>(turn.tier)]);
    return turn.round == game.now().round ? tier : say(game.catalog(), {"tier_of_next_round", "tier"}, tier);
}

/// What a held turn waits for, and when it comes at the latest, or is lost.
std::string describe_held_turn(const HeldTurn& held, const Moment& latest, const Game& game) {
    const std::string when = describe_events(held.until, game.catalog());
    if (latest.time <= game.now().time)
        return say(game.catalog(),
                   held.lapses ? PhraseWith<1>{"keeps_turn_or_loses_it_now", "when"} : PhraseWith<1>{"keeps_turn_now", "when"}, when);
    return say(game.catalog(),
               held.lapses ? PhraseWith<2>{"keeps_turn_or_loses_it", "when", "then"} : PhraseWith<2>{"keeps_turn", "when", "then"}, when,
               when_it_falls(latest, game));
}

/// Adds its held turn, its saved turns and, on the player's side, its extra turns in this round.
void add_held_and_saved_turns(std::vector<InfoLine>& lines, EntityId who, const Game& game) {
    const Catalog& catalog = game.catalog();
    if (const HeldTurn* held = game.world().find<HeldTurn>(who))
        for (const ExtraTurn& turn : game.state().extra_turns.list()) {
            if (turn.who != who || !turn.held) continue;
            lines.push_back(note(describe_held_turn(*held, turn.when, game), style::text));
        }
    if (const BankedTurns* banked = game.world().find<BankedTurns>(who))
        lines.push_back(note(say(catalog, {"turns_put_by", "count"}, banked->count), style::text));
    const int extra = on_players_side(who, game.world()) ? game.state().extra_turns.count_in_round(who, game.now().round) : 0;
    if (extra > 0) lines.push_back(note(say(catalog, {"extra_turns_of_round", "count", "most"}, extra, most_extra_turns), style::text));
}

/// Adds its ongoing action: the progress, and what would interrupt it.
void add_ongoing_action(std::vector<InfoLine>& lines, EntityId who, const Game& game) {
    const OngoingAction* action = game.world().find<OngoingAction>(who);
    if (!action) return;
    lines.push_back(
        note(say(game.catalog(), {"ongoing_action", "action"}, describe_ongoing_action(*action, game.catalog())), style::change));
    for (const std::string& line : describe_cast_time(cast_time_of(game.catalog(), *action), game.catalog())) lines.push_back(plain(line));
}

/// Adds the dead member that it carries; for one that is not on the floor, when it comes, or for how long it can be revived.
void add_fallen(std::vector<InfoLine>& lines, EntityId who, const Game& game) {
    const World& world = game.world();
    const Catalog& catalog = game.catalog();
    if (const EntityId carried = carried_by(world, who))
        lines.push_back(note(say(catalog, {"carries_fallen", "who"}, name_of(carried, game.view())), style::change));
    if (world.roster().is_here(who)) return;
    if (const OnTheWay* const on_the_way = world.find<OnTheWay>(who))
        return lines.push_back(
            note(say(catalog, {"comes_later", "rounds"}, std::max(1, on_the_way->due_round - game.now().round)), style::text_soft));
    const EntityId body = body_of(world, who);
    if (!body) return lines.push_back(note(say(catalog, "is_lost"), style::bad));
    const FallenBody& fallen = world.get<FallenBody>(body);
    lines.push_back(
        note(fallen.bearer ? say(catalog, {"lies_fallen_carried", "who", "rounds"}, name_of(fallen.bearer, game.view()), fallen.rounds_left)
                           : say(catalog, {"lies_fallen", "rounds"}, fallen.rounds_left),
             style::bad));
}

std::string place_sentence(EntityId who, Session& session) {
    const int number = first_number_of(session.order(), who);
    const Catalog& catalog = session.game().catalog();
    if (number == 1) return say(catalog, "acts_now");
    return number > 0 ? say(catalog, {"acts_in", "turns"}, number - 1) : say(catalog, "acts_never");
}

/// Adds what a creature of the player's side intends, and why. Nothing is known about others.
void add_reasons(std::vector<InfoLine>& lines, EntityId who, Session& session) {
    if (!on_players_side(who, session.game().world())) return;
    bool is_first = true;
    for (const ReasonLine& line : session.reasons(who)) {
        lines.push_back(note(line.text, is_first ? style::change : line.is_done ? style::text : style::text_soft));
        is_first = false;
    }
}

void add_orders(std::vector<InfoLine>& lines, EntityId who, const Session& session) {
    const Game& game = session.game();
    const Known known = session.known();
    std::string names;
    for (const OrderMark& mark : order_marks(who, game.view(), &known)) names += (names.empty() ? "" : ", ") + mark.name;
    if (!names.empty()) lines.push_back(note(say(game.catalog(), {"orders_told", "orders"}, names), style::change));
}

void add_focusers(std::vector<InfoLine>& lines, EntityId who, const Session& session) {
    std::string names;
    for (const EntityId each : focusers_of(who, session.game().world())) names += (names.empty() ? "" : ", ") + session.name_of(each);
    if (!names.empty()) lines.push_back(note(say(session.game().catalog(), {"focus_of", "who"}, names), style::change));
}

/// "Tunnel rat, foe, health 9 of 14".
std::string identity_line(const Creature& creature, Side side, const Health* health, const Catalog& catalog) {
    const std::string& species = catalog[creature.species].name;
    std::string text = side_name(side, catalog);
    if (creature.name != species) text = say(catalog, {"species_and_side", "species", "side"}, species, text);
    return health ? say(catalog, {"side_and_health", "side", "now", "maximum"}, text, health->now, health->maximum) : text;
}

}  // namespace

std::vector<InfoLine> describe_creature(EntityId who, Session& session, bool attack_is_told) {
    const Game& game = session.game();
    const World& world = game.world();
    const Creature* creature = world.find<Creature>(who);
    if (!creature) return {};
    const Species& species = game.catalog()[creature->species];
    const Side side = side_of(who, world);
    std::vector<InfoLine> lines{heading(session.name_of(who), colour_of(side))};
    lines.push_back(plain(identity_line(*creature, side, world.find<Health>(who), game.catalog())));
    add_fallen(lines, who, game);
    if (!world.roster().is_here(who)) return lines;
    ProseFirst words{lines, {}};
    words.add(species.description, species.triggers, game, style::text);
    if (species.immobile) lines.push_back(plain(say(game.catalog(), "cannot_move")));
    const bool at_usual_pace = interval_of_step(who, game).percent == 100;
    const bool machine = is_machine(game.view(), who);
    if (!species.immobile && (!at_usual_pace || !machine))
        lines.push_back(note(describe_pace(who, game), at_usual_pace ? style::text_soft : style::change));
    if (machine) {
        if (!species.immobile) lines.push_back(plain(describe_gait(who, game)));
        if (on_players_side(who, world) && is_armed(who, game))
            lines.push_back(plain(say(game.catalog(), {"attack_with", "volley"}, describe_volley(who, game))));
        lines.push_back(plain(list_parts(who, game)));
    } else if (const std::string worn = list_parts(who, game); !worn.empty()) {
        lines.push_back(plain(say(game.catalog(), {"wears", "things"}, worn)));
    }
    for (const PoolStatus& pool : pools_of(game.view(), who))
        lines.push_back(note(describe_pool(pool, game.catalog()), Colour::of(game.catalog()[pool.pool].colour)));
    add_lead(lines, who, game);
    if (const int absorbs = absorbs_left(game.view(), who); absorbs > 0)
        lines.push_back(note(say(game.catalog(), {"absorbs_left", "amount"}, absorbs), style::good));
    add_boons(lines, who, game);
    add_statuses(words, who, game);
    add_held_and_saved_turns(lines, who, game);
    add_ongoing_action(lines, who, game);
    const AiState* ai_state = world.find<AiState>(who);
    if (ai_state && ai_state->asleep) lines.push_back(note(say(game.catalog(), "asleep"), style::good));
    if (ai_state && ai_state->investigation)
        lines.push_back(
            note(ai_state->investigation->returning ? say(game.catalog(), "goes_back") : say(game.catalog(), "goes_to_look"), style::text));
    add_chances(lines, who, game, attack_is_told);
    if (const PendingAction* pending = game.pending(who)) {
        const std::string action = describe_command(pending->command, who, {world, game.catalog()});
        const Ticks left = pending->until - game.now().time;
        lines.push_back(note(left > 0 ? say(game.catalog(), {"pending_action", "action", "ticks"}, action, std::to_string(left))
                                      : say(game.catalog(), {"pending_action_now", "action"}, action),
                             style::change));
    }
    lines.push_back(note(place_sentence(who, session), style::text));
    add_orders(lines, who, session);
    add_focusers(lines, who, session);
    add_reasons(lines, who, session);
    words.end(game.catalog());
    return lines;
}

namespace {

/// Adds the weather, if it has any effect.
void add_weather(std::vector<InfoLine>& lines, const Weather& weather, const Game& game) {
    const Catalog& catalog = game.catalog();
    const std::string does = describe_weather(weather, catalog);
    if (!does.empty()) lines.push_back(note(say(catalog, {"named", "name", "what"}, weather.name, does), style::text_soft));
    for (const std::string& sentence : describe_triggers(weather.triggers, catalog, span_words(game)))
        lines.push_back(note(sentence, style::text_soft));
}

/// Adds who could strike the awaited creature on that tile. Nothing for a tile that it could not stand on.
void add_threats(std::vector<InfoLine>& lines, Point at, Session& session) {
    const Catalog& catalog = session.game().catalog();
    const std::string asked = session.name_of(session.next_game().awaiting());
    if (!session.game().known().sees(at) && !session.threats().empty())
        lines.push_back(note(say(catalog, "threat_unseen"), style::text_soft));
    for (const TileThreats& tile : session.threats()) {
        if (tile.at != at) continue;
        if (tile.threats.empty()) lines.push_back(note(say(catalog, {"threat_none", "who"}, asked), style::good));
        for (const tactics::Threat& threat : tile.threats)
            lines.push_back(note(say(catalog, {"threat_here", "foe", "who", "when", "amount"}, session.name_of(threat.foe), asked,
                                     threat_time(threat.when, session.game()), threat.most),
                                 style::bad));
    }
    for (const tactics::OngoingBlow& blow : session.blows_begun_by_foes())
        if (blow.reaches(at))
            lines.push_back(
                note(say(catalog, {"threat_begun", "foe", "turns", "amount"}, session.name_of(blow.foe), blow.turns_left, blow.most),
                     style::bad));
}

}  // namespace

std::vector<InfoLine> describe_tile(Point at, Session& session) {
    const Game& game = session.game();
    const Catalog& catalog = game.catalog();
    const Sight& sight = game.sight();
    if (!sight.explored(at) && !sight.sees(at)) return {};
    const TileMemory& memory = sight.memory(at);
    const Terrain& terrain = catalog[memory.terrain];
    std::vector<InfoLine> lines{
        note(sight.sees(at) ? terrain.name : say(catalog, {"as_remembered", "terrain"}, terrain.name), style::text_soft)};
    if (terrain.speed != 0) lines.push_back(note(say(catalog, {"walkers_in_it", "change"}, with_sign(terrain.speed)), style::change));
    if (session.focus.threats) add_threats(lines, at, session);
    ProseFirst words{lines, {}};
    if (!terrain.triggers.empty()) words.add(terrain.description, terrain.triggers, game, style::bad);
    if (memory.feature) {
        const Feature& feature = catalog[memory.feature];
        lines.push_back(heading(memory.on_fire ? say(catalog, {"burning", "feature"}, feature.name) : feature.name,
                                memory.on_fire ? style::bad : style::text));
        for (const std::string& sentence : describe_feature(feature, catalog)) lines.push_back(plain(sentence));
        for (const std::string& sentence : describe_triggers(feature.triggers, catalog, span_words(game)))
            lines.push_back(note(sentence, style::change));
    }
    if (const WeatherId id = game.world().surroundings().weather; id && sight.sees(at)) add_weather(lines, catalog[id], game);
    if (const EntityId site = game.world().first_at<LandmarkMarker>(at)) {
        const Landmark& landmark = catalog[game.world().get<LandmarkMarker>(site).landmark];
        lines.push_back(heading(landmark.name, style::text));
        lines.push_back(plain(landmark.description));
    }
    for (const EntityId fallen : fallen_at(game.world(), at)) {
        lines.push_back(heading(session.name_of(fallen), colour_of(side_of(fallen, game.world()))));
        add_fallen(lines, fallen, game);
    }
    if (memory.stairs) {
        const bool out = leads_out(game.dungeon(), game.floor());
        lines.push_back(note(out ? say(catalog, "stairs_out") : say(catalog, "stairs_down"), style::text));
        if (const Way* const way = way_at(game.view(), at)) {
            lines.push_back(heading(way->name, style::text));
            lines.push_back(plain(way->sign));
        }
    }
    if (memory.item) {
        lines.push_back(heading(catalog[memory.item].name, style::text));
        words.add(catalog[memory.item].description, catalog[memory.item].triggers, game, style::text_soft);
    }
    words.end(catalog);
    return lines;
}

namespace {

/// Adds lines about the fallen creature that the effects would revive; true if the effects reach only the fallen.
bool add_revived(std::vector<InfoLine>& lines, const Session& session, const std::vector<Effect>& effects, const Reach& reach) {
    if (!find_payload<effect::Revive>(effects)) return false;
    const Game& game = session.game();
    bool any = false;
    for (const Point p : reach.tiles)
        for (const EntityId fallen : fallen_at(game.world(), p)) {
            lines.push_back(note(say(game.catalog(), {"brings_back", "who"}, session.name_of(fallen)), style::good));
            any = true;
        }
    return any && reach.targets.empty();
}

/// Adds everyone reached, harmed friends first and in red; `chance_for` gives the chance to hit in percent, `skill` what answers are to.
template <class ChanceFor>
void add_targets(std::vector<InfoLine>& lines, const Session& session, EntityId actor, const std::vector<Effect>& effects,
                 const std::vector<EntityId>& targets, const ChanceFor& chance_for, const Skill* skill = nullptr) {
    const Game& game = session.game();
    const World& world = game.world();
    const bool harmful = find_payload<effect::Damage>(effects) != nullptr;
    std::string friends;
    for (const EntityId target : targets)
        if (harmful && on_players_side(target, world)) friends += (friends.empty() ? "" : ", ") + session.name_of(target);
    if (!friends.empty())
        lines.push_back({say(game.catalog(), {"friends_in_fire", "friends"}, friends), style::bad, true, TextSize::small});
    for (const EntityId target : targets) {
        std::string text = session.name_of(target);
        if (const int chance = chance_for(target); harmful || chance < 100)
            text = say(game.catalog(), {"named", "name", "what"}, text, chance_and_harm(game, actor, target, chance, effects));
        lines.push_back(note(std::move(text), colour_of(side_of(target, world))));
        if (skill) add_answers(lines, game, actor, target, *skill);
        if (std::any_of(effects.begin(), effects.end(), [](const Effect& e) { return moves_turns(e); }))
            add_held_and_saved_turns(lines, target, game);
        for (const Effect& effect : effects)
            if (const auto* gain = find_payload<effect::GainStatus>(effect);
                gain && is_immune({world, game.catalog()}, target, gain->status))
                lines.push_back(note(say(game.catalog(), {"is_immune", "status"}, game.catalog()[gain->status].name), style::text_faint));
    }
    if (targets.empty()) lines.push_back(note(say(game.catalog(), "nobody_reached"), style::text_faint));
}

/// Adds, for each foe that an action of several turns would reach, whether it has the time to leave.
void add_turns_to_leave(std::vector<InfoLine>& lines, Session& session, const Command& command, int turns, const Reach& reach) {
    const Game& game = session.next_game();
    for (const EntityId foe : reach.targets) {
        const auto turns_free = are_hostile(game.world(), game.awaiting(), foe) ? turns_to_leave(game, command, turns, foe) : std::nullopt;
        const std::string who = session.name_of(foe);
        if (turns_free == 0) lines.push_back(note(say(game.catalog(), {"no_turn_to_leave", "who"}, who), style::good));
        if (turns_free > 0) lines.push_back(note(say(game.catalog(), {"turns_to_leave", "who", "turns"}, who, *turns_free), style::bad));
    }
}

/// Adds what would be left of each pool after `who` has paid.
void add_payment(std::vector<InfoLine>& lines, EntityId who, const PoolCost& cost, const Game& game) {
    if (lacking_pool(game.view(), who, cost)) return;
    for (const std::string& line : describe_payment(who, cost, game.view())) lines.push_back(note(line, style::change));
}

/// Adds the weapons that would fire too if their cost could be paid.
void add_silent(std::vector<InfoLine>& lines, const FireWeapons& fire, const Catalog& catalog) {
    std::string weapons;
    for (const ItemId weapon : fire.silent) weapons += (weapons.empty() ? "" : ", ") + catalog[weapon].name;
    if (!weapons.empty()) lines.push_back(note(say(catalog, {"volley_silent", "weapons"}, weapons), style::bad));
}

/// Adds each weapon that would fire, and its targets; `previews`: one for each.
std::vector<InfoLine> describe_volley_aim(const FireWeapons& fire, const std::vector<EffectPreview>& previews, Session& session) {
    const Game& game = session.next_game();
    std::vector<InfoLine> lines;
    add_payment(lines, fire.who, pool_cost_of(game.catalog(), fire.shots), game);
    add_silent(lines, fire, game.catalog());
    for (std::size_t i = 0; i < fire.shots.size(); ++i) {
        const Skill& skill = game.catalog()[fire.shots[i].skill];
        lines.push_back(heading(game.catalog()[fire.shots[i].weapon].name, style::text));
        for (const std::string& effect : describe_effects(skill.effects, game.catalog(), span_words(game))) lines.push_back(plain(effect));
        add_targets(
            lines, session, fire.who, skill.effects, previews[i].reach.targets,
            [&](EntityId target) { return aimed_chance(game, fire.who, target, skill.accuracy); }, &skill);
    }
    return lines;
}

/// Effects, cost and targets of an item about to be used or thrown. Used items always hit; one without effects only lands.
std::vector<InfoLine> describe_aimed_item(const Command& command, int slot, EntityId actor, Session& session) {
    const Game& game = session.next_game();
    const ItemId id = item_in_slot(game.world(), actor, slot);
    const std::vector<EffectPreview> previews = effect_previews_of(game, command);
    if (!id || previews.empty()) return {};
    const Item& item = game.catalog()[id];
    const bool thrown = std::holds_alternative<commands::ThrowItem>(command);
    const auto& [effects, reach, audience] = previews.front();
    std::vector<InfoLine> lines{heading(item.name, style::text)};
    if (!thrown) lines.push_back(plain(describe_reach(item.use_area, item.use_audience, game.catalog())));
    for (const std::string& effect : describe_effects(effects, game.catalog(), span_words(game))) lines.push_back(plain(effect));
    if (!thrown) add_payment(lines, actor, item.pool_cost, game);
    if (effects.empty())
        lines.push_back(plain(say(game.catalog(), "only_lands")));
    else if (thrown || !add_revived(lines, session, effects, reach))
        add_targets(lines, session, actor, effects, reach.targets,
                    [&](EntityId target) { return thrown ? throw_chance(game.view(), actor, target) : 100; });
    return lines;
}

}  // namespace

std::vector<InfoLine> describe_aim(const Command& command, Session& session) {
    const Game& game = session.next_game();
    const EntityId actor = game.awaiting();
    if (!actor) return {};
    if (const auto* use = std::get_if<commands::UseItem>(&command)) return describe_aimed_item(command, use->slot, actor, session);
    if (const auto* thrown = std::get_if<commands::ThrowItem>(&command)) return describe_aimed_item(command, thrown->slot, actor, session);
    if (const auto* attack = std::get_if<commands::Attack>(&command))
        if (const FireWeapons fire = attack_with_parts(game.view(), actor, attack->direction); !fire.shots.empty())
            return describe_volley_aim(fire, effect_previews_of(game, command), session);
    const std::optional<AimedUse> use = aimed_use_of(game.view(), actor, command);
    if (!use || !use->skill) return {};
    const Skill& skill = game.catalog()[use->skill];
    std::vector<InfoLine> lines{heading(skill.name, style::text)};
    if (!skill.description.empty()) lines.push_back(note(skill.description, style::text));
    lines.push_back(plain(describe_reach(skill.area, skill.audience, game.catalog())));
    for (const std::string& effect : describe_effects(skill.effects, game.catalog(), span_words(game))) lines.push_back(plain(effect));
    for (const std::string& line : describe_limits(skill, game.catalog())) lines.push_back(plain(line));
    add_payment(lines, actor, skill.pool_cost, game);
    for (const std::string& line : describe_cast_time(skill, game.catalog())) lines.push_back(plain(line));
    if (skill.turns > 1) lines.push_back(note(say(game.catalog(), "if_they_stay"), style::text));
    const Reach reach = effect_previews_of(game, command).front().reach;
    if (add_revived(lines, session, skill.effects, reach)) return lines;
    add_targets(lines, session, actor, skill.effects, reach.targets,
                [&](EntityId target) { return aimed_chance(game, actor, target, skill.accuracy); });
    if (skill.turns > 1) add_turns_to_leave(lines, session, command, skill.turns, reach);
    return lines;
}

std::string describe_quick_attack(Session& session, bool brief) {
    const Game& game = session.next_game();
    const EntityId actor = game.awaiting();
    if (!actor) return {};
    if (std::string volley = describe_volley(actor, game); !volley.empty()) return volley;
    const std::vector<Command> attacks = attacks_on_foes(session);
    if (attacks.size() != 1) return {};
    const std::optional<AimedUse> use = aimed_use_of(game.view(), actor, attacks.front());
    if (!use || !use->skill) return {};
    const std::vector<EntityId> targets = effect_previews_of(game, attacks.front()).front().reach.targets;
    if (targets.size() != 1) return {};
    const Skill& skill = game.catalog()[use->skill];
    const std::string whom = session.name_of(targets.front()), chance = chance_and_harm(game, actor, targets.front(), skill, brief);
    const int back = most_of(answers_to(game, actor, targets.front(), skill));
    return back > 0 ? say(game.catalog(), {"attack_answered", "whom", "amount", "chance"}, whom, back, chance)
                    : say(game.catalog(), {"attack_on", "whom", "chance"}, whom, chance);
}

}  // namespace td
