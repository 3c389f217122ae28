// Sessions of the shipped content, played by chance.
#pragma once

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "actions/command_record.hpp"
#include "base/rng.hpp"
#include "game/floor/choices.hpp"
#include "play/session.hpp"
#include "project_folder.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::test {

/// The content of the game.
inline std::shared_ptr<const Catalog> shipped() {
    static const auto catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        REQUIRE(loading.catalog);
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

/// Steps mostly; much of it is refused.
inline Command random_command(Rng& rng, const Game& game) {
    const auto direction = static_cast<Direction>(rng.below(8));
    const int slot = static_cast<int>(rng.below(4));
    const auto& members = game.world().roster()[game.player_team()].members;
    if (game.paused() && rng.chance(60)) return commands::Resume{};
    const EntityId last = members.back();
    const std::optional<Point> there = game.world().position(EntityId(rng.below(static_cast<std::uint32_t>(game.world().entity_count()))));
    switch (rng.below(19)) {
        case 0: return commands::Wait{};
        case 1: return commands::UseSkill{slot, direction, {static_cast<int>(rng.below(40)), static_cast<int>(rng.below(30))}};
        case 2: return commands::SwapSlots{slot, static_cast<int>(rng.below(4))};
        case 3: return commands::SetTeamMode{static_cast<int>(rng.below(2)) != 0};
        case 4: return commands::SetLeader{members[rng.below(static_cast<std::uint32_t>(members.size()))]};
        case 5: return commands::SetTactic{members.back(), TacticId(rng.below(6))};
        case 6: return *command_of({.kind = static_cast<int>(rng.below(command_kind_count)), .direction = direction, .slot = slot});
        case 7: return commands::SetPauseMode{static_cast<PauseMode>(rng.below(3))};
        case 8: return commands::Reconsider{members[rng.below(static_cast<std::uint32_t>(members.size()))]};
        case 9:
            return commands::GiveOrder{rng.chance(50) ? last : EntityId{}, static_cast<CompanionOrder>(rng.below(companion_order_count)),
                                       rng.chance(70), there.value_or(Point{})};
        case 10: return commands::PermitSkill{last, static_cast<int>(rng.below(12)), static_cast<Permission>(rng.below(permission_count))};
        case 11: return commands::PermitItem{last, static_cast<int>(rng.below(12)), static_cast<Permission>(rng.below(permission_count))};
        case 12: return commands::VetoCommand{last, static_cast<int>(rng.below(8)), slot, there.value_or(Point{})};
        default: return commands::Walk{direction};
    }
}

/// Until so many random commands were given, or the run has ended. What is to be chosen is chosen first.
inline void play(Session& session, Rng& rng, int commands) {
    while (!session.game().state().choices.empty()) {
        // The last option of an encounter is free, and ends it.
        const bool meets = session.game().state().choices.front().kind == PartyChoice::Kind::encounter;
        session.give(commands::Choose{meets ? option_count(session.game().state()) - 1 : 0});
    }
    for (int i = 0; i < commands && session.game().outcome() == Outcome::running; ++i) session.give(random_command(rng, session.game()));
}

/// All that the message log says, a line each.
inline std::string told(const Session& session) {
    std::string text;
    for (const auto& entry : session.message_log().entries()) text += text_of(entry) + "\n";
    return text;
}

}  // namespace td::test
