#include "content/yaml/lookalikes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/utf8.hpp"

namespace td {

namespace {

struct Named {
    char32_t code;
    std::string_view name;
    char plain;  ///< what to type; 0: nothing
};

constexpr Named lookalikes[] = {
    {U'\u00A0', "a blank that does not break", ' '},
    {U'\u00AD', "an invisible soft hyphen", 0},
    {U'\u00B4', "an acute accent", '\''},
    {U'\u00B7', "a middle dot", '-'},
    {U'\u02B9', "a prime", '\''},
    {U'\u02BC', "an apostrophe used as a letter", '\''},
    {U'\u02D0', "a sign of long vowels", ':'},
    {U'\u037E', "a Greek question mark", ';'},
    {U'\u05BE', "a Hebrew hyphen", '-'},
    {U'\u05C3', "a Hebrew end of verse", ':'},
    {U'\u060C', "an Arabic comma", ','},
    {U'\u061B', "an Arabic semicolon", ';'},
    {U'\u061C', "an invisible mark of direction", 0},
    {U'\u200B', "an invisible zero-width space", 0},
    {U'\u200C', "an invisible zero-width non-joiner", 0},
    {U'\u200D', "an invisible zero-width joiner", 0},
    {U'\u200E', "an invisible mark of direction", 0},
    {U'\u200F', "an invisible mark of direction", 0},
    {U'\u2010', "a hyphen of its own", '-'},
    {U'\u2011', "a hyphen that does not break", '-'},
    {U'\u2012', "a dash as wide as a digit", '-'},
    {U'\u2013', "an en dash", '-'},
    {U'\u2014', "an em dash", '-'},
    {U'\u2015', "a horizontal bar", '-'},
    {U'\u2022', "a bullet", '-'},
    {U'\u2023', "a bullet", '-'},
    {U'\u2026', "an ellipsis", '.'},
    {U'\u202F', "a narrow blank", ' '},
    {U'\u2032', "a prime", '\''},
    {U'\u2033', "a double prime", '"'},
    {U'\u2043', "a bullet", '-'},
    {U'\u2044', "a fraction slash", '/'},
    {U'\u2060', "an invisible word joiner", 0},
    {U'\u2061', "an invisible sign", 0},
    {U'\u2062', "an invisible sign", 0},
    {U'\u2063', "an invisible sign", 0},
    {U'\u2064', "an invisible sign", 0},
    {U'\u207B', "a raised minus sign", '-'},
    {U'\u208B', "a lowered minus sign", '-'},
    {U'\u2212', "a minus sign of its own", '-'},
    {U'\u2219', "a bullet", '-'},
    {U'\u2236', "a sign of ratios", ':'},
    {U'\u25A0', "a bullet", '-'},
    {U'\u25AA', "a bullet", '-'},
    {U'\u25B6', "a bullet", '-'},
    {U'\u25B8', "a bullet", '-'},
    {U'\u25BA', "a bullet", '-'},
    {U'\u25CB', "a bullet", '-'},
    {U'\u25CF', "a bullet", '-'},
    {U'\u25E6', "a bullet", '-'},
    {U'\u2796', "a heavy minus sign", '-'},
    {U'\u27A2', "a bullet", '-'},
    {U'\u27A4', "a bullet", '-'},
    {U'\u3000', "a full-width blank", ' '},
    {U'\u3001', "an ideographic comma", ','},
    {U'\u3002', "an ideographic full stop", '.'},
    {U'\u3010', "a CJK bracket", '['},
    {U'\u3011', "a CJK bracket", ']'},
    {U'\u3014', "a CJK bracket", '['},
    {U'\u3015', "a CJK bracket", ']'},
    {U'\uA789', "a colon used as a letter", ':'},
    {U'\uFE13', "an upright colon", ':'},
    {U'\uFE30', "an upright colon", ':'},
    {U'\uFE50', "a small comma", ','},
    {U'\uFE54', "a small semicolon", ';'},
    {U'\uFE55', "a small colon", ':'},
    {U'\uFE58', "a small em dash", '-'},
    {U'\uFE5B', "a small curly bracket", '{'},
    {U'\uFE5C', "a small curly bracket", '}'},
    {U'\uFE5F', "a small number sign", '#'},
    {U'\uFE63', "a small hyphen", '-'},
    {U'\uFEFF', "an invisible byte order mark", 0},
};

/// The names of full-width signs that YAML has a meaning for.
std::string_view name_of_sign(char plain) {
    switch (plain) {
        case ':': return "colon";
        case ',': return "comma";
        case '-': return "hyphen";
        case '#': return "number sign";
        case '[':
        case ']': return "square bracket";
        case '{':
        case '}': return "curly bracket";
        case '"': return "quote";
        case '\'': return "apostrophe";
        case '.': return "full stop";
        case '%': return "percent sign";
        default: break;
    }
    if (plain >= '0' && plain <= '9') return "digit";
    const bool is_letter = (plain >= 'A' && plain <= 'Z') || (plain >= 'a' && plain <= 'z');
    return is_letter ? "letter" : "sign";
}

/// Rows of ten characters, from 0 to 9 (`first` 0) or from 1 to 9.
struct Digits {
    char32_t start;
    int first;
    std::string_view name;
};
constexpr Digits rows_of_digits[] = {
    {U'\u0660', 0, "a digit of another script"}, {U'\u06F0', 0, "a digit of another script"}, {U'\u0966', 0, "a digit of another script"},
    {U'\u09E6', 0, "a digit of another script"}, {U'\u0A66', 0, "a digit of another script"}, {U'\u0AE6', 0, "a digit of another script"},
    {U'\u0BE6', 0, "a digit of another script"}, {U'\u0E50', 0, "a digit of another script"}, {U'\u2070', 0, "a raised digit"},
    {U'\u2080', 0, "a lowered digit"},           {U'\u2460', 1, "a circled digit"},           {U'\u2474', 1, "a digit in brackets"},
    {U'\u2488', 1, "a digit with a full stop"},  {U'\u24F5', 1, "a circled digit"},           {U'\u2776', 1, "a circled digit"},
    {U'\u2780', 1, "a circled digit"},           {U'\u278A', 1, "a circled digit"},
};

struct Found {
    std::string name;
    char plain = 0;
};

/// The digit that a character of another script, a footnote or a numbered list looks like; nothing for other characters.
std::optional<Found> digit_of(char32_t code) {
    constexpr std::pair<char32_t, char> raised_digits[] = {{U'\u00B9', '1'}, {U'\u00B2', '2'}, {U'\u00B3', '3'}};
    for (const auto& [raised, plain] : raised_digits)
        if (code == raised) return Found{"a raised digit", plain};
    if (code == U'\u24EA' || code == U'\u24FF') return Found{"a circled digit", '0'};
    if (code >= U'\U0001D7CE' && code <= U'\U0001D7FF')
        return Found{"a digit of formulas", static_cast<char>('0' + (code - U'\U0001D7CE') % 10)};
    for (const Digits& row : rows_of_digits) {
        const int digit = row.first + static_cast<int>(code) - static_cast<int>(row.start);
        const bool is_raised_letter = row.start == U'\u2070' && code < U'\u2074' && code != U'\u2070';
        if (digit >= row.first && digit <= 9 && !is_raised_letter) return Found{std::string(row.name), static_cast<char>('0' + digit)};
    }
    return std::nullopt;
}

std::optional<Found> lookalike_of(char32_t code) {
    if (code >= U'\uFF01' && code <= U'\uFF5E') {
        const char plain = static_cast<char>(code - U'\uFF01' + '!');
        return Found{fmt::format("a full-width {}", name_of_sign(plain)), plain};
    }
    if (std::optional<Found> digit = digit_of(code)) return digit;
    if (code >= U'\u2000' && code <= U'\u200A') return Found{"a blank of another width", ' '};
    const auto found = std::find_if(std::begin(lookalikes), std::end(lookalikes), [&](const Named& each) { return each.code == code; });
    if (found == std::end(lookalikes)) return std::nullopt;
    return Found{std::string(found->name), found->plain};
}

std::string hint_for(std::string_view character, char32_t code, const Found& found) {
    if (found.plain == 0) return fmt::format("here is {} (U+{:04X}): delete it", found.name, static_cast<std::uint32_t>(code));
    if (found.plain == ' ') return fmt::format("here is {} (U+{:04X}): type a plain one", found.name, static_cast<std::uint32_t>(code));
    return fmt::format("`{}` is {}: type a plain `{}`", character, found.name, found.plain);
}

}  // namespace

std::optional<Lookalike> lookalike_at(std::string_view text) {
    if (text.empty() || static_cast<unsigned char>(text[0]) < 0x80) return std::nullopt;
    const std::string_view character = text.substr(0, std::max<std::size_t>(character_length(text), 1));
    const char32_t code = next_code_point(text);
    const std::optional<Found> found = lookalike_of(code);
    if (!found) return std::nullopt;
    return Lookalike{character.size(), found->plain, hint_for(character, code, *found)};
}

std::string hint_for_lookalike(std::string_view text) {
    for (; !text.empty(); next_code_point(text))
        if (std::optional<Lookalike> found = lookalike_at(text)) return std::move(found->hint);
    return {};
}

std::string hint_for_lookalike_sign(std::string_view line, std::string_view signs) {
    for (bool is_start = true; !line.empty(); is_start = false, next_code_point(line)) {
        const std::optional<Lookalike> found = lookalike_at(line);
        const bool is_dash = found && is_start && found->plain == '-';
        if (is_dash || (found && found->plain != 0 && signs.find(found->plain) != std::string_view::npos)) return found->hint;
    }
    return {};
}

std::string with_plain_signs(std::string_view text) {
    std::string plain;
    for (; !text.empty(); next_code_point(text)) {
        const std::optional<Lookalike> found = lookalike_at(text);
        if (!found)
            plain += text.substr(0, std::max<std::size_t>(character_length(text), 1));
        else if (found->plain != 0)
            plain += found->plain;
    }
    return plain;
}

}  // namespace td
