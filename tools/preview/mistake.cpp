#include "tools/preview/mistake.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "text/say.hpp"
#include "view/draw/style.hpp"

namespace td {

std::vector<MistakeLine> lines_of(const std::vector<PreviewMistake>& mistakes, const Catalog& words) {
    std::vector<MistakeLine> lines;
    const auto warnings = static_cast<int>(std::count_if(mistakes.begin(), mistakes.end(), [](const auto& one) { return one.is_warning; }));
    const auto errors = static_cast<int>(mistakes.size()) - warnings;
    if (errors > 0) lines.push_back({say(words, {"preview_mistakes", "count"}, errors), style::bad, true});
    if (warnings > 0) lines.push_back({say(words, {"preview_warnings", "count"}, warnings), style::accent, true});
    const PreviewMistake* above = nullptr;
    for (const PreviewMistake& mistake : mistakes) {
        const Colour colour = mistake.is_warning ? style::accent : style::bad;
        const bool same_line = above != nullptr && above->place == mistake.place;
        if (!same_line) lines.push_back({mistake.place + "  " + mistake.source, colour, true});
        lines.push_back({mistake.told, colour});
        above = &mistake;
    }
    return lines;
}

std::optional<int> floor_of(const PreviewMistake& mistake) {
    constexpr std::string_view list = "floors[";
    if (!mistake.field.starts_with(list)) return std::nullopt;
    int index = 0;
    const char* const end = mistake.field.data() + mistake.field.size();
    const auto [after, error] = std::from_chars(mistake.field.data() + list.size(), end, index);
    return error == std::errc() && after != end && *after == ']' ? std::optional(index + 1) : std::nullopt;
}

}  // namespace td
