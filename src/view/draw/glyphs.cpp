#include "view/draw/glyphs.hpp"

#include <cmath>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace td {

namespace {

/// The characters that nearly every screen needs; others are rendered when first used.
std::u32string usual_letters() {
    std::u32string letters;
    for (char32_t c = U' '; c <= U'~'; ++c) letters += c;
    return letters + U"½¼⅓⅔¾×→←↑↓…–—’‘“”•·%▲▼◆";
}

/// Throws if the font cannot be read.
void open(sf::Font& font, const std::string& path) {
    if (!font.loadFromFile(path)) throw std::runtime_error("The font " + path + " cannot be read: build the project anew.");
}

LetterCut read_letters(const LetterMeasures& measures, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("The letters " + path + " cannot be read: build the project anew.");
    const std::string drawings{std::istreambuf_iterator<char>(file), {}};
    try {
        return LetterCut(measures, drawings);
    } catch (const std::runtime_error& fault) {
        throw std::runtime_error("The letters " + path + " are damaged (" + fault.what() + "): build the project anew.");
    }
}

}  // namespace

Glyphs::Glyphs(Atlas& atlas, const std::string& folder)
    : m_atlas(atlas),
      m_capitals_7{read_letters(capitals_of_7, folder + "/letters/capitals_7.txt"), {}, {}},
      m_capitals_10{read_letters(capitals_of_10, folder + "/letters/capitals_10.txt"), {}, {}} {
    open(m_regular.font, folder + "/font.ttf");
    open(m_bold.font, folder + "/font_bold.ttf");
}

Glyph Glyphs::glyph(char32_t code, int pixels, bool bold) {
    drop_outdated_letters();
    if (!m_smooth) {
        const PixelSize size = pixel_size(pixels);
        if (const Glyph* own = own_glyph(code, face_of(size), bold))
            return {.source = own->source,
                    .offset = {own->offset.x * size.scale, own->offset.y * size.scale},
                    .advance = own->advance * size.scale,
                    .scale = size.scale};
    }
    Face& face = bold ? m_bold : m_regular;
    Alphabet& alphabet = face.sizes[pixels];
    const auto found = alphabet.find(code);
    if (found != alphabet.end()) return found->second;
    // The first letter of a size brings the usual ones along: each call of load() copies the font's whole texture.
    load(face, alphabet, m_smooth && alphabet.empty() ? usual_letters() + code : std::u32string(1, code), pixels);
    return alphabet[code];
}

const Glyph* Glyphs::own_glyph(char32_t code, OwnFace& face, bool bold) {
    Alphabet& alphabet = bold ? face.bold : face.regular;
    const auto found = alphabet.find(code);
    if (found != alphabet.end()) return &found->second;
    const std::optional<Letter> letter = face.cut.letter(code, bold);
    if (!letter) return nullptr;
    Glyph& mine = alphabet[code];
    mine.offset = letter->offset;
    mine.advance = letter->advance;
    const Image& picture = letter->picture;
    if (picture.width() > 0) mine.source = m_atlas.add(picture.width(), picture.height(), &picture.pixels().front().r);
    return &mine;
}

void Glyphs::drop_outdated_letters() {
    if (m_generation == m_atlas.generation()) return;
    m_generation = m_atlas.generation();
    m_regular.sizes.clear();
    m_bold.sizes.clear();
    for (OwnFace* face : {&m_capitals_7, &m_capitals_10}) {
        face->regular.clear();
        face->bold.clear();
    }
}

int Glyphs::smooth_line_height(int pixels) {
    return static_cast<int>(std::lround(m_regular.font.getLineSpacing(static_cast<unsigned>(pixels))));
}

int Glyphs::line_height(int pixels) {
    return m_smooth ? smooth_line_height(pixels) : std::max(smooth_line_height(pixels), pixel_size(pixels).line());
}

int Glyphs::ascent(int pixels) {
    // Capitals and digits are centred in the line.
    const PixelSize size = pixel_size(pixels);
    return m_smooth ? pixels : (line_height(pixels) + size.cut.capitals * size.scale) / 2;
}

void Glyphs::load(Face& face, Alphabet& alphabet, const std::u32string& codes, int pixels) {
    const auto size = static_cast<unsigned>(pixels);
    // All are rendered before the texture is copied.
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
