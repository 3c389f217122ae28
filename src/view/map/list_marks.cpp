#include "view/map/list_marks.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

using Entry = ActionList::Entry;

constexpr Point feet_of_ghost{12, 16};  ///< on its tile, in art pixels

bool will_be_done(const Entry& entry) { return entry.expected && !entry.expected->refusal; }

/// The tile for an entry's number: where a step leads, its target, or the creature's own tile.
Point tile_of_number(const Entry& entry, const Game& game) {
    if (entry.expected->from != entry.expected->to) return entry.expected->to;
    if (entry.tiles.size() == 1) return entry.tiles.front();
    const std::optional<Point> target = entry.targets.empty() ? std::nullopt : game.world().position(entry.targets.front());
    return target.value_or(entry.expected->from);
}

/// South if the list has no step.
Direction last_step_of(const ActionList& list) {
    for (auto entry = list.entries().rbegin(); entry != list.entries().rend(); ++entry)
        if (will_be_done(*entry) && entry->expected->from != entry->expected->to)
            return direction_towards(entry->expected->from, entry->expected->to);
    return Direction::south;
}

void draw_number_plate(Canvas& canvas, const MapView& view, Point tile, const std::string& text, bool is_chosen) {
    const TextStyle look{TextSize::small, style::text, true};
    const int height = canvas.line_height(TextSize::small);
    const int width = std::max(height, tag_width(canvas, text, look));
    const Box box = view.box(tile);
    const Box plate = view.within({box.x - view.scale(), box.bottom() - height, width, height});
    draw_framed_tag(canvas, plate, text, look, Colour::of(0x0A0B12, 225), is_chosen ? style::accent : style::change,
                    std::max(1, view.scale() / 2));
}

}  // namespace

std::vector<Point> listed_tiles(const ActionList& list) {
    std::vector<Point> tiles;
    for (const Entry& entry : list.entries()) {
        if (!will_be_done(entry)) continue;
        tiles.push_back(entry.expected->to);
        tiles.insert(tiles.end(), entry.tiles.begin(), entry.tiles.end());
    }
    return tiles;
}

void draw_listed_tiles(Canvas& canvas, const MapView& view, Session& session) {
    const ActionList* const list = session.shown_list();
    if (list == nullptr) return;
    const int thin = view.scale();
    for (const Entry& entry : list->entries()) {
        if (!will_be_done(entry)) continue;
        for (const Point tile : entry.tiles) {
            if (!session.game().sight().explored(tile)) continue;
            canvas.rect(view.box(tile).inset(thin), style::change.faded(26));
            canvas.frame(view.box(tile).inset(thin), thin, style::change.faded(130));
        }
        const ListedAction& expected = *entry.expected;
        if (expected.from == expected.to) continue;
        canvas.line(view.middle(spot_of(expected.from)), view.middle(spot_of(expected.to)), 2 * thin, style::change.faded(200));
    }
}

void draw_listed_creature(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session) {
    const ActionList* const list = session.shown_list();
    if (list == nullptr || list->entries().empty()) return;
    const Game& game = session.game();
    const std::optional<Point> now = game.world().position(list->who());
    std::optional<Point> end;
    struct NumberPlate {
        std::string text;
        bool is_chosen = false;
    };
    std::map<std::pair<int, int>, NumberPlate> plates;  // by row and column
    for (std::size_t i = 0; i < list->entries().size(); ++i) {
        const Entry& entry = list->entries()[i];
        if (!will_be_done(entry)) continue;
        end = entry.expected->to;
        const Point tile = tile_of_number(entry, game);
        auto& [text, is_chosen] = plates[{tile.y, tile.x}];
        text += (text.empty() ? "" : ",") + std::to_string(i + 1);
        is_chosen = is_chosen || list->chosen() == i;
    }
    if (end && end != now) {
        const SpeciesId species = game.world().get<Creature>(list->who()).species;
        const Sprite sprite = pictures.creature(species, last_step_of(*list), SpritePose::idle, 0);
        const Point corner = view.corner(spot_of(*end));
        const Point feet{corner.x + feet_of_ghost.x * view.scale(), corner.y + feet_of_ghost.y * view.scale()};
        canvas.picture(sprite.source, {feet.x - sprite.ground.x * view.scale(), feet.y - sprite.ground.y * view.scale()}, view.scale(),
                       Colour{}.faded(130));
    }
    for (const auto& [place, plate] : plates) draw_number_plate(canvas, view, {place.second, place.first}, plate.text, plate.is_chosen);
}

}  // namespace td
