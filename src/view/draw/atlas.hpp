// The program's only texture: pictures are packed into it as they are needed, and it is cleared when no more fit in.
#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <cstdint>

#include "view/draw/packing.hpp"

namespace td {

class Atlas {
public:
    /// Starts as a square of `side` pixels, a power of two, and grows up to `largest` or the limit of the graphics driver.
    /// Throws std::runtime_error if the driver cannot hold even the first square. Precondition: a window is open.
    explicit Atlas(int side = 1024, int largest = 4096);

    /// Adds a picture of RGBA bytes, row by row; returns an empty source if there is no room left.
    Source add(int width, int height, const std::uint8_t* rgba);
    /// True if a picture found no room: the frame lacks it until the atlas is cleared and the frame is drawn again.
    bool is_full() const { return m_packing.is_full(); }
    /// Forgets every picture.
    void clear();
    /// Grows by 1 with each clear(): a source of an earlier generation may now show another picture.
    std::uint32_t generation() const { return m_packing.generation(); }

    /// A solid white part, for shapes; in the same place in every generation.
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
