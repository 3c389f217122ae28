#include "view/hud/log_panel.hpp"

#include "view/draw/style.hpp"

namespace td {

void draw_last_lines(Canvas& canvas, Box area, const MessageLog& message_log, int round) {
    const auto& entries = message_log.entries();
    const int line = canvas.line_height(TextSize::normal);
    for (std::size_t i = entries.size(); i-- > 0 && area.height >= line;) {
        const MessageLog::Entry& entry = entries[i];
        const bool recent = round - entry.when.round <= 1;
        const TextStyle look{TextSize::normal, recent ? style::on_paper(entry.line.tone) : Colour::of(0x46331F), false};
        const std::vector<std::string> parts = canvas.wrapped(text_of(entry), area.width, look);
        for (std::size_t k = parts.size(); k-- > 0 && area.height >= line;) canvas.write(area.cut_bottom(line), parts[k], look);
    }
}

}  // namespace td
