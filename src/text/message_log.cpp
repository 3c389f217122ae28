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

std::string counted(const std::string& text, int count) { return count == 1 ? text : text + " (x" + std::to_string(count) + ")"; }

std::string text_of(const MessageLog::Entry& entry) { return counted(entry.line.text, entry.count); }

}  // namespace td
