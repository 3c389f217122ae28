#include "view/map/scene.hpp"

#include <algorithm>
#include <string>

#include "rules/ongoing_actions.hpp"
#include "rules/stairs.hpp"
#include "text/describe.hpp"
#include "text/explain_orders.hpp"
#include "view/draw/style.hpp"
#include "view/draw/tag_layout.hpp"
#include "view/draw/token.hpp"
#include "view/draw/widgets.hpp"
#include "view/map/focus_mark.hpp"
#include "view/map/ground.hpp"
#include "view/map/intentions.hpp"
#include "view/map/light_map.hpp"
#include "view/map/list_marks.hpp"
#include "view/map/sparks.hpp"
#include "view/map/threat_tiles.hpp"
#include "view/map/wall_lamps.hpp"
#include "view/map/watched_tiles.hpp"
#include "view/map/weather_overlay.hpp"
#include "world/fallen.hpp"

namespace td {

namespace {

/// Where a creature's feet are on its tile, in art pixels.
constexpr Point feet_on_tile{12, 16};

constexpr Colour pointed_colour = Colour::of(0xFFF4B0);

/// How far a floating text is from where it appeared, in tiles: aside and up.
Spot rise_of(const FloatingText& text) {
    const float age = text.age;
    if (!text.arcs) return {0, age * 0.7f};
    const float side = text.number % 2 == 0 ? 1.0f : -1.0f;
    return {side * 0.55f * age, 2.6f * age - 2.3f * age * age};
}

Colour side_colour(const Game& game, EntityId who) {
    return who == game.awaiting() ? style::accent : colour_of(side_of(who, game.world()));
}

Source ring_of(Pictures& pictures, Side side) {
    return side == Side::foe ? pictures.spiked_ring() : side == Side::neutral ? pictures.broken_ring() : pictures.ring();
}

}  // namespace

/// Everything needed to draw one frame.
struct Scene::Frame {
    Canvas& canvas;
    const MapView& view;
    const Game& game;
    GroundView ground;
    const Pictures::Tiles tiles;
    int beat;
    bool numbers;
    const std::vector<Box>& covered;
    std::vector<Box> signs = {};  ///< of what creatures intend, as they were drawn

    int scale() const { return view.scale(); }
    /// The width of thin edges.
    int thin() const { return std::max(1, scale() / 2); }
    /// Writes a word that floats over the map, with a dark shade around it.
    void write_floating(Box wished, std::string_view text, const TextStyle& look) const {
        const Box place = view.within(wished);
        for (const Direction d : all_directions)
            canvas.write(place.moved(offset(d).x * thin(), offset(d).y * thin()), text,
                         {look.size, style::night.faded(look.colour.a), true});
        canvas.write(place, text, look);
    }
};

void Scene::draw(Canvas& canvas, const MapView& at_rest, int beat, bool numbers, const std::vector<Box>& covered) {
    const Game& game = m_session.game();
    const MapView view = at_rest.shifted(m_animator.shake());
    const GroundView ground(game);
    Frame frame{.canvas = canvas,
                .view = view,
                .game = game,
                .ground = ground,
                .tiles = m_pictures.tiles(ground.theme()),
                .beat = beat,
                .numbers = numbers,
                .covered = covered};
    canvas.push_clip(canvas.area());
    draw_ground(frame);
    draw_landmarks(frame);
    draw_way_names(frame);
    draw_fallen(frame);
    draw_threatened_tiles(canvas, view, m_session);
    if (m_session.focus.threats) draw_threat_tiles(canvas, view, m_session);
    draw_watched_tiles(canvas, view, m_session);
    draw_listed_tiles(canvas, view, m_session);
    draw_marks(frame);
    draw_creatures(frame);
    m_labels = frame.signs;
    // While the list of the order is open, times are drawn in the places of these labels.
    if (m_session.focus.threats && !m_session.focus.times) {
        std::vector<Box> taken = boxes_of_shown(frame);
        taken.insert(taken.end(), covered.begin(), covered.end());
        const std::vector<Box> labels = draw_threat_labels(canvas, view, m_session, std::move(taken));
        m_labels.insert(m_labels.end(), labels.begin(), labels.end());
    }
    draw_listed_creature(canvas, view, m_pictures, m_session);
    draw_weather(canvas, view, game, beat);
    for (const Spark& spark : m_animator.sparks()) draw_spark(canvas, view, m_pictures, spark);
    for (const Burst& burst : m_animator.bursts()) draw_burst(canvas, view, burst);
    draw_flash(frame);
    draw_floating_texts(frame);
    canvas.pop_clip();
}

void Scene::draw_ground(Frame& frame) {
    const Point first = frame.view.tile_at({0, 0});
    const Point last = frame.view.tile_at({frame.canvas.width(), frame.canvas.height()});
    LightMap lights(frame.game, frame.ground, first, last);
    const std::optional<int> flicker = m_animator.liveliness().is_full() ? std::optional(frame.beat) : std::nullopt;
    const std::vector<WallLamp> lamps = wall_lamps(frame.game, lights.first(), lights.last(), flicker);
    lights.shine(frame.game, lamps, m_pictures.light_of_wall_lamp(frame.ground.theme()));
    for (int y = first.y; y <= last.y; ++y)
        for (int x = first.x; x <= last.x; ++x) {
            const Point p{x, y};
            const bool is_explored = frame.game.sight().explored(p);
            const Source tile = is_explored ? ground_at(frame, p) : frame.tiles.at(frame.ground.rock(frame.tiles.set, p));
            frame.canvas.picture(tile, frame.view.corner(spot_of(p)), frame.scale(), lights.corners(p));
        }
    for (const WallLamp& lamp : lamps) {
        const Source picture = m_pictures.wall_lamp(frame.ground.theme(), frame.beat + lamp.at.x);
        const Colour light = frame.game.sight().sees(lamp.at) ? Colour{} : frame.ground.light_of_things(lamp.at);
        frame.canvas.picture(picture, frame.view.corner(spot_of(lamp.at)), frame.scale(), light);
    }
    draw_floor_marks(frame);
    for (int y = first.y; y <= last.y; ++y)
        for (int x = first.x; x <= last.x; ++x)
            if (const Point p{x, y}; frame.game.sight().explored(p)) draw_things(frame, p);
}

void Scene::draw_floor_marks(Frame& frame) {
    if (m_session.floor_marks().empty()) return;
    const std::vector<Ghost> ghosts = m_animator.ghosts(frame.game);
    for (const FloorMark& mark : m_session.floor_marks()) {
        // A body appears when its creature has sunk or begins to fade; a scorched tile when no one falls on it any more.
        const bool still_falls = std::any_of(ghosts.begin(), ghosts.end(), [&](const Ghost& ghost) {
            return mark.who ? ghost.who == mark.who && ghost.shown.sunk < 1 && ghost.shown.alpha == 255
                            : spot_of(mark.at) == ghost.shown.at;
        });
        if (still_falls || !frame.game.sight().explored(mark.at)) continue;
        const bool is_body = mark.kind == FloorMark::Kind::body;
        const Source picture = is_body ? m_pictures.fallen(mark.species) : m_pictures.scorch();
        const Point middle = frame.view.middle(spot_of(mark.at));
        const int scale = frame.scale();
        // Darker than anything that can be taken or revived.
        const Colour light = frame.ground.light_of_things(mark.at).dimmed(is_body ? 55 : 100);
        if (is_body) {
            const Source stain = m_pictures.shadow();
            frame.canvas.picture(stain, {middle.x - stain.width() * scale / 2, middle.y - stain.height() * scale / 2 + 2 * scale}, scale,
                                 light.faded(150));
        }
        frame.canvas.picture(picture, {middle.x - picture.width() * scale / 2, middle.y - picture.height() * scale / 2}, scale, light);
    }
}

Source Scene::ground_at(Frame& frame, Point p) {
    const TerrainId own = frame.ground.own_tiles(p);
    if (!own) return frame.tiles.at(frame.ground.tile(frame.tiles.set, p, frame.beat));
    const Pictures::OwnTiles tiles = m_pictures.own_tiles(frame.ground.theme(), own);
    return tiles.at(frame.ground.tile(tiles.set, p, frame.beat));
}

void Scene::draw_things(Frame& frame, Point p) {
    const TileMemory& memory = frame.game.sight().memory(p);
    if (!memory.stairs && !memory.feature && !memory.item) return;
    const Box tile = frame.view.box(p);
    const Colour light = frame.ground.light_of_things(p);
    if (memory.stairs) frame.canvas.picture(frame.tiles.at(frame.tiles.set.stairs()), tile.corner(), frame.scale(), frame.ground.light(p));
    if (memory.feature) draw_feature(frame, p, light);
    if (memory.item) {
        const Source item = m_pictures.item(memory.item);
        const Box place = tile.centred(item.width() * frame.scale(), item.height() * frame.scale());
        frame.canvas.picture(item, place.corner(), frame.scale(), light);
    }
}

/// Writes the name of the way that stairs lead to above them; most stairs have none.
void Scene::draw_way_names(Frame& frame) {
    const TextStyle look{TextSize::small, style::text, true};
    for (const Point at : frame.game.known().all_stairs()) {
        const Way* const way = way_at(frame.game.view(), at);
        if (way == nullptr) continue;
        const Box tile = frame.view.box(at);
        const int width = frame.canvas.text_width(way->name, look);
        const int height = frame.canvas.line_height(TextSize::small);
        Box place{tile.centre().x - width / 2, tile.y - height, width, height};
        for (const Box panel : frame.covered)
            if (!place.intersected(panel).empty())
                place.x = panel.centre().x < frame.view.area().centre().x ? panel.right() : panel.x - width;
        frame.write_floating(place, way->name, look);
    }
}

/// Marks the tiles that multi-turn actions of creatures in sight will reach.
void Scene::draw_ongoing_actions(Frame& frame) {
    const World& world = frame.game.world();
    for (const EntityId who : world.table<OngoingAction>().owners()) {
        const OngoingAction& action = world.get<OngoingAction>(who);
        const Shape shape = area_of(frame.game.catalog(), action).shape;
        if (!world.position(who) || !frame.game.known().knows(who)) continue;
        if (!aims_at_tile(shape) && !aims_in_direction(shape)) continue;
        const Colour colour = side_colour(frame.game, who);
        for (const Point p : reach_of(world, aimed_use_of(frame.game.catalog(), who, action).targeting).tiles) {
            if (!frame.game.sight().explored(p)) continue;
            const Box tile = frame.view.box(p).inset(frame.scale());
            frame.canvas.rect(tile, colour.faded(36));
            frame.canvas.frame(tile, frame.scale(), colour.faded(150));
        }
    }
}

/// Draws landmarks: a diamond of squares on the tile, and a dotted border around the tiles that count as reaching it.
void Scene::draw_landmarks(Frame& frame) {
    const World& world = frame.game.world();
    for (const EntityId id : world.table<LandmarkMarker>().owners()) {
        const Point at = world.get<Position>(id).at;
        if (!frame.game.sight().explored(at)) continue;
        const Landmark& landmark = frame.game.catalog()[world.get<LandmarkMarker>(id).landmark];
        const Colour colour = frame.game.sight().sees(at) ? Colour::of(landmark.colour) : Colour::of(landmark.colour).dimmed(55);
        const int unit = 2 * frame.scale();
        const Point middle = frame.view.middle(spot_of(at));
        for (int y = -3; y <= 3; ++y)
            for (int x = -3; x <= 3; ++x)
                if (std::abs(x) + std::abs(y) == 3 || (x == 0 && y == 0))
                    frame.canvas.rect({middle.x + x * unit - unit / 2, middle.y + y * unit - unit / 2, unit, unit}, colour);
        const Box first = frame.view.box(at + Point{-landmark.reach, -landmark.reach});
        const Box last = frame.view.box(at + Point{landmark.reach, landmark.reach});
        for (int x = first.x; x < last.right(); x += 4 * unit)
            for (const int y : {first.y, last.bottom() - frame.scale()}) frame.canvas.rect({x, y, unit, frame.scale()}, colour);
        for (int y = first.y; y < last.bottom(); y += 4 * unit)
            for (const int x : {first.x, last.right() - frame.scale()}) frame.canvas.rect({x, y, frame.scale(), unit}, colour);
    }
}

/// Draws fallen party members, even out of sight: the party knows where they are.
void Scene::draw_fallen(Frame& frame) {
    const World& world = frame.game.world();
    const auto& bodies = world.table<FallenBody>();
    const std::vector<Ghost> ghosts = bodies.size() > 0 ? m_animator.ghosts(frame.game) : std::vector<Ghost>{};
    for (std::size_t i = 0; i < bodies.size(); ++i) {
        const std::optional<Point> at = world.position(bodies.owners()[i]);
        const EntityId who = bodies.rows()[i].of;
        // While its fall is shown, it does not lie there yet.
        const bool falling = std::any_of(ghosts.begin(), ghosts.end(), [&](const Ghost& ghost) { return ghost.who == who; });
        if (!at || falling) continue;
        const Source picture = m_pictures.fallen(world.get<Creature>(who).species);
        const Point middle = frame.view.middle(spot_of(*at));
        const Point corner{middle.x - picture.width() * frame.scale() / 2, middle.y - picture.height() * frame.scale() / 2};
        frame.canvas.picture(picture, corner, frame.scale(), frame.ground.light_of_things(*at));
        draw_rounds_left(frame, bodies.rows()[i], {middle.x, middle.y + frame.view.tile() / 4});
    }
}

/// Draws a tag with the rounds for which it can still be revived.
void Scene::draw_rounds_left(Frame& frame, const FallenBody& body, Point middle) {
    const std::string text = std::to_string(body.rounds_left);
    const TextStyle look{TextSize::small, body.rounds_left <= 3 ? style::bad : style::text, true};
    const int width = tag_width(frame.canvas, text, look);
    const Box tag = frame.view.within({middle.x - width / 2, middle.y, width, frame.canvas.line_height(TextSize::small)});
    draw_framed_tag(frame.canvas, tag, text, look, style::night, colour_of(side_of(body.of, frame.game.world())), frame.thin());
}

/// Draws a carried ally on the bearer's head and shoulders, at half the scale.
void Scene::draw_carried(Frame& frame, EntityId bearer, Point corner) {
    const World& world = frame.game.world();
    const EntityId carried = carried_by(world, bearer);
    if (!carried) return;
    const Source picture = m_pictures.fallen(world.get<Creature>(carried).species);
    const int half = std::max(1, frame.scale() / 2);
    const Point middle{corner.x + frame.view.tile() / 2, corner.y - frame.scale()};
    frame.canvas.picture(picture, {middle.x - picture.width() * half / 2, middle.y - picture.height() * half / 2}, half);
    // The right corner is for the number.
    draw_rounds_left(frame, world.get<FallenBody>(body_of(world, carried)), {corner.x + 2 * frame.scale(), corner.y - 4 * frame.scale()});
}

void Scene::draw_marks(Frame& frame) {
    draw_ongoing_actions(frame);
    const UiFocus& focus = m_session.focus;
    for (const Point p : focus.reached)
        frame.canvas.picture(m_pictures.icon("area_mark"), frame.view.box(p).corner(), frame.scale(), Colour::of(0xFF9A48));
    for (const Point p : focus.path)
        frame.canvas.picture(m_pictures.icon("path_dot"), frame.view.box(p).corner(), frame.scale(), pointed_colour);
    if (!focus.tile || !frame.game.sight().explored(*focus.tile)) return;
    const std::string_view reticle = frame.beat % 2 == 0 ? "reticle" : "reticle_drawn_in";
    frame.canvas.picture(m_pictures.icon(reticle), frame.view.box(*focus.tile).corner(), frame.scale(), pointed_colour);
}

void Scene::draw_feature(Frame& frame, Point p, Colour light) {
    const TileMemory& memory = frame.game.sight().memory(p);
    const Box tile = frame.view.box(p);
    const std::string& look = frame.game.catalog()[memory.feature].look;
    const int beat = frame.beat + p.x + p.y;
    if (look == "door" || look == "open_door") {
        const Rectangle door = frame.ground.door(frame.tiles.set, p, look == "open_door");
        frame.canvas.picture(frame.tiles.at(door), tile.corner(), frame.scale(), frame.ground.light(p));
    } else {
        const Source picture = m_pictures.feature(memory.feature, beat);
        frame.canvas.picture(picture, tile.centred(picture.width() * frame.scale(), picture.height() * frame.scale()).corner(),
                             frame.scale(), light);
    }
    // Flames ignore the light on the tile, unless they are only remembered.
    if (memory.on_fire)
        frame.canvas.picture(m_pictures.flames(beat), tile.corner(), frame.scale(), frame.game.sight().sees(p) ? Colour{} : light);
}

void Scene::draw_creatures(Frame& frame) {
    std::vector<Drawn> drawn;
    const World& world = frame.game.world();
    for (const EntityId who : world.table<Creature>().owners()) {
        if (world.position(who) && frame.game.known().knows(who)) drawn.push_back({who, m_animator.shown(frame.game, who), true});
    }
    for (const Ghost& ghost : m_animator.ghosts(frame.game)) drawn.push_back({ghost.who, ghost.shown, false});
    // From back to front, so that a creature farther south covers those behind it.
    std::stable_sort(drawn.begin(), drawn.end(), [](const Drawn& a, const Drawn& b) { return a.shown.at.y < b.shown.at.y; });
    for (const Drawn& one : drawn) draw_creature(frame, one.who, one.shown);
    for (const Drawn& one : drawn)
        if (one.alive) draw_signs(frame, one.who, one.shown);
    if (m_session.focus.times) draw_times(frame, drawn);
}

std::vector<Box> Scene::boxes_of_shown(Frame& frame) const {
    std::vector<Box> boxes = frame.signs;
    const World& world = frame.game.world();
    for (const EntityId who : world.table<Creature>().owners()) {
        if (!world.position(who) || !frame.game.known().knows(who)) continue;
        const Point corner = frame.view.corner(m_animator.shown(frame.game, who).at);
        const int scale = frame.scale(), above = 5 * scale, number_beside = 4 * scale;
        boxes.push_back({corner.x, corner.y - above, frame.view.tile() + number_beside, frame.view.tile() + above});
    }
    return boxes;
}

void Scene::draw_creature(Frame& frame, EntityId who, const Shown& shown) {
    const int scale = frame.scale();
    const Creature& creature = frame.game.world().get<Creature>(who);
    const Point corner = frame.view.corner(shown.at);
    const Point feet{corner.x + feet_on_tile.x * scale, corner.y + feet_on_tile.y * scale};
    const int step = shown.pose == SpritePose::idle ? frame.beat + static_cast<int>(who.index()) : shown.frame;
    const Sprite sprite = m_pictures.creature(creature.species, shown.facing, shown.pose, step);
    const auto at_feet = [&](const Source& flat) { return Point{feet.x - flat.width() * scale / 2, feet.y - flat.height() * scale / 2}; };
    frame.canvas.picture(m_pictures.shadow(), at_feet(m_pictures.shadow()), scale, Colour{}.faded(shown.alpha));
    if (shown.alpha == 255 && shown.sunk == 0) {
        const Source ring = ring_of(m_pictures, side_of(who, frame.game.world()));
        frame.canvas.picture(ring, at_feet(ring), scale, side_colour(frame.game, who));
    }
    if (shown.sunk > 0) return draw_dying(frame, sprite, feet, shown);
    const Point place{feet.x - sprite.ground.x * scale, feet.y - sprite.ground.y * scale};
    const bool is_pointed_at = m_session.focus.creature == who;
    if (is_pointed_at || shown.flash > 0) {
        const Source white = m_pictures.silhouette(creature.species, shown.facing, shown.pose, step).source;
        if (is_pointed_at)
            for (const Direction d : all_directions) frame.canvas.picture(white, place + offset(d) * scale, scale, pointed_colour);
        frame.canvas.picture(sprite.source, place, scale);
        frame.canvas.picture(white, place, scale, Colour{}.faded(shown.flash));
        return;
    }
    frame.canvas.picture(sprite.source, place, scale, Colour{}.faded(shown.alpha));
}

/// Draws a creature that sinks to the ground: lower and darker, its feet stay where they are.
void Scene::draw_dying(Frame& frame, const Sprite& sprite, Point feet, const Shown& shown) {
    const int scale = frame.scale(), full = sprite.source.height();
    const int height = full - static_cast<int>(static_cast<float>(full) * 0.62f * shown.sunk);
    const int above_feet = sprite.ground.y * height / std::max(1, full);
    const Box target{feet.x - sprite.ground.x * scale, feet.y - above_feet * scale, sprite.source.width() * scale, height * scale};
    const int light = 100 - static_cast<int>(45 * shown.sunk);
    frame.canvas.picture_in(sprite.source, target, Colour{}.dimmed(light).faded(shown.alpha));
}

/// Lights up the map for a moment; panels are drawn over it.
void Scene::draw_flash(Frame& frame) {
    if (const int alpha = m_animator.flash(); alpha > 0) frame.canvas.rect(frame.canvas.area(), Colour::of(0xFFF0D8).faded(alpha));
}

void Scene::draw_signs(Frame& frame, EntityId who, const Shown& shown) {
    const int scale = frame.scale();
    const Point corner = frame.view.corner(shown.at);
    draw_carried(frame, who, corner);
    draw_health(frame, who, {corner.x, corner.y + 22 * scale});
    draw_statuses(frame, who, corner);
    draw_progress(frame, who, corner);
    if (!focusers_of(who, frame.game.world()).empty()) draw_focus_mark(frame.canvas, frame.view, corner);
    draw_head_sign(frame, who, corner);
    const Box number = frame.numbers ? draw_number(frame, who, corner) : Box{};
    if (!m_session.knows(who)) return;
    const Box sign = draw_intention(frame.canvas, frame.view, m_pictures, m_session, who, corner, number);
    if (!sign.empty()) frame.signs.push_back(sign);
}

/// Draws status icons down the left side, where they cover no neighbour; if they overlap, the first is on top.
void Scene::draw_statuses(Frame& frame, EntityId who, Point corner) {
    constexpr int first_row = 5, rows = 13, row_height = 7;  // in art pixels from the tile's upper edge
    const Statuses* const statuses = frame.game.world().find<Statuses>(who);
    if (statuses == nullptr) return;
    const int scale = frame.scale();
    const auto count = static_cast<int>(statuses->list.size());
    const int step = std::min(row_height * scale, rows * scale / std::max(1, count - 1));
    for (int i = count; i-- > 0;) {
        const StatusId id = statuses->list[static_cast<std::size_t>(i)].status;
        const Status& status = frame.game.catalog()[id];
        const Point at{corner.x, corner.y + first_row * scale + i * step};
        const Source icon = m_pictures.status(id);
        if (icon.empty()) {
            draw_status_sign(frame.canvas, at, scale, status.harmful, Colour::of(status.colour));
            continue;
        }
        // The same icon as beside the portrait, at half the scale of the map.
        const int half = std::max(1, scale / 2);
        const Box plate = Box{at.x, at.y, icon.width() * half, icon.height() * half}.inset(-half);
        frame.canvas.rect(plate, style::night);
        frame.canvas.picture(icon, {at.x, at.y}, half);
    }
}

/// Draws the progress of a multi-turn action: a pip for each turn, filled once spent, or a bar if there are too many.
void Scene::draw_progress(Frame& frame, EntityId who, Point corner) {
    constexpr int most_turn_pips = 6;
    constexpr Colour filled = Colour::of(0x6FE3E8);
    const OngoingAction* const action = frame.game.world().find<OngoingAction>(who);
    if (action == nullptr) return;
    const int scale = frame.scale();
    // The right corner is for the number.
    const Box bar{corner.x + scale, corner.y, 15 * scale, 3 * scale};
    frame.canvas.rect(bar.inset(-scale), style::night);
    if (action->of > most_turn_pips) {
        frame.canvas.rect({bar.x, bar.y, bar.width * action->done / action->of, bar.height}, filled);
        return;
    }
    const int width = bar.width / action->of;
    for (int pip = 0; pip < action->of; ++pip) {
        const Box box{bar.x + pip * width, bar.y, width - scale, bar.height};
        if (pip < action->done)
            frame.canvas.rect(box, filled);
        else
            frame.canvas.frame(box, scale, filled.faded(150));
    }
}

void Scene::draw_head_sign(Frame& frame, EntityId who, Point corner) {
    const std::string_view sign = sign_over_head(who, frame.game.world());
    if (sign.empty()) return;
    const TextStyle look{TextSize::large, style::text, true};
    const int height = frame.canvas.line_height(TextSize::large), width = frame.canvas.text_width(sign, look);
    // In the topmost row it would be above the map.
    const bool is_hidden = corner.y - height < frame.view.area().y;
    const int top = is_hidden ? frame.view.top_of_sign(corner, height) : corner.y - height;
    frame.write_floating({corner.x + frame.view.tile() / 2 - width / 2, top, width, height}, sign, look);
}

void Scene::draw_health(Frame& frame, EntityId who, Point feet) {
    const Health* const health = frame.game.world().find<Health>(who);
    if (health == nullptr || health->now >= health->maximum) return;
    const int scale = frame.scale();
    const Box bar{feet.x + 3 * scale, feet.y, 18 * scale, 2 * scale};
    const Colour colour = health_colour(side_of(who, frame.game.world()), health->now, health->maximum);
    frame.canvas.rect(bar.inset(-scale), style::night);
    frame.canvas.rect({bar.x, bar.y, std::max(scale, bar.width * health->now / std::max(1, health->maximum)), bar.height}, colour);
}

/// The box for the number of its first turn; empty if it has no turn.
Box Scene::number_box(Frame& frame, EntityId who, Point corner) {
    const int number = first_number_of(m_session.order(), who);
    if (number == 0) return {};
    const int height = frame.canvas.line_height(TextSize::small);
    const int width = std::max(tag_width(frame.canvas, std::to_string(number), {TextSize::small, Colour{}, true}), height);
    return frame.view.within({corner.x + frame.view.tile() - width + 2 * frame.scale(), corner.y - 2 * frame.scale(), width, height});
}

Box Scene::draw_number(Frame& frame, EntityId who, Point corner) {
    const Box badge = number_box(frame, who, corner);
    if (badge.empty()) return badge;
    draw_framed_tag(frame.canvas, badge, std::to_string(first_number_of(m_session.order(), who)), {TextSize::small, Colour{}, true},
                    style::night, side_colour(frame.game, who), frame.thin());
    return badge;
}

/// When `who` acts, as the time system says; in a round of tiers also when its extra or held turn comes, which the order knows.
TimeStatus time_status_in(const std::vector<OrderPlace>& order, EntityId who, const Game& game) {
    const TimeStatus status = game.time().time_status(game.world().roster(), who);
    const bool is_of_tiers = status.kind == TimeStatus::Kind::acts_in || status.kind == TimeStatus::Kind::next_round;
    const auto next = std::find_if(order.begin(), order.end(), [&](const OrderPlace& place) { return place.who == who && is_turn(place); });
    if (!is_of_tiers || next == order.end() || next->when.round != game.now().round) return status;
    return {TimeStatus::Kind::acts_in, next->when.tier};
}

/// Draws each creature's time relative to now on a tag below it; a line leads to a tag that had to move aside.
void Scene::draw_times(Frame& frame, const std::vector<Drawn>& drawn) {
    struct Tag {
        EntityId who;
        std::string text;
        TextStyle style;
    };
    std::vector<Tag> tags;
    std::vector<Box> wished, numbers;
    const TimeSystem& time = frame.game.time();
    for (const Drawn& one : drawn) {
        if (!one.alive) continue;
        const Point corner = frame.view.corner(one.shown.at);
        if (frame.numbers) numbers.push_back(number_box(frame, one.who, corner));
        const TimeStatus time_status = time_status_in(m_session.order(), one.who, frame.game);
        const std::string text = short_time_status(time_status, time.presentation(), frame.game.catalog());
        if (text.empty()) continue;
        const bool behind =
            time_status.kind == TimeStatus::Kind::cooling || (time_status.kind == TimeStatus::Kind::pool && time_status.amount < 0);
        tags.push_back({one.who, text, {TextSize::small, behind ? style::foe : pointed_colour, true}});
        const int width = tag_width(frame.canvas, text, tags.back().style), height = frame.canvas.line_height(TextSize::small);
        wished.push_back(
            frame.view.within({corner.x + (frame.view.tile() - width) / 2, corner.y + frame.view.tile() - height / 3, width, height}));
    }
    const std::vector<Box> places = spread_tags(wished, numbers);
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (places[i] != wished[i])
            frame.canvas.line({wished[i].centre().x, wished[i].y}, places[i].centre(), frame.thin(), side_colour(frame.game, tags[i].who));
    for (std::size_t i = 0; i < tags.size(); ++i)
        draw_framed_tag(frame.canvas, places[i], tags[i].text, tags[i].style, style::night, side_colour(frame.game, tags[i].who),
                        frame.thin());
}

/// Draws floating texts; texts that rise from neighbours at the same time are stacked.
void Scene::draw_floating_texts(Frame& frame) {
    const TextStyle look{TextSize::large, {}, true};
    const std::vector<FloatingText> floating_texts = m_animator.floating_texts();
    // Room for the shade around a word and a gap between two words.
    const int margin = frame.thin() + frame.canvas.px(2);
    std::vector<Box> wished;
    std::vector<int> numbers;
    for (const FloatingText& floating_text : floating_texts) {
        const Spot lift = rise_of(floating_text);
        const Point at = frame.view.middle(floating_text.at + Spot{lift.x, 0});
        const int y = at.y - frame.view.tile() / 2 - static_cast<int>(lift.y * static_cast<float>(frame.view.tile()));
        const int width = frame.canvas.text_width(floating_text.text, look);
        // In the topmost row they stay below the edge of the map to be readable.
        const int top = std::max(y, frame.view.area().y + margin);
        const Box word{at.x - width / 2, top, width, frame.canvas.line_height(TextSize::large)};
        wished.push_back(frame.view.within(word.inset(-margin)));
        numbers.push_back(floating_text.number);
    }
    const std::vector<Box> places = m_floating_texts.spread(numbers, wished);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const FloatingText& floating_text = floating_texts[i];
        const int alpha = floating_text.age < 0.7f ? 255 : static_cast<int>((1 - floating_text.age) / 0.3f * 255);
        frame.write_floating(places[i].inset(margin), floating_text.text, {look.size, floating_text.colour.faded(alpha), true});
    }
}

}  // namespace td
