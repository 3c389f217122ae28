#include "tools/preview/stage_view.hpp"

#include <algorithm>
#include <utility>

#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr std::int64_t stage_beat_ms = 600;

}  // namespace

void StageView::show(Game game, bool begin) {
    m_events = {};
    m_scene.reset();
    m_session = std::make_unique<Session>(std::move(game));
    m_animator = Animator();
    m_scene = std::make_unique<Scene>(*m_session, m_context.pictures, m_animator);
    m_events = m_session->listen([this](const Game& shown, const Event& event) { m_animator.add(shown, event); });
    m_messages_before = 0;
    if (!begin) return;
    m_session->begin();
    m_messages_before = m_session->message_log().entries().size();
    m_animator.finish();
    m_animator.take_sounds();
}

std::vector<InfoLine> StageView::messages(std::size_t most) const {
    const auto& entries = m_session->message_log().entries();
    const std::size_t told = entries.size() - std::min(m_messages_before, entries.size());
    std::vector<InfoLine> lines;
    for (std::size_t i = entries.size() - std::min(most, told); i < entries.size(); ++i)
        lines.push_back({text_of(entries[i]), style::of(entries[i].line.tone)});
    return lines;
}

void StageView::draw(Canvas& canvas, Box area, int zoom, Spot centre) {
    m_map.set(area, zoom);
    m_map.jump(centre);
    canvas.push_clip(area);
    m_scene->draw(canvas, m_map, m_beat, false);
    canvas.pop_clip();
}

void StageView::draw_ribbon(Canvas& canvas, Box area) {
    const RibbonView view{.places = m_session->order(),
                          .context = m_session->order_context(),
                          .pointed_at = m_session->focus.creature,
                          .pointer = {},
                          .aimable = {}};
    m_ribbon.draw(canvas, m_context.pictures, area, view);
}

bool StageView::tick(std::int64_t now) {
    const bool moving = m_animator.busy();
    m_animator.advance(now);
    for (const SoundId sound : m_animator.take_sounds())
        if (m_context.play_sound) m_context.play_sound(sound);
    const int beat = static_cast<int>(now / stage_beat_ms);
    return std::exchange(m_beat, beat) != beat || moving;
}

}  // namespace td
