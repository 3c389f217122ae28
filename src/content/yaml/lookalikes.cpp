#include "content/yaml/lookalikes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/utf8.hpp"

namespace td {

namespace {

struct Lookalike {
    char32_t code;
    std::string_view name;
    char plain;  ///< what to type; 0: nothing
};

constexpr Lookalike lookalikes[] = {
    {U'\u00A0', "a blank that does not break", ' '},
    {U'\u00AD', "an invisible soft hyphen", 0},
    {U'\u00B7', "a middle dot", '-'},
    {U'\u02D0', "a sign of long vowels", ':'},
    {U'\u037E', "a Greek question mark", ';'},
    {U'\u061B', "an Arabic semicolon", ';'},
    {U'\u060C', "an Arabic comma", ','},
    {U'\u2010', "a hyphen of its own", '-'},
    {U'\u2011', "a hyphen that does not break", '-'},
    {U'\u2012', "a dash as wide as a digit", '-'},
    {U'\u2013', "an en dash", '-'},
    {U'\u2014', "an em dash", '-'},
    {U'\u2015', "a horizontal bar", '-'},
    {U'\u200B', "an invisible zero-width space", 0},
    {U'\u200C', "an invisible zero-width non-joiner", 0},
    {U'\u200D', "an invisible zero-width joiner", 0},
    {U'\u200E', "an invisible mark of direction", 0},
    {U'\u200F', "an invisible mark of direction", 0},
    {U'\u2022', "a bullet", '-'},
    {U'\u2026', "an ellipsis", '.'},
    {U'\u202F', "a narrow blank", ' '},
    {U'\u2044', "a fraction slash", '/'},
    {U'\u2060', "an invisible word joiner", 0},
    {U'\u2212', "a minus sign of its own", '-'},
    {U'\u2236', "a sign of ratios", ':'},
    {U'\u3000', "a full-width blank", ' '},
    {U'\u3001', "an ideographic comma", ','},
    {U'\u3002', "an ideographic full stop", '.'},
    {U'\uA789', "a colon used as a letter", ':'},
    {U'\uFE55', "a small colon", ':'},
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
        default: return plain >= '0' && plain <= '9' ? "digit" : plain < 'A' ? "sign" : "letter";
    }
}

/// The digit of one of the scripts that number words are written in; none for other characters.
std::optional<char> digit_of_script(char32_t code) {
    for (const char32_t zero : {U'\u0660', U'\u06F0', U'\u0966', U'\u09E6', U'\u0E50'})
        if (code >= zero && code <= zero + 9) return static_cast<char>('0' + (code - zero));
    return std::nullopt;
}

struct Found {
    std::string name;
    char plain = 0;
};

std::optional<Found> lookalike_of(char32_t code) {
    if (code >= U'\uFF01' && code <= U'\uFF5E') {
        const char plain = static_cast<char>(code - U'\uFF01' + '!');
        return Found{fmt::format("a full-width {}", name_of_sign(plain)), plain};
    }
    if (const std::optional<char> digit = digit_of_script(code)) return Found{"a digit of another script", *digit};
    if (code >= U'\u2000' && code <= U'\u200A') return Found{"a blank of another width", ' '};
    const auto found = std::find_if(std::begin(lookalikes), std::end(lookalikes), [&](const Lookalike& each) { return each.code == code; });
    if (found == std::end(lookalikes)) return std::nullopt;
    return Found{std::string(found->name), found->plain};
}

std::string hint_for(std::string_view character, char32_t code, const Found& found) {
    if (found.plain == 0) return fmt::format("here is {} (U+{:04X}): delete it", found.name, static_cast<std::uint32_t>(code));
    if (found.plain == ' ') return fmt::format("here is {} (U+{:04X}): type a plain one", found.name, static_cast<std::uint32_t>(code));
    return fmt::format("`{}` is {}: type a plain `{}`", character, found.name, found.plain);
}

}  // namespace

std::string hint_for_lookalike(std::string_view text) {
    while (!text.empty()) {
        const std::string_view character = text.substr(0, std::max<std::size_t>(character_length(text), 1));
        const char32_t code = next_code_point(text);
        if (const std::optional<Found> found = lookalike_of(code)) return hint_for(character, code, *found);
    }
    return {};
}

std::string hint_for_lookalike_sign(std::string_view line) {
    for (bool is_start = true; !line.empty(); is_start = false) {
        const std::string_view character = line.substr(0, std::max<std::size_t>(character_length(line), 1));
        const char32_t code = next_code_point(line);
        const std::optional<Found> found = lookalike_of(code);
        const bool is_dash = found && is_start && found->plain == '-';
        if (is_dash || (found && std::string_view(":[]{}#").find(found->plain) != std::string_view::npos))
            return hint_for(character, code, *found);
    }
    return {};
}

}  // namespace td
