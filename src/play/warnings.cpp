#include "play/warnings.hpp"

#include <algorithm>

#include "catalog/ways.hpp"
#include "game/floor/aims.hpp"
#include "game/floor/minutes.hpp"
#include "game/run/effect_preview.hpp"
#include "game/state/departure.hpp"
#include "play/travel.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/stairs.hpp"
#include "rules/weapons.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/intervals.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

/// About a plain attack on a creature ahead that is not a foe.
std::string warning_of_attacking(const Game& game, const commands::Attack& attack) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    const std::optional<Point> at = world.position(who);
    // Shots pass friends without harm.
    if (!at || has_ready_weapons({world, game.catalog()}, who)) return {};
    const EntityId target = game.known().creature_at(*at + offset(attack.direction));
    const TeamId team = target ? world.roster()[target].team : TeamId{};
    if (!team || world.roster()[team].faction == Faction::foe) return {};
    const std::vector<EffectPreview> previews = effect_previews_of(game, attack);
    const bool reached = std::any_of(previews.begin(), previews.end(), [&](const EffectPreview& preview) {
        const std::vector<EntityId>& targets = preview.reach.targets;
        return std::find(targets.begin(), targets.end(), target) != targets.end();
    });
    if (!reached) return {};
    return say(game.catalog(), {"warning_no_foe", "target"}, name_of(target, game.view()));
}

/// Members that arrive at least this many rounds later are worth a question.
constexpr int rounds_worth_asking = 5;

/// About taking the stairs while guests are too far away to be taken along.
std::string warning_of_leaving_guests(const Game& game, const Departure& departure) {
    std::string names;
    for (const EntityId guest : departure.left) names += (names.empty() ? "" : ", ") + name_of(guest, game.view());
    return names.empty() ? std::string() : say(game.catalog(), {"warning_guests_left", "who"}, names);
}

/// About taking the stairs while members are so far away that they would come much later.
std::string warning_of_going_ahead(const Game& game, const Departure& departure) {
    std::string names;
    int most = 0;
    for (const Departure::Latecomer& latecomer : departure.late) {
        if (latecomer.rounds < rounds_worth_asking) continue;
        names += (names.empty() ? "" : ", ") + name_of(latecomer.who, game.view());
        most = std::max(most, latecomer.rounds);
    }
    return names.empty() ? std::string() : say(game.catalog(), {"warning_members_late", "who", "rounds"}, names, most);
}

/// About taking the stairs while a fallen creature could still be carried or revived.
std::string warning_of_leaving_fallen(const Game& game) {
    std::string names;
    for (const FallenBody& body : game.world().table<FallenBody>().rows())
        if (!body.bearer) names += (names.empty() ? "" : ", ") + name_of(body.of, game.view());
    return names.empty() ? std::string() : say(game.catalog(), {"warning_left_behind", "who"}, names);
}

/// About taking one of several ways: what its sign says, and which others have been found.
std::string question_of_way(const Game& game, Point stairs) {
    const Way* const way = way_at(game.view(), stairs);
    const FloorRules* const rules = game.state().floor_rules();
    if (way == nullptr || rules == nullptr || rules->ways.size() < 2) return {};
    std::string others;
    for (const Point other : game.known().all_stairs())
        if (const Way* const found = way_at(game.view(), other); found != nullptr && found != way)
            others += (others.empty() ? "" : ", ") + found->name;
    const Catalog& catalog = game.catalog();
    return others.empty() ? say(catalog, {"question_only_way_found", "way", "sign"}, way->name, way->sign)
                          : say(catalog, {"question_of_way", "way", "sign", "others"}, way->name, way->sign, others);
}

/// About minutes that the floor's keeper keeps, as it still stands.
std::string warning_of_keeper(const Game& game) {
    const int ahead = keeper_stands(game.state()) && !leads_out(game.dungeon(), game.floor()) ? minutes_ahead(game.state()) : 0;
    if (ahead == 0) return {};
    return say(game.catalog(), {"warning_keeper_stands", "who", "minutes"}, name_of(game.state().keeper, game.view()), ahead);
}

/// What leaving by one of several ways pays: minutes, and which side aims do not.
std::string question_of_minutes(const Game& game) {
    if (leads_out(game.dungeon(), game.floor())) return {};
    GameState leaving = game.state();
    leaving.actor = leaving.awaiting;
    leaving.descending = true;
    int minutes = minutes_for_leaving(leaving);
    std::string lost;
    for (const AimStatus& status : aims_of(leaving)) {
        if (status.pays) minutes += status.aim->minutes;
        if (!status.pays && !status.lost) lost += " " + say(game.catalog(), {"question_aim_lost", "aim"}, status.aim->text);
    }
    return (minutes > 0 ? say(game.catalog(), {"question_minutes", "minutes"}, minutes) : std::string()) + lost;
}

/// All that should be asked before the stairs are taken, in one question.
std::string question_of_leaving(const Game& game) {
    const std::optional<Point> stairs = game.world().position(game.awaiting());
    if (!stairs || game.would_refuse(commands::Descend{})) return {};
    const Departure departure = departure_by(game.state(), *stairs);
    std::string question;
    const std::string way = question_of_way(game, *stairs);
    for (const std::string& warning :
         {way, way.empty() ? way : question_of_minutes(game), warning_of_keeper(game), warning_of_leaving_guests(game, departure),
          warning_of_going_ahead(game, departure), warning_of_leaving_fallen(game)})
        question += (question.empty() || warning.empty() ? "" : " ") + warning;
    return question;
}

}  // namespace

std::string warning_for(const Game& game, const Command& command, bool slow_step_agreed) {
    if (std::string warning = warning_of_backfire(game, command); !warning.empty()) return warning;
    if (std::string warning = warning_of_harming_friends(game, command); !warning.empty()) return warning;
    if (std::holds_alternative<commands::Descend>(command)) {
        if (std::string warning = warning_of_losing_run(game); !warning.empty()) return warning;
        return question_of_leaving(game);
    }
    if (const auto* attack = std::get_if<commands::Attack>(&command)) return warning_of_attacking(game, *attack);
    const bool may_be_slow = std::holds_alternative<commands::Walk>(command) && !slow_step_agreed && foes_in_sight(game);
    if (may_be_slow && is_very_slow(interval_of_step(game.awaiting(), game))) return say(game.catalog(), "warning_slow_step");
    return {};
}

std::string warning_of_harming_friends(const Game& game, const Command& command) {
    std::string friends, bystanders;
    for (const EntityId harmed : non_foes_harmed_by(game, command)) {
        std::string& list = are_allied(game.world(), game.awaiting(), harmed) ? friends : bystanders;
        list += (list.empty() ? "" : ", ") + name_of(harmed, game.view());
    }
    if (!friends.empty()) return say(game.catalog(), {"friends_in_fire", "friends"}, friends);
    // warning_of_attacking() names the target of a plain attack.
    if (bystanders.empty() || std::holds_alternative<commands::Attack>(command)) return {};
    return say(game.catalog(), {"bystanders_in_fire", "bystanders"}, bystanders);
}

std::string warning_of_losing_run(const Game& game) {
    // If actions take effect later, a rehearsal would reveal what others do until then.
    if (game.time().defers()) return {};
    Game then = game;
    then.watch(nullptr);
    Step step = then.step(commands::Descend{});
    while (step.kind == Step::Kind::turn_taken) step = then.step();
    return then.outcome() == Outcome::defeat ? say(game.catalog(), {"warning_end_of_run", "text"}, outcome_text(then)) : std::string();
}

std::string warning_of_backfire(const Game& game, const Command& command) {
    const EntityId who = game.awaiting();
    const OngoingAction* at = game.world().find<OngoingAction>(who);
    if (!at || at->done == 0 || !costs_turn(command) || !backfires(game.catalog(), *at)) return {};
    if (continuing_command(game.world(), who) == std::optional(command)) return {};
    return say(game.catalog(), {"warning_backfires", "action", "backlash"}, describe_ongoing_action(*at, game.catalog()),
               describe_backlash(cast_time_of(game.catalog(), *at), game.catalog()));
}

std::string warning_of_journey(Session& session, const Command& step) {
    const Game& game = session.next_game();
    const auto* const walk = std::get_if<commands::Walk>(&step);
    const std::optional<Point> own = game.world().position(game.awaiting());
    if (!walk || !own) return {};
    const auto threats_at = [&](Point p) {
        const std::vector<TileThreats>& tiles = session.threats();
        const auto tile = std::find_if(tiles.begin(), tiles.end(), [p](const TileThreats& each) { return each.at == p; });
        return tile == tiles.end() ? std::vector<tactics::Threat>() : tile->threats;
    };
    const std::vector<tactics::Threat> there = threats_at(*own + offset(walk->direction));
    if (there.empty() || most_of(there) < most_of(threats_at(*own))) return {};
    std::string foes;
    for (const tactics::Threat& threat : there) foes += (foes.empty() ? "" : ", ") + session.name_of(threat.foe);
    return say(game.catalog(), {"warning_journey", "foes", "amount"}, foes, most_of(there));
}

std::string warning_before(Session& session, const Command& command, bool slow_step_agreed) {
    return session.refusal_of(command) ? std::string() : warning_for(session.next_game(), command, slow_step_agreed);
}

}  // namespace td
