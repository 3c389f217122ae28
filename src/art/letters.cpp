#include "art/letters.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>

#include "base/utf8.hpp"

namespace td {

namespace {

struct Composite {
    char32_t code;
    char32_t letter;
    char32_t accent;
};

constexpr Composite composites[] = {
    {U'À', U'A', U'`'}, {U'Á', U'A', U'´'}, {U'Â', U'A', U'^'}, {U'Ã', U'A', U'~'}, {U'Ä', U'A', U'¨'}, {U'Å', U'A', U'°'},
    {U'Ç', U'C', U'¸'}, {U'È', U'E', U'`'}, {U'É', U'E', U'´'}, {U'Ê', U'E', U'^'}, {U'Ë', U'E', U'¨'}, {U'Ì', U'I', U'`'},
    {U'Í', U'I', U'´'}, {U'Î', U'I', U'^'}, {U'Ï', U'I', U'¨'}, {U'Ñ', U'N', U'~'}, {U'Ò', U'O', U'`'}, {U'Ó', U'O', U'´'},
    {U'Ô', U'O', U'^'}, {U'Õ', U'O', U'~'}, {U'Ö', U'O', U'¨'}, {U'Ù', U'U', U'`'}, {U'Ú', U'U', U'´'}, {U'Û', U'U', U'^'},
    {U'Ü', U'U', U'¨'}, {U'Ý', U'Y', U'´'}, {U'à', U'a', U'`'}, {U'á', U'a', U'´'}, {U'â', U'a', U'^'}, {U'ã', U'a', U'~'},
    {U'ä', U'a', U'¨'}, {U'å', U'a', U'°'}, {U'ç', U'c', U'¸'}, {U'è', U'e', U'`'}, {U'é', U'e', U'´'}, {U'ê', U'e', U'^'},
    {U'ë', U'e', U'¨'}, {U'ì', U'ı', U'`'}, {U'í', U'ı', U'´'}, {U'î', U'ı', U'^'}, {U'ï', U'ı', U'¨'}, {U'ñ', U'n', U'~'},
    {U'ò', U'o', U'`'}, {U'ó', U'o', U'´'}, {U'ô', U'o', U'^'}, {U'õ', U'o', U'~'}, {U'ö', U'o', U'¨'}, {U'ù', U'u', U'`'},
    {U'ú', U'u', U'´'}, {U'û', U'u', U'^'}, {U'ü', U'u', U'¨'}, {U'ý', U'y', U'´'}, {U'ÿ', U'y', U'¨'},
};

constexpr Rgba letter_white = rgb(0xFFFFFF);
constexpr std::size_t widest_letter = 64;
constexpr char32_t no_break_space = 0xA0, soft_hyphen = 0xAD;

/// Keeps empty lines; drops empty parts of any other kind, so that words may be apart by several spaces.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(separator));
        if (!part.empty() || separator == '\n') parts.push_back(part);
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    return parts;
}

/// The error for a mistake in that line.
std::runtime_error broken(const DrawnLine& line, const std::string& fault) {
    return std::runtime_error("line " + std::to_string(line.number) + ": " + fault);
}

/// Throws if `name` is more than one character.
char32_t code_of(std::string_view name, const DrawnLine& line) {
    if (name == "space") return U' ';
    std::string_view rest = name;
    const char32_t code = next_code_point(rest);
    if (!rest.empty()) throw broken(line, std::string(name) + " is more than one character");
    return code;
}

/// Throws for a pixel that is neither # nor a dot.
void draw_row(Image& letter, int y, const DrawnLine& line, std::string_view row) {
    for (std::size_t x = 0; x < row.size(); ++x) {
        if (row[x] == '#')
            letter.set({static_cast<int>(x), y}, letter_white);
        else if (row[x] != '.')
            throw broken(line, "a pixel is # or .");
    }
}

bool are_rows_equal(const Image& image, int first, int second) {
    for (int x = 0; x < image.width(); ++x)
        if (image[{x, first}] != image[{x, second}]) return false;
    return true;
}

/// Takes the row at `y` out and moves everything above it down.
void drop_row(Image& image, int y) {
    for (; y >= 0; --y)
        for (int x = 0; x < image.width(); ++x) image[{x, y}] = image.get({x, y - 1});
}

/// Every pixel with a second one to its right.
Image thickened(const Image& image) {
    Image wider(image.width() + 1, image.height());
    blit(wider, image, {0, 0});
    blit(wider, image, {1, 0});
    return wider;
}

}  // namespace

LetterCut::LetterCut(const LetterMeasures& measures, std::string_view drawings) : m_measures(measures) {
    std::vector<DrawnLine> band;
    bool bold = false;
    const auto end_band = [&] {
        if (!band.empty()) read_band(band, bold);
        band.clear();
    };
    int number = 0;
    for (const std::string_view line : split(drawings, '\n')) {
        ++number;
        if (line.starts_with("//")) continue;
        if (line == "bold")
            bold = true;
        else if (line.empty())
            end_band();
        else
            band.push_back({line, number});
    }
    end_band();
    if (m_regular.empty()) throw std::runtime_error("it has no letters");
}

/// `band`: a line of names, and below it the rows of pixels of these letters, from the top of a capital downwards; all of it one pixel
/// higher after a line `raised`. Or one line: `same` and the names of letters that look the same in bold.
void LetterCut::read_band(const std::vector<DrawnLine>& band, bool bold) {
    const bool raised = band.front().text == "raised";
    const std::size_t head = raised ? 1 : 0;
    if (head == band.size()) throw broken(band.front(), "no letters are named");
    const DrawnLine& named = band[head];
    const std::vector<std::string_view> names = split(named.text, ' ');
    if (names.empty()) throw broken(named, "no letters are named");
    if (names[0] == "same") {
        for (std::size_t i = 1; i < names.size(); ++i) {
            const auto regular = m_regular.find(code_of(names[i], named));
            if (regular == m_regular.end()) throw broken(named, "there is no letter " + std::string(names[i]));
            m_bold[regular->first] = regular->second;
        }
        return;
    }
    if (head + 1 == band.size()) throw broken(named, "these letters have no rows");
    std::vector<Image> letters;
    int y = m_measures.ascent - m_measures.capitals - (raised ? 1 : 0);
    for (std::size_t line = head + 1; line < band.size(); ++line, ++y) {
        const std::vector<std::string_view> rows = split(band[line].text, ' ');
        if (rows.size() != names.size())
            throw broken(band[line], "a row for each of the " + std::to_string(names.size()) + " letters above is expected");
        if (y >= m_measures.line()) throw broken(band[line], "the letters are higher than a line");
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].size() > widest_letter)
                throw broken(band[line], "a letter is at most " + std::to_string(widest_letter) + " pixels wide");
            const auto width = static_cast<int>(rows[i].size());
            if (letters.size() == i) letters.emplace_back(width, m_measures.line());
            if (letters[i].width() != width) throw broken(band[line], "the rows of a letter differ in length");
            draw_row(letters[i], y, band[line], rows[i]);
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) (bold ? m_bold : m_regular)[code_of(names[i], named)] = std::move(letters[i]);
}

std::optional<Image> LetterCut::drawn(char32_t code, bool bold) const {
    if (code == no_break_space) code = U' ';
    if (code == soft_hyphen) code = U'-';
    if (bold)
        if (const auto cut = m_bold.find(code); cut != m_bold.end()) return cut->second;
    if (const auto found = m_regular.find(code); found != m_regular.end()) return bold ? thickened(found->second) : found->second;
    for (const Composite& composite : composites) {
        if (composite.code != code) continue;
        const std::optional<Image> letter = drawn(composite.letter, bold), accent = drawn(composite.accent, bold);
        if (letter && accent) return with_accent(*letter, *accent);
    }
    return std::nullopt;
}

/// Draws the accent over the letter with an empty row between, or below it if the accent is drawn below the baseline. Where an accent has
/// no room above, the letter loses up to a fifth of its height: rows like the row above them first.
Image LetterCut::with_accent(Image letter, const Image& accent) const {
    const Rectangle mark = bounds(accent);
    const int baseline = m_measures.ascent;
    const bool is_below = mark.y >= baseline;
    int top = bounds(letter).y;
    const int wished_top = mark.height + 1, lowest_top = top + (baseline - top) / 5;
    while (!is_below && top < std::min(wished_top, lowest_top)) {
        int row = top + 1;
        while (row < baseline && !are_rows_equal(letter, row - 1, row)) ++row;
        drop_row(letter, row < baseline ? row : (top + baseline) / 2);
        ++top;
    }
    const int y = is_below ? mark.y : std::max(0, top - 1 - mark.height);
    const int left = (letter.width() - mark.width) / 2;
    const int margin = std::max(0, -left);  // an accent may be wider than the letter
    Image whole(std::max(letter.width(), left + mark.width) + margin, letter.height());
    blit(whole, letter, {margin, 0});
    blit(whole, cropped(accent, mark), {margin + left, y});
    return whole;
}

std::optional<Letter> LetterCut::letter(char32_t code, bool bold) const {
    const std::optional<Image> image = drawn(code, bold);
    if (!image) return std::nullopt;
    const Rectangle filled = bounds(*image);
    const int gap = bold ? std::max(1, m_measures.gap - 1) : m_measures.gap;
    return Letter{cropped(*image, filled), {filled.x, filled.y - m_measures.ascent}, image->width() + gap};
}

std::vector<char32_t> LetterCut::characters() const {
    std::set<char32_t> codes{no_break_space, soft_hyphen};
    for (const auto& [code, image] : m_regular) codes.insert(code);
    for (const Composite& composite : composites) codes.insert(composite.code);
    return {codes.begin(), codes.end()};
}

}  // namespace td
