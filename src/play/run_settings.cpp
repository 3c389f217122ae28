#include "play/run_settings.hpp"

#include <array>

#include "play/party_tactic.hpp"
#include "text/explain_tactics.hpp"
#include "text/say.hpp"

namespace td {

namespace {

constexpr std::array<PhraseWith<0>, pause_mode_count> pause_mode_names{"pauses_for_commands", "pauses_at_events", "pauses_at_boundaries"};

RunSetting next_tactic(const Game& game) {
    const Catalog& words = game.catalog();
    const std::vector<EntityId> all = followers(game);
    if (all.empty()) return {{}, say(words, "nobody_follows")};
    const std::optional<TacticId> next = next_party_tactic(game);
    if (!next) return {};
    const Tactic& tactic = words[*next];
    RunSetting setting{{},
                       say(words, {"party_tactic", "tactic", "description", "look_ahead"}, tactic.name, tactic.description,
                           describe_look_ahead(tactic, words))};
    for (const EntityId follower : all) setting.commands.push_back(commands::SetTactic{follower, *next});
    return setting;
}

RunSetting next_pause_mode(const Game& game) {
    const int next = (static_cast<int>(game.pause_mode()) + 1) % pause_mode_count;
    return {{commands::SetPauseMode{static_cast<PauseMode>(next)}}, say(game.catalog(), pause_mode_names[static_cast<std::size_t>(next)])};
}

}  // namespace

std::optional<RunSetting> next_run_setting(const Game& game, Control control) {
    switch (control) {
        case Control::toggle_team_mode: return RunSetting{{commands::SetTeamMode{!game.team_mode()}}};
        case Control::toggle_tactics: return next_tactic(game);
        case Control::toggle_pauses: return next_pause_mode(game);
        default: return std::nullopt;
    }
}

}  // namespace td
