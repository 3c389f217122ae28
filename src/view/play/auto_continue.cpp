#include "view/play/auto_continue.hpp"

#include "game/effect_preview.hpp"
#include "rules/ongoing_actions.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"
#include "text/objective_text.hpp"

namespace td {

void AutoContinue::before_command(const Game& game) {
    m_before.reset();
    if (game.awaiting()) m_before.emplace(game.awaiting(), InterruptCheck(game, game.awaiting()));
}

void AutoContinue::after_command(const Game& game) {
    m_why.clear();
    if (!m_before) return;
    m_watched.erase(m_before->first);
    if (going_on(game.world(), m_before->first))
        m_watched.insert(*m_before);
    else
        m_why = m_before->second.disturbance(game);
    m_before.reset();
}

bool AutoContinue::goes_on(const Game& game) const {
    const EntityId who = game.awaiting();
    return who && m_watched.count(who) != 0 && going_on(game.world(), who);
}

std::optional<Command> AutoContinue::next(const Game& game) {
    const auto watched = m_watched.find(game.awaiting());
    m_why = watched->second.disturbance(game);
    if (m_why.empty()) return going_on(game.world(), game.awaiting());
    m_watched.erase(watched);
    return std::nullopt;
}

std::string doubt_of_harming_friends(const Game& game, const Command& command) {
    std::string friends, bystanders;
    for (const EntityId harmed : non_foes_harmed_by(game, command)) {
        std::string& list = are_allied(game.world(), game.awaiting(), harmed) ? friends : bystanders;
        list += (list.empty() ? "" : ", ") + name_of(harmed, game.world());
    }
    if (!friends.empty()) return say(game.catalog(), {"friends_in_fire", "friends"}, friends);
    // A plain attack is asked about by the name of whom it is meant for.
    if (bystanders.empty() || command.kind == Command::Kind::attack) return {};
    return say(game.catalog(), {"bystanders_in_fire", "bystanders"}, bystanders);
}

std::string doubt_of_leaving(const Game& game) {
    // Where actions take effect later, the copy would show what others do until then.
    if (game.time().defers()) return {};
    Game then = game;
    then.watch(nullptr);
    Step step = then.step(Command{.kind = Command::Kind::stairs});
    while (step.kind == Step::Kind::turn_taken) step = then.step();
    return then.outcome() == Outcome::defeat ? say(game.catalog(), {"doubt_end", "text"}, outcome_text(then)) : std::string();
}

std::string doubt_of_leaving_off(const Game& game, const Command& command) {
    const EntityId who = game.awaiting();
    const OngoingAction* at = game.world().find<OngoingAction>(who);
    if (!at || at->done == 0 || !costs_turn(command.kind) || !backfires(game.catalog(), *at)) return {};
    if (going_on(game.world(), who) == std::optional(command)) return {};
    return say(game.catalog(), {"doubt_backfires", "deed", "backlash"}, describe_undertaking(*at, game.catalog()),
               describe_backlash(cast_time_of(game.catalog(), *at), game.catalog()));
}

}  // namespace td
