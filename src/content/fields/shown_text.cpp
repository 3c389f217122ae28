#include "content/fields/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/printable.hpp"
#include "base/utf8.hpp"
#include "content/fields/drawn_characters.hpp"

namespace td {

namespace {

std::string code_of(char32_t character) { return fmt::format("U+{:04X}", static_cast<std::uint32_t>(character)); }

constexpr bool breaks_line(char32_t character) {
    return (character >= U'\n' && character <= U'\r') || character == U'\u0085' || character == U'\u2028' || character == U'\u2029';
}

/// A message with its hint about the first thing that the text must not hold; both are empty if there is none.
std::pair<std::string, std::string> fault_of(std::string_view text, bool one_line) {
    for (std::string_view rest = text; !rest.empty();) {
        const char32_t character = next_code_point(rest);
        if (breaks_line(character) && one_line)
            return {"expected one line of text, and this has a line break",
                    rest.empty() ? "write it behind the `:`, or below `>-`" : "write it in one line"};
        if (is_control(character) && (one_line || (character != U'\n' && character != U'\t')))
            return {fmt::format("this text has the control character {}", code_of(character)), "delete it"};
    }
    if (!text.empty() && !has_something_to_see(text))
        return {"there is nothing to see in this text", "write something that players can read"};
    return {};
}

/// Invisible characters that no script needs: they divide words, reverse the direction of writing, or stand for what is no text.
bool is_needless(char32_t character) {
    constexpr std::pair<char32_t, char32_t> ranges[] = {{0x180E, 0x180E}, {0x200B, 0x200B}, {0x202A, 0x202E},   {0x2060, 0x206F},
                                                        {0xFEFF, 0xFEFF}, {0xFFF0, 0xFFFC}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}};
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [&](const auto& range) { return character >= range.first && character <= range.second; });
}

/// Warns of the first needless invisible character; true if there is one.
bool warn_of_unseen(TreeNode node, Reader& reader) {
    for (std::string_view rest = node.text(); !rest.empty();) {
        const char32_t character = next_code_point(rest);
        if (!is_needless(character)) continue;
        reader.warn(node, ProblemCode::suspicious, fmt::format("this text has an invisible character, {}", code_of(character)),
                    "type the text again");
        return true;
    }
    return false;
}

/// The character in backticks, or its number, if terminals show nothing for it.
std::string named_character(std::string_view character) {
    std::string_view rest = character;
    const char32_t code = next_code_point(rest);
    const bool is_private = (code >= 0xE000 && code <= 0xF8FF) || code >= 0xF0000;
    const bool is_unassigned = (code & 0xFFFE) == 0xFFFE || (code >= 0xFDD0 && code <= 0xFDEF);
    return is_private || is_unassigned || !is_visible(code) ? code_of(code) : fmt::format("`{}`", character);
}

void warn_of_undrawn(TreeNode node, Reader& reader) {
    constexpr std::size_t most_named = 5;
    const std::vector<std::string> undrawn = undrawn_in(node.text());
    if (undrawn.empty()) return;
    std::string named;
    for (std::size_t i = 0; i < std::min(undrawn.size(), most_named); ++i) named += (i == 0 ? "" : ", ") + named_character(undrawn[i]);
    if (undrawn.size() > most_named) named += fmt::format(" and {} more", undrawn.size() - most_named);
    reader.warn_of_undrawn(node, fmt::format("the game cannot draw {}", named),
                           "its font has Latin, Greek, Cyrillic, Armenian and Georgian letters, and common signs");
}

}  // namespace

bool check_shown_text(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (auto [message, hint] = fault_of(node.text(), kind.shown == ValueKind::Shown::in_one_line); !message.empty()) {
        reader.report(node, ProblemCode::out_of_range, std::move(message), std::move(hint));
        return false;
    }
    if (!reader.wants_warnings()) return true;
    if (!warn_of_unseen(node, reader)) warn_of_undrawn(node, reader);
    return true;
}

}  // namespace td
