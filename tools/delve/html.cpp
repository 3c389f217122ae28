#include "tools/delve/html.hpp"

#include "base/printable.hpp"
#include "base/utf8.hpp"

namespace td::delve {

std::string escaped_for_html(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const char32_t character = next_code_point(text);
        switch (character) {
            case U'<': result += "&lt;"; break;
            case U'>': result += "&gt;"; break;
            case U'&': result += "&amp;"; break;
            case U'"': result += "&quot;"; break;
            case U'\'': result += "&#39;"; break;
            case U'\n': result += '\n'; break;
            default: append_utf8(result, is_control(character) || !is_printable(character) ? replacement_character : character);
        }
    }
    return result;
}

}  // namespace td::delve
