// Conversion between tiles and pixels.
#include "view/map/map_view.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("every pixel belongs to the tile whose box holds it, west and north of the camera too") {
    MapView view;
    view.set({200, 100, 1000, 600}, 2);
    view.jump({5, 5});
    for (const Point p : {Point{0, 0}, Point{5, 5}, Point{-3, 7}, Point{12, -4}}) {
        const Box box = view.box(p);
        CHECK(view.tile_at(box.corner()) == p);
        CHECK(view.tile_at({box.right() - 1, box.bottom() - 1}) == p);
        CHECK(view.tile_at({box.right(), box.y}) == p + Point{1, 0});
    }
}

TEST_CASE("the camera's tile lies in the middle of the map's part of the window") {
    MapView view;
    view.set({200, 100, 1000, 600}, 3);
    view.jump({40, 2});
    CHECK(view.box({40, 2}).centre() == Point{700, 400});
}

TEST_CASE("a step is followed at once, a leap is glided after until it is caught up with") {
    MapView view;
    view.jump({0, 0});
    view.follow({0.5f, 0}, 16);
    CHECK(view.middle({0.5f, 0}) == view.area().centre());
    CHECK(view.follow({20, 0}, 16));
    CHECK(view.middle({20, 0}).x > view.area().centre().x);
    for (int i = 0; i < 100 && view.follow({20, 0}, 16); ++i) {
    }
    CHECK(view.middle({20, 0}) == view.area().centre());
}

TEST_CASE("the camera moves aside for foes that would be hidden, and never lets the leader go") {
    MapView view;
    view.set({0, 0, 960, 480}, 2);  // 20 by 10 tiles
    const Spot leader{10, 10};
    CHECK(view.place_for(leader, {{12, 11}}).y == leader.y);
    const Spot place = view.place_for(leader, {{10, 16}});
    CHECK(place.y > leader.y);
    view.jump(place);
    CHECK(view.area().contains(view.box({10, 16}).centre()));
    CHECK(view.area().contains(view.box({10, 10}).centre()));
    view.jump(view.place_for(leader, {{10, 18}, {10, 2}, {60, 10}}));
    CHECK(view.area().contains(view.box({10, 10}).centre()));
}

TEST_CASE("friends near the leader stay on the map when a far foe appears, those far away do not hold it") {
    MapView view;
    view.set({0, 0, 960, 480}, 2);  // 20 by 10 tiles
    const Spot leader{10, 10};
    const Spot place = view.place_for(leader, {{26, 10}}, {{6, 10}, {8, 10}, {-20, 10}});
    CHECK(place.x > leader.x);
    view.jump(place);
    CHECK(view.area().contains(view.box({6, 10}).centre()));
    CHECK(view.area().contains(view.box({10, 10}).centre()));
    view.jump(view.place_for(leader, {{26, 10}}, {{-20, 10}}));
    CHECK(view.area().contains(view.box({18, 10}).centre()));
    CHECK(view.area().contains(view.box({10, 10}).centre()));
}

TEST_CASE("the camera moves as far as the tile that is looked at, and not at all for one on the map") {
    MapView view;
    view.set({0, 0, 960, 480}, 2);  // 20 by 10 tiles
    const Spot place{10, 10};
    CHECK(view.place_showing(place, {14, 12}) == place);
    const Spot beyond = view.place_showing(place, {10, 20});
    CHECK(beyond.x == place.x);
    CHECK(beyond.y > place.y);
    view.jump(beyond);
    CHECK(view.area().contains(view.box({10, 20}).centre()));
    CHECK_FALSE(view.area().contains(view.box({10, 21}).centre()));
}

TEST_CASE("a sign stands over the head, or on the ground below where it would be hidden above the map") {
    MapView view;
    view.set({0, 90, 960, 480}, 2);  // 20 by 10 tiles
    view.jump({10, 10});
    CHECK(view.top_of_sign(view.corner({10, 10}), 24) + 24 < view.box({10, 10}).y);
    const Box topmost = view.box({10, 6});
    REQUIRE(topmost.y >= view.area().y);
    REQUIRE(topmost.y < view.area().y + 24 + 6);
    CHECK(view.top_of_sign(view.corner({10, 6}), 24) >= topmost.bottom() - 2);
}

TEST_CASE("tiles lie side by side without a gap, wherever the camera stands and however large they are") {
    for (const int scale : {1, 2, 3, 4, 5}) {
        MapView view;
        view.set({0, 82, 1663, 851}, scale);
        for (int step = 0; step <= 96; ++step) {
            const float camera = 10.0f + static_cast<float>(step) / 96.0f;
            view.jump({camera, camera});
            for (int tile = 0; tile < 20; ++tile) {
                CAPTURE(camera);
                CAPTURE(tile);
                CHECK(view.box({tile + 1, tile + 1}).corner() == Point{view.box({tile, tile}).right(), view.box({tile, tile}).bottom()});
            }
        }
    }
}

TEST_CASE("what floats over the map stays where the map is seen, unless it is wholly outside") {
    MapView view;
    view.set({200, 100, 1000, 600}, 2);
    CHECK(view.within({300, 300, 20, 10}) == Box{300, 300, 20, 10});
    CHECK(view.within({195, 95, 20, 10}) == Box{195, 100, 20, 10});
    CHECK(view.within({-5, 300, 20, 10}) == Box{0, 300, 20, 10});
    CHECK(view.within({1190, 695, 20, 10}) == Box{1180, 690, 20, 10});
    CHECK(view.within({300, 80, 20, 10}) == Box{300, 80, 20, 10});
}
