#include "generation/scatter.hpp"

#include "generation/pools.hpp"

namespace td {
namespace {

/// True if the feature blocks, burns or is a trap: every tile must be reachable around it.
bool must_be_avoidable(const Feature& feature) { return feature.solid || (feature.burns && feature.burns->lit) || is_trap(feature); }

/// One group of a feature, grown tile by tile from its first tile.
class Group {
public:
    Group(Ground& ground, const Layout& layout, FeatureId feature, bool must_be_avoidable, std::vector<FeaturePlacement>& placed)
        : m_ground(ground), m_layout(layout), m_feature(feature), m_must_be_avoidable(must_be_avoidable), m_placed(placed) {}

    /// Returns the number of tiles covered, at most `size`.
    int grow(Point seed, int size, Rng& rng) {
        std::vector<Point> rim{seed};
        int count = 0;
        while (!rim.empty() && count < size) {
            const std::size_t pick = rng.below(static_cast<std::uint32_t>(rim.size()));
            const Point p = rim[pick];
            rim[pick] = rim.back();
            rim.pop_back();
            if (!may_stand(p)) continue;
            m_placed.push_back({m_feature, p});
            m_ground.taken.set(p);
            if (m_must_be_avoidable) m_ground.dry.set(p, false);
            ++count;
            for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) rim.push_back(p + way);
        }
        return count;
    }

private:
    bool may_stand(Point p) const {
        if (m_layout.tiles[p] != Tile::room || !m_ground.free(p)) return false;
        return !m_must_be_avoidable || (!is_beside_entrance(m_layout, p) && stays_connected_without(m_ground.dry, p));
    }

    Ground& m_ground;
    const Layout& m_layout;
    FeatureId m_feature;
    bool m_must_be_avoidable;
    std::vector<FeaturePlacement>& m_placed;
};

}  // namespace

std::vector<FeaturePlacement> scatter_features(Ground& ground, const Layout& layout, const Catalog& catalog,
                                               const std::vector<FeaturePatch>& patches, Rng& rng) {
    std::vector<FeaturePlacement> placed;
    const int tiles = room_tiles(layout);
    for (const FeaturePatch& patch : patches) {
        int left = tiles * patch.percent / 100;
        for (int tries = 2 * left; tries > 0 && left > 0; --tries) {
            const Room& room = layout.rooms[rng.below(static_cast<std::uint32_t>(layout.rooms.size()))];
            const auto seed = random_tile(room, rng, [&](Point p) { return ground.free(p) && layout.tiles[p] == Tile::room; });
            if (!seed) continue;
            Group group(ground, layout, patch.feature, must_be_avoidable(catalog[patch.feature]), placed);
            left -= group.grow(*seed, rng.between(1, std::min(left, patch.group)), rng);
        }
    }
    return placed;
}

}  // namespace td
