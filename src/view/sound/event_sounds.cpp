#include "view/sound/event_sounds.hpp"

#include "text/describe.hpp"

namespace td {

namespace {

/// One overload for each event with a sound of its own.
struct Listening {
    const Game& game;

    std::string_view if_seen(Point at, std::string_view sound) const { return game.sight().sees(at) ? sound : std::string_view(); }

    template <class Other>
    std::string_view operator()(const Other&) const {
        return {};
    }
    std::string_view operator()(const Missed& e) const { return if_seen(e.at, "miss"); }
    std::string_view operator()(const OpenedFeature& e) const { return if_seen(e.at, "door"); }
    std::string_view operator()(const ClosedFeature& e) const { return if_seen(e.at, "door"); }
    std::string_view operator()(const Died& e) const {
        return on_players_side(e.who, game.world()) ? std::string_view("faint") : std::string_view();
    }
    std::string_view operator()(const CaughtUp& e) const { return if_seen(e.at, "stairs"); }
    std::string_view operator()(const Revived& e) const { return if_seen(e.at, "heal"); }
    std::string_view operator()(const FallenLost& e) const {
        return on_players_side(e.who, game.world()) ? std::string_view("faint") : std::string_view();
    }
    // Only commands of the player are refused with an event.
    std::string_view operator()(const WasRefused&) const { return "refused"; }
    std::string_view operator()(const FloorEntered& e) const { return e.floor > 1 ? std::string_view("stairs") : std::string_view(); }
    std::string_view operator()(const RunEnded& e) const { return e.verdict->outcome == Outcome::victory ? "victory" : "defeat"; }
};

}  // namespace

std::string_view sound_of(const Game& game, const Event& event) { return std::visit(Listening{game}, event); }

std::string_view sound_of(MenuMove move) { return move == MenuMove::chosen ? "menu_confirm" : "menu_move"; }

}  // namespace td
