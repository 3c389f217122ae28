// The one texture of the program: pictures are packed into it as they are asked for, and it begins anew when no more fit in.
#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <cstdint>

#include "view/draw/packing.hpp"

namespace td {

class Atlas {
public:
    /// Begins with `side` pixels a side, a power of two, and grows up to `largest`, or what the graphics driver can hold.
    /// Throws std::runtime_error when it cannot hold the first. Precondition: a window is open.
    explicit Atlas(int side = 1024, int largest = 4096);

    /// Puts in a picture of RGBA bytes, row by row; an empty source when there is no room left.
    Source add(int width, int height, const std::uint8_t* rgba);
    /// A picture found no room: what was drawn lacks it, until the atlas begins anew and all is drawn again.
    bool is_full() const { return m_packing.is_full(); }
    /// Forgets every picture.
    void begin_anew();
    /// Grows by 1 with each begin_anew(): a source of an earlier generation may show another picture now.
    std::uint32_t generation() const { return m_packing.generation(); }

    /// Solid white, for shapes; in the same place in every generation.
    Box white() const { return m_white; }
    const sf::Texture& texture() const { return m_texture; }

private:
    void add_white();
    void grow_to(int side);

    sf::Texture m_texture;
    Packing m_packing;
    Box m_white;
};

}  // namespace td
