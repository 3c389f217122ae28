// A room that shows a definition other than a creature: a thing, a feature, terrain, a landmark, weather, a theme. Knows no window.
#pragma once

#include "tools/preview/stage.hpp"
#include "tools/preview/subject.hpp"

namespace td {

class ThingShow {
public:
    static constexpr int width = 15, height = 9;  ///< of the room, in tiles
    static constexpr Point middle{width / 2, height / 2};

    /// Precondition: the subject has one of these types, and `number` is its row.
    ThingShow(const Catalog& content, const PreviewSubject& subject, std::size_t number);

    const Stage& stage() const { return m_stage; }
    /// As Stage::game(); for weather, the room is explored, and visible as far as the weather lets a hero see.
    Game game(ThemeId theme) const;

private:
    void lay(const std::string& type, std::size_t number);
    void lay_patch(TerrainId terrain, Point corner, int across, int down);
    void lay_all_terrain();

    Stage m_stage;
    bool m_is_weather;
};

}  // namespace td
