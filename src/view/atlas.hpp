// The one texture of the program: pictures are packed into it row by row, and stay.
#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <cstdint>
#include <vector>

#include "view/shapes.hpp"

namespace td {

class Atlas {
public:
    /// Precondition: a window is open.
    explicit Atlas(int side = 2048);

    /// Packs a picture of RGBA bytes, row by row; an empty box when there is no room left.
    Box add(int width, int height, const std::uint8_t* rgba);
    /// Forgets every picture; white is where it was.
    void clear();
    /// Solid white, for shapes.
    Box white() const { return m_white; }
    const sf::Texture& texture() const { return m_texture; }

private:
    struct Shelf {
        int y = 0;
        int height = 0;
        int used = 0;
    };
    void add_white();
    Shelf* shelf_for(int width, int height);

    int m_side;
    sf::Texture m_texture;
    std::vector<Shelf> m_shelves;
    Box m_white;
};

}  // namespace td
