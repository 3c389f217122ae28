#include "content/fields/shown_text.hpp"

#include <fmt/format.h>

#include "base/printable.hpp"
#include "base/utf8.hpp"
#include "content/fields/drawn_characters.hpp"

namespace td {

namespace {

std::string code_of(char32_t character) { return fmt::format("U+{:04X}", static_cast<std::uint32_t>(character)); }

constexpr bool breaks_line(char32_t character) {
    return (character >= U'\n' && character <= U'\r') || character == U'\u0085' || character == U'\u2028' || character == U'\u2029';
}

/// What the text must not hold, as a message with its hint; empty: nothing.
std::pair<std::string, std::string> fault_of(std::string_view text, bool one_line) {
    for (std::string_view rest = text; !rest.empty();) {
        const char32_t character = next_code_point(rest);
        if (breaks_line(character) && one_line)
            return {"expected one line of text, and this has a line break",
                    rest.empty() ? "write it behind the `:`, or below `>-`" : "write it in one line"};
        if (is_control(character) && (one_line || (character != U'\n' && character != U'\t')))
            return {fmt::format("this text has the control character {}", code_of(character)), "delete it"};
    }
    if (one_line && !text.empty() && !has_something_to_see(text))
        return {"there is nothing to see in this text", "write something that players can read"};
    return {};
}

/// Warns of the first invisible character that no script needs.
void warn_of_unseen(TreeNode node, Reader& reader) {
    for (std::string_view rest = node.text(); !rest.empty();) {
        const char32_t character = next_code_point(rest);
        if (character != U'\u200B' && character != U'\u2060' && character != U'\uFEFF') continue;
        return reader.warn(node, ProblemCode::suspicious, fmt::format("this text has an invisible character, {}", code_of(character)),
                           "type the text again");
    }
}

void warn_of_undrawn(TreeNode node, Reader& reader) {
    constexpr std::size_t most_named = 5;
    const std::vector<std::string> undrawn = undrawn_in(node.text());
    if (undrawn.empty()) return;
    std::string named;
    for (std::size_t i = 0; i < std::min(undrawn.size(), most_named); ++i) named += (i == 0 ? "`" : ", `") + undrawn[i] + "`";
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
    warn_of_unseen(node, reader);
    warn_of_undrawn(node, reader);
    return true;
}

}  // namespace td
