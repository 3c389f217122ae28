// Where pictures lie in a square that may grow, and which of them are still there. Plain numbers; knows neither pixels nor the window.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// A part of the atlas. It is worth nothing once the atlas has begun another generation, so no plain box is drawn from.
struct Source {
    Box box;
    std::uint32_t generation = 0;

    int width() const { return box.width; }
    int height() const { return box.height; }
    bool empty() const { return box.empty(); }
    /// `inner` is counted from this one's corner. Of nothing, nothing.
    Source part(Box inner) const {
        return empty() ? Source{} : Source{{box.x + inner.x, box.y + inner.y, inner.width, inner.height}, generation};
    }
};

/// Pictures row by row, rows as high as their first picture needs.
class Packing {
public:
    /// Sides in pixels. Precondition: 0 < side <= largest.
    Packing(int side, int largest) : m_side(side), m_largest(largest) {}

    /// Room for a picture, side() having grown if there was none; an empty source if it may grow no more: then is_full(), unless the
    /// picture alone is too large for any atlas.
    Source place(int width, int height);
    /// Something found no room since this generation began.
    bool is_full() const { return m_full; }
    /// Nothing is there any more, and no source given out so far is worth anything.
    void begin_anew();

    int side() const { return m_side; }
    std::uint32_t generation() const { return m_generation; }

private:
    struct Shelf {
        int y = 0;
        int height = 0;
        int used = 0;
    };
    Shelf* shelf_for(int width, int height);

    int m_side;
    int m_largest;
    std::uint32_t m_generation = 1;
    bool m_full = false;
    std::vector<Shelf> m_shelves;
};

/// Where the picture of each key is, put in when it is first asked for in a generation: the only place that keeps sources.
template <class Key, class Less = std::less<Key>>
class Placed {
public:
    /// `put_in()` gives the source when it is not known. It stays good until the end of the frame.
    template <class Asked, class PutIn>
    Source of(std::uint32_t generation, const Asked& key, PutIn&& put_in) {
        if (m_generation != generation) m_sources.clear();
        m_generation = generation;
        const auto found = m_sources.find(key);
        if (found != m_sources.end()) return found->second;
        const Source made = put_in();
        // What found no room is asked for again.
        if (!made.empty()) m_sources.emplace(Key(key), made);
        return made;
    }

private:
    std::uint32_t m_generation = 0;
    std::map<Key, Source, Less> m_sources;
};

}  // namespace td
