// The stack of screens.
#include "view/draw/screen.hpp"

#include <doctest/doctest.h>

#include <functional>

using namespace td;

namespace {

class Layer final : public Screen {
public:
    Layer(int& heard, bool covers, std::function<void(Screens&)> then = {}) : m_heard(heard), m_covers(covers), m_then(std::move(then)) {}
    void handle(const InputEvent&, Screens& screens) override {
        ++m_heard;
        if (m_then) m_then(screens);
    }
    void draw(Canvas&) override {}
    bool tick(std::int64_t) override {
        ++m_heard;
        return false;
    }
    bool covers_all() const override { return m_covers; }

private:
    int& m_heard;
    bool m_covers;
    std::function<void(Screens&)> m_then;
};

}  // namespace

TEST_CASE("only the topmost layer hears of keys, and it may go away while it does") {
    int below = 0, above = 0;
    Screens screens;
    screens.push(std::make_unique<Layer>(below, true));
    screens.push(std::make_unique<Layer>(above, false, [](Screens& layers) { layers.pop(); }));
    screens.settle();
    screens.handle({});
    CHECK(below == 0);
    CHECK(above == 1);
    screens.handle({});
    CHECK(below == 1);
    CHECK(above == 1);
}

TEST_CASE("time passes for the layers that are shown: from the last one that covers the window on") {
    int hidden = 0, covering = 0, above = 0;
    Screens screens;
    screens.push(std::make_unique<Layer>(hidden, true));
    screens.push(std::make_unique<Layer>(covering, true));
    screens.push(std::make_unique<Layer>(above, false));
    screens.settle();
    screens.tick(0);
    CHECK(hidden == 0);
    CHECK(covering == 1);
    CHECK(above == 1);
}

TEST_CASE("a layer may clear the stack and put another one there") {
    int first = 0, second = 0;
    Screens screens;
    screens.push(std::make_unique<Layer>(first, true, [&second](Screens& layers) {
        layers.clear();
        layers.push(std::make_unique<Layer>(second, true));
    }));
    screens.settle();
    screens.handle({});
    REQUIRE_FALSE(screens.empty());
    screens.handle({});
    CHECK(second == 1);
}

TEST_CASE("what lies over all layers sees every event first, and keeps what is meant for it alone") {
    struct Lid final : Overlay {
        bool handle(const InputEvent& event) override { return event.is(Control::reload_content); }
        void draw(Canvas&) override {}
        bool tick(std::int64_t) override { return true; }
    } lid;
    int below = 0;
    Screens screens;
    screens.set_overlay(&lid);
    screens.push(std::make_unique<Layer>(below, true));
    screens.settle();
    InputEvent event;
    event.control = Control::reload_content;
    screens.handle(event);
    CHECK(below == 0);
    event.control = Control::wait;
    screens.handle(event);
    CHECK(below == 1);
    CHECK(screens.tick(0));
}

TEST_CASE("the layers over one are taken away, and that one stays") {
    int first = 0, second = 0, third = 0;
    Screens screens;
    auto bottom = std::make_unique<Layer>(first, true);
    const Screen* const there = bottom.get();
    screens.push(std::move(bottom));
    screens.push(std::make_unique<Layer>(second, false));
    screens.push(std::make_unique<Layer>(third, false));
    screens.settle();
    screens.pop_above(there);
    screens.settle();
    CHECK(screens.top() == there);
    screens.pop_above(there);
    screens.settle();
    CHECK(screens.top() == there);
}
