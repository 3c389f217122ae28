#include "text/message_log.hpp"

namespace td {

void MessageLog::tell(Line line, int round) {
    ++m_told;
    if (!m_entries.empty()) {
        Entry& last = m_entries.back();
        if (last.line == line && last.round == round) {
            ++last.count;
            return;
        }
    }
    m_entries.push_back({std::move(line), 1, round});
    if (m_entries.size() > capacity) m_entries.pop_front();
}

std::string text_of(const MessageLog::Entry& entry) {
    if (entry.count == 1) return entry.line.text;
    return entry.line.text + " (x" + std::to_string(entry.count) + ")";
}

}  // namespace td
