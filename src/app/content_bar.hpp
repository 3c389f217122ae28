// Hot reload in the window: the key that reloads the content, and the red bar with its problems.
#pragma once

#include "app/live_content.hpp"
#include "view/draw/screen.hpp"

namespace td {

class ContentBar final : public Overlay {
public:
    /// `content` outlives the bar.
    explicit ContentBar(LiveContent& content) : m_content(content) {}

    bool handle(const InputEvent& event) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;

private:
    LiveContent& m_content;
};

}  // namespace td
