#include "view/draw/glyphs.hpp"

#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

namespace td {

namespace {

/// The characters that nearly every screen needs; others are rendered when first used.
std::u32string usual_letters() {
    std::u32string letters;
    for (char32_t c = U' '; c <= U'~'; ++c) letters += c;
    return letters + U"½¼⅓⅔¾×→←↑↓…–—’‘“”•·%▲▼◆";
}

void open(sf::Font& font, const std::string& path) {
    if (!font.loadFromFile(path)) throw std::runtime_error("The font " + path + " cannot be read: build the project anew.");
}

}  // namespace

int text_pixels(TextSize size, int window_height) {
    constexpr std::array<int, 4> at_720{12, 14, 18, 34};
    return std::max(8, (at_720[static_cast<std::size_t>(size)] * window_height + 360) / 720);
}

Glyphs::Glyphs(Atlas& atlas, const std::string& folder) : m_atlas(atlas) {
    open(m_regular.font, folder + "/font.ttf");
    open(m_bold.font, folder + "/font_bold.ttf");
}

const Glyph& Glyphs::glyph(char32_t code, int pixels, bool bold) {
    drop_outdated_letters();
    Face& face = bold ? m_bold : m_regular;
    Alphabet& alphabet = face.sizes[pixels];
    if (alphabet.empty()) load(face, alphabet, usual_letters(), pixels);
    const auto found = alphabet.find(code);
    if (found != alphabet.end()) return found->second;
    load(face, alphabet, std::u32string(1, code), pixels);
    return alphabet[code];
}

void Glyphs::drop_outdated_letters() {
    if (std::exchange(m_generation, m_atlas.generation()) == m_atlas.generation()) return;
    m_regular.sizes.clear();
    m_bold.sizes.clear();
}

int Glyphs::line_height(int pixels) { return static_cast<int>(std::lround(m_regular.font.getLineSpacing(static_cast<unsigned>(pixels)))); }

void Glyphs::load(Face& face, Alphabet& alphabet, const std::u32string& codes, int pixels) {
    const auto size = static_cast<unsigned>(pixels);
    for (const char32_t code : codes) face.font.getGlyph(code, size, false);
    const sf::Image sheet = face.font.getTexture(size).copyToImage();
    for (const char32_t code : codes) {
        const sf::Glyph& glyph = face.font.getGlyph(code, size, false);
        Glyph& mine = alphabet[code];
        mine.advance = static_cast<int>(std::lround(glyph.advance));
        mine.offset = {static_cast<int>(std::lround(glyph.bounds.left)), static_cast<int>(std::lround(glyph.bounds.top))};
        const sf::IntRect part = glyph.textureRect;
        if (part.width <= 0 || part.height <= 0) continue;
        sf::Image letter;
        letter.create(static_cast<unsigned>(part.width), static_cast<unsigned>(part.height), sf::Color::Transparent);
        letter.copy(sheet, 0, 0, part, false);
        mine.source = m_atlas.add(part.width, part.height, letter.getPixelsPtr());
    }
}

}  // namespace td
