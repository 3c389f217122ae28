#include "tools/preview/floor_overlay.hpp"

#include <algorithm>
#include <array>

#include "space/distance_field.hpp"
#include "text/say.hpp"
#include "tools/preview/ground_shape.hpp"

namespace td {

namespace {

constexpr Colour unreached_colour = Colour::of(0xFF2A2A, 190);
constexpr Colour warning_colour = Colour::of(0xF4C752, 190);
constexpr Colour opening_colour = Colour::of(0x7CCB6B, 150);
constexpr Colour chokepoint_colour = Colour::of(0xF4C752, 190);
constexpr Colour party_mark = Colour::of(0x5B9CE6, 150), foe_mark = Colour::of(0xE8613C, 150), neutral_mark = Colour::of(0xD9C77B, 150),
                 item_mark = Colour::of(0xE79BF0, 150), feature_mark = Colour::of(0x6CCBB0, 130), landmark_mark = Colour::of(0xFFFFFF, 130),
                 stairs_mark = Colour::of(0xF5E05A, 160);
constexpr std::array loop_colours{Colour::of(0x6FD3E8, 120), Colour::of(0xE79BF0, 120), Colour::of(0x7CCB6B, 120),
                                  Colour::of(0xF29C7E, 120), Colour::of(0xF5E05A, 120), Colour::of(0x5B9CE6, 120)};

/// From green over yellow to red.
Colour heat(int now, int most) {
    const int share = most == 0 ? 0 : 510 * now / most;
    return {static_cast<std::uint8_t>(std::min(255, share)), static_cast<std::uint8_t>(std::min(255, 510 - share)), 64, 110};
}

void mark_distances(const FloorModel& model, MarkedFloor& marked) {
    DistanceField steps;
    steps.measure(model.walkable, std::array{model.entrance()});
    int most = 0;
    const auto each = [&](const auto& visit) {
        for (int y = 0; y < steps.height(); ++y)
            for (int x = 0; x < steps.width(); ++x)
                if (const int there = steps.at({x, y}); there != DistanceField::unreachable) visit(Point{x, y}, there);
    };
    each([&](Point, int there) { most = std::max(most, there); });
    each([&](Point p, int there) { marked.tiles.push_back({p, heat(there, most), std::to_string(there)}); });
    marked.told = say(model.game.catalog(), {"preview_overlay_distance", "steps"}, most);
}

void mark_chokepoints(const FloorModel& model, MarkedFloor& marked) {
    const GroundShape shape = ground_shape(model.walkable, model.entrance(), least_cut_off);
    for (const Chokepoint& one : shape.chokepoints) marked.tiles.push_back({one.at, chokepoint_colour, std::to_string(one.cut_off)});
    marked.told = say(model.game.catalog(), {"preview_overlay_chokepoints", "count", "least"}, static_cast<int>(shape.chokepoints.size()),
                      least_cut_off);
}

void mark_loops(const FloorModel& model, MarkedFloor& marked) {
    const GroundShape shape = ground_shape(model.walkable, model.entrance(), least_cut_off);
    for (int y = 0; y < shape.loop_of.height(); ++y)
        for (int x = 0; x < shape.loop_of.width(); ++x)
            if (const int loop = shape.loop_of[{x, y}]; loop > 0)
                marked.tiles.push_back({{x, y}, loop_colours[static_cast<std::size_t>(loop - 1) % loop_colours.size()], {}});
    marked.told = say(model.game.catalog(), {"preview_overlay_loops", "count"}, shape.loops);
}

void mark_spawns(const FloorModel& model, MarkedFloor& marked) {
    const LevelPlan& plan = model.plan;
    int foes = 0, neutrals = 0;
    const auto mark = [&](Point at, Colour colour, std::string label) { marked.tiles.push_back({at, colour, std::move(label)}); };
    for (const FeaturePlacement& placed : plan.features) mark(placed.at, feature_mark, placed.is_gate ? "g" : "f");
    for (const ItemPlacement& placed : plan.items) mark(placed.at, item_mark, placed.count > 1 ? std::to_string(placed.count) : "!");
    for (const LandmarkPlacement& placed : plan.landmarks) mark(placed.at, landmark_mark, "&");
    for (std::size_t i = 0; i < plan.entrance.size(); ++i) mark(plan.entrance[i], party_mark, i == 0 ? "@" : std::to_string(i));
    mark(plan.stairs, stairs_mark, ">");
    int number = 0;
    for (const TeamPlacement& team : plan.teams) {
        const bool neutral = faction_of(team.list) == Faction::neutral;
        const bool special = team.list == SpawnList::boss;
        const std::string label = special ? "B" : std::to_string(++number);
        for (const auto* places : {&team.members, &team.guests})
            for (const Point at : *places) {
                mark(at, neutral ? neutral_mark : foe_mark, label);
                ++(neutral ? neutrals : foes);
            }
    }
    marked.told = say(model.game.catalog(), {"preview_overlay_spawns", "foes", "neutrals", "items", "features"}, foes, neutrals,
                      static_cast<int>(plan.items.size()), static_cast<int>(plan.features.size()));
}

}  // namespace

MarkedFloor marked_floor(const FloorModel& model, FloorOverlay overlay, const std::vector<PreviewMistake>& mistakes) {
    MarkedFloor marked;
    switch (overlay) {
        case FloorOverlay::distance: mark_distances(model, marked); break;
        case FloorOverlay::chokepoints: mark_chokepoints(model, marked); break;
        case FloorOverlay::loops: mark_loops(model, marked); break;
        case FloorOverlay::spawns: mark_spawns(model, marked); break;
        case FloorOverlay::none:
            for (const Point p : model.openings) marked.tiles.push_back({p, opening_colour, {}});
    }
    for (int y = 0; y < model.unreached.height(); ++y)
        for (int x = 0; x < model.unreached.width(); ++x)
            if (model.unreached.test({x, y}) || model.misplaced.test({x, y}))
                marked.tiles.push_back({{x, y}, unreached_colour, model.misplaced.test({x, y}) ? "!" : "x"});
    const auto is_marked = [&](Point at) {
        return std::any_of(marked.tiles.begin(), marked.tiles.end(),
                           [&](const MarkedTile& tile) { return tile.at == at && tile.colour == unreached_colour; });
    };
    for (const PreviewMistake& mistake : mistakes)
        if (const auto at = mistake.on_map ? tile_of(model, *mistake.on_map) : std::nullopt; at && !is_marked(*at))
            marked.tiles.push_back({*at, mistake.is_warning ? warning_colour : unreached_colour, "!"});
    return marked;
}

}  // namespace td
