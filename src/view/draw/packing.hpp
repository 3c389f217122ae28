// Packs pictures into a square that may grow, and says which are still there. Plain numbers; knows neither pixels nor the window.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// A part of the atlas, valid for one generation: hence drawing takes no plain box.
struct Source {
    Box box;
    std::uint32_t generation = 0;

    int width() const { return box.width; }
    int height() const { return box.height; }
    bool empty() const { return box.empty(); }
    /// The part `inner`, relative to this one's corner; empty if this is empty.
    Source part(Box inner) const {
        return empty() ? Source{} : Source{{box.x + inner.x, box.y + inner.y, inner.width, inner.height}, generation};
    }
};

/// Packs pictures in rows; a row is as high as its first picture.
class Packing {
public:
    /// Sides in pixels. Precondition: 0 < side <= largest.
    Packing(int side, int largest) : m_side(side), m_largest(largest) {}

    /// Reserves room for a picture; side() grows if necessary. Returns an empty source if it can grow no more; then is_full(), unless the
    /// picture on its own is too large for any atlas.
    Source place(int width, int height);
    /// True if a picture found no room in this generation.
    bool is_full() const { return m_full; }
    /// Forgets all pictures: every source given out so far becomes invalid.
    void clear();

    int side() const { return m_side; }
    std::uint32_t generation() const { return m_generation; }

private:
    struct Shelf {
        int y = 0;
        int height = 0;
        int used = 0;  ///< pixels from the left
    };
    Shelf* shelf_for(int width, int height);

    int m_side;
    int m_largest;
    std::uint32_t m_generation = 1;
    bool m_full = false;
    std::vector<Shelf> m_shelves;
};

/// Maps keys to sources, adding each picture on its first use in a generation. The only place that keeps sources.
template <class Key, class Less = std::less<Key>>
class Placed {
public:
    /// The source for `key`, from `put_in()` if it is not known. Valid until the end of the frame.
    template <class Asked, class PutIn>
    Source of(std::uint32_t generation, const Asked& key, PutIn&& put_in) {
        if (m_generation != generation) m_sources.clear();
        m_generation = generation;
        const auto found = m_sources.find(key);
        if (found != m_sources.end()) return found->second;
        const Source made = put_in();
        // A picture that found no room is tried again.
        if (!made.empty()) m_sources.emplace(Key(key), made);
        return made;
    }

private:
    std::uint32_t m_generation = 0;
    std::map<Key, Source, Less> m_sources;
};

}  // namespace td
