// A game on the screen of a preview: the game's own map, animation and sounds.
#pragma once

#include <memory>

#include "tools/preview/page.hpp"
#include "view/hud/ribbon.hpp"
#include "view/map/scene.hpp"

namespace td {

class StageView {
public:
    explicit StageView(PreviewContext context) : m_context(std::move(context)) {}

    /// From now on this game, which is played up to the first command if it is to `begin`.
    void show(Game game, bool begin = true);

    Session& session() { return *m_session; }
    const Session& session() const { return *m_session; }
    const Game& game() const { return m_session->game(); }
    const MapView& map() const { return m_map; }
    /// What happened has been shown.
    bool settled() const { return m_animator.settled() && !m_animator.busy(); }
    /// Shows the rest of it at once.
    void finish() { m_animator.finish(); }

    /// The newest messages since it was first shown, `most` at most.
    std::vector<InfoLine> messages(std::size_t most) const;

    /// Around `centre`, cut to `area`. `zoom`: pixels of the window for one of the art.
    void draw(Canvas& canvas, Box area, int zoom, Spot centre);
    /// The game's ribbon of turns, with what the command under consideration changes.
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
    std::size_t m_messages_before = 0;  ///< told before it was shown
    int m_beat = 0;
};

}  // namespace td
