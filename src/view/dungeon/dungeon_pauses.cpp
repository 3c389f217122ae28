// How the dungeon's layer pauses: whose intention is replaced, when the game stops by itself, how it goes on.
#include <algorithm>

#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"
#include "view/dungeon/dungeon_screen.hpp"

namespace td {

namespace {

constexpr std::array<PhraseWith<0>, pause_mode_count> mode_names{"pauses_for_commands", "pauses_at_events", "pauses_at_boundaries"};

bool asks_for_action(Control control) { return direction_of(control).has_value() || info(control).group == ControlGroup::actions; }

}  // namespace

/// Keys that mean something else while the game is paused, or while somebody's intention is to be replaced.
bool DungeonScreen::control_of_pause(Control control) {
    if (focus().mode != UiFocus::Mode::playing || m_question) return false;
    if (control == Control::next_target || control == Control::previous_target) {
        next_intention(control == Control::next_target ? 1 : -1);
        return true;
    }
    if (control == Control::cancel && game().reconsidering()) {
        give({.kind = Command::Kind::reconsider});
        return true;
    }
    if (!game().paused() || game().reconsidering()) return false;
    if (control == Control::wait || control == Control::confirm) {
        give({.kind = Command::Kind::resume});
        return true;
    }
    if (asks_for_action(control)) order_leader_at_pause();
    return false;
}

void DungeonScreen::order_leader_at_pause() {
    if (!game().paused() || game().reconsidering() || !game().may_reconsider(game().leader())) return;
    reconsider(game().leader());
    m_reconsiders_unasked = true;
}

void DungeonScreen::next_intention(int step) {
    std::vector<EntityId> offered;
    for (const EntityId member : game().world().roster()[game().player_team()].members)
        if (game().may_reconsider(member)) offered.push_back(member);
    if (offered.empty()) return m_hud->set_hint(say(game().catalog(), "nobody_has_begun"));
    const auto chosen = std::find(offered.begin(), offered.end(), game().reconsidering());
    const auto count = static_cast<int>(offered.size());
    const int before = chosen == offered.end() ? (step > 0 ? -1 : 0) : static_cast<int>(chosen - offered.begin());
    reconsider(offered[static_cast<std::size_t>((before + step + count) % count)]);
}

void DungeonScreen::reconsider(EntityId who) {
    give({.kind = Command::Kind::reconsider, .target = who});
    const PendingAction* pending = game().pending(who);
    if (pending == nullptr || game().reconsidering() != who) return;
    focus().creature = who;
    m_hud->set_hint(say(game().catalog(), {"intends_to", "who", "action", "cancel"}, name_of(who, game().world()),
                        describe_command(pending->command, who, game().world(), game().catalog()), key(Control::cancel)));
}

void DungeonScreen::next_pause_mode() {
    const int next = (static_cast<int>(game().pause_mode()) + 1) % pause_mode_count;
    give({.kind = Command::Kind::pause_mode, .slot = next});
    m_hud->set_hint(say(game().catalog(), mode_names[static_cast<std::size_t>(next)]));
}

}  // namespace td
