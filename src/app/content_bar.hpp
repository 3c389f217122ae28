// Hot reload in the window: the key that reloads the content, and the red bar with its problems.
#pragma once

#include <functional>
#include <utility>

#include "app/live_content.hpp"
#include "view/draw/screen.hpp"

namespace td {

class ContentBar final : public Overlay {
public:
    /// `content` outlives the bar. While `shows_ribbon`, the bar leaves the turn ribbon visible.
    ContentBar(LiveContent& content, std::function<bool()> shows_ribbon) : m_content(content), m_shows_ribbon(std::move(shows_ribbon)) {}

    bool handle(const InputEvent& event) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;

private:
    LiveContent& m_content;
    std::function<bool()> m_shows_ribbon;
};

}  // namespace td
