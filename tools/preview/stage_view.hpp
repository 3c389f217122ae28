// Shows a game in a preview with the game's own map, animation and sounds.
#pragma once

#include <memory>

#include "tools/preview/page.hpp"
#include "view/hud/ribbon.hpp"
#include "view/map/scene.hpp"

namespace td {

class StageView {
public:
    explicit StageView(PreviewContext context) : m_context(std::move(context)) {}

    /// Shows this game; plays up to the first command if `begin`.
    void show(Game game, bool begin = true);

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    const Game& game() const { return m_session->game(); }
    const MapView& map() const { return m_map; }
    /// True if everything that happened has been shown.
    bool settled() const { return m_animator.settled() && !m_animator.busy(); }
    /// Ends running animations at once.
    void finish() { m_animator.finish(); }

    /// The newest messages since show(), at most `most`.
    std::vector<InfoLine> messages(std::size_t most) const;

    /// Draws the map around `centre`, clipped to `area`. `zoom`: window pixels per art pixel.
    void draw(Canvas& canvas, Box area, int zoom, Spot centre);
    /// Draws the turn ribbon, with the changes that the considered command would make.
    void draw_ribbon(Canvas& canvas, Box area);
    /// As Screen::tick.
    bool tick(std::int64_t now);

private:
    PreviewContext m_context;
    std::unique_ptr<Session> m_session;
    Animator m_animator;
    std::unique_ptr<Scene> m_scene;
    Subscription m_events;
    MapView m_map;
    Ribbon m_ribbon;
    std::size_t m_messages_before = 0;  ///< number of messages before show()
    int m_beat = 0;
};

}  // namespace td
