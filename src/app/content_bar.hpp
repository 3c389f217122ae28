// Live content in the window: its key, and the red bar for what is wrong with it.
#pragma once

#include "app/live_content.hpp"
#include "view/draw/screen.hpp"

namespace td {

class ContentBar final : public Overlay {
public:
    /// `content` lives as long.
    explicit ContentBar(LiveContent& content) : m_content(content) {}

    bool handle(const InputEvent& event) override;
    void draw(Canvas& canvas) override;
    bool tick(std::int64_t now) override;

private:
    LiveContent& m_content;
};

}  // namespace td
