#include "play/doubts.hpp"

#include <algorithm>

#include "game/effect_preview.hpp"
#include "game/stairs.hpp"
#include "play/travel.hpp"
#include "rules/ongoing_actions.hpp"
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

/// A plain attack that would reach a creature ahead that is no foe. A shot that lets friends pass is none.
std::string doubt_of_attacking(const Game& game, const commands::Attack& attack) {
    const World& world = game.world();
    const EntityId who = game.awaiting();
    const std::optional<Point> at = world.position(who);
    // Guns let friends pass.
    if (!at || has_ready_weapons({world, game.catalog()}, who)) return {};
    const EntityId target = world.creature_at(*at + offset(attack.direction));
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

/// Members that arrive so many rounds later are worth a question.
constexpr int rounds_worth_asking = 5;

/// The stairs, while guests are too far away to be taken along.
std::string doubt_of_leaving_guests(const Game& game, const Departure& departure) {
    std::string names;
    for (const EntityId guest : departure.left) names += (names.empty() ? "" : ", ") + name_of(guest, game.view());
    return names.empty() ? std::string() : say(game.catalog(), {"warning_guests_left", "who"}, names);
}

/// The stairs, while members are so far away that they would come much later.
std::string doubt_of_going_ahead(const Game& game, const Departure& departure) {
    std::string names;
    int most = 0;
    for (const Departure::Latecomer& latecomer : departure.late) {
        if (latecomer.rounds < rounds_worth_asking) continue;
        names += (names.empty() ? "" : ", ") + name_of(latecomer.who, game.view());
        most = std::max(most, latecomer.rounds);
    }
    return names.empty() ? std::string() : say(game.catalog(), {"warning_members_late", "who", "rounds"}, names, most);
}

/// The stairs, while a fallen creature lies about that could still be carried or brought back.
std::string doubt_of_leaving_fallen(const Game& game) {
    std::string names;
    for (const FallenBody& body : game.world().table<FallenBody>().rows())
        if (!body.bearer) names += (names.empty() ? "" : ", ") + name_of(body.of, game.view());
    return names.empty() ? std::string() : say(game.catalog(), {"warning_left_behind", "who"}, names);
}

/// All of them in one question.
std::string doubt_of_leaving_behind(const Game& game) {
    const std::optional<Point> stairs = game.world().position(game.awaiting());
    if (!stairs || game.would_refuse(commands::Descend{})) return {};
    const Departure departure = departure_by(game.state(), *stairs);
    std::string question;
    for (const std::string& doubt :
         {doubt_of_leaving_guests(game, departure), doubt_of_going_ahead(game, departure), doubt_of_leaving_fallen(game)})
        question += (question.empty() || doubt.empty() ? "" : " ") + doubt;
    return question;
}

}  // namespace

std::string doubt_about(const Game& game, const Command& command, bool slow_step_agreed) {
    if (std::string doubt = doubt_of_leaving_off(game, command); !doubt.empty()) return doubt;
    if (std::string doubt = doubt_of_harming_friends(game, command); !doubt.empty()) return doubt;
    if (std::holds_alternative<commands::Descend>(command)) {
        if (std::string doubt = doubt_of_leaving(game); !doubt.empty()) return doubt;
        return doubt_of_leaving_behind(game);
    }
    if (const auto* attack = std::get_if<commands::Attack>(&command)) return doubt_of_attacking(game, *attack);
    const bool may_be_slow = std::holds_alternative<commands::Walk>(command) && !slow_step_agreed && foes_in_sight(game);
    if (may_be_slow && is_very_slow(interval_of_step(game.awaiting(), game))) return say(game.catalog(), "warning_slow_step");
    return {};
}

std::string doubt_of_harming_friends(const Game& game, const Command& command) {
    std::string friends, bystanders;
    for (const EntityId harmed : non_foes_harmed_by(game, command)) {
        std::string& list = are_allied(game.world(), game.awaiting(), harmed) ? friends : bystanders;
        list += (list.empty() ? "" : ", ") + name_of(harmed, game.view());
    }
    if (!friends.empty()) return say(game.catalog(), {"friends_in_fire", "friends"}, friends);
    // The question about a plain attack names its target: see doubt_of_attacking.
    if (bystanders.empty() || std::holds_alternative<commands::Attack>(command)) return {};
    return say(game.catalog(), {"bystanders_in_fire", "bystanders"}, bystanders);
}

std::string doubt_of_leaving(const Game& game) {
    // Where actions take effect later, the copy would show what others do until then.
    if (game.time().defers()) return {};
    Game then = game;
    then.watch(nullptr);
    Step step = then.step(commands::Descend{});
    while (step.kind == Step::Kind::turn_taken) step = then.step();
    return then.outcome() == Outcome::defeat ? say(game.catalog(), {"warning_end_of_run", "text"}, outcome_text(then)) : std::string();
}

std::string doubt_of_leaving_off(const Game& game, const Command& command) {
    const EntityId who = game.awaiting();
    const OngoingAction* at = game.world().find<OngoingAction>(who);
    if (!at || at->done == 0 || !costs_turn(command) || !backfires(game.catalog(), *at)) return {};
    if (going_on(game.world(), who) == std::optional(command)) return {};
    return say(game.catalog(), {"warning_backfires", "action", "backlash"}, describe_ongoing_action(*at, game.catalog()),
               describe_backlash(cast_time_of(game.catalog(), *at), game.catalog()));
}

std::string doubt_before(Session& session, const Command& command, bool slow_step_agreed) {
    return session.refusal_of(command) ? std::string() : doubt_about(session.asking(), command, slow_step_agreed);
}

}  // namespace td
