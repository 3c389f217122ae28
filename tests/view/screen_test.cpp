// The stack of layers.
#include "view/screen.hpp"

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
