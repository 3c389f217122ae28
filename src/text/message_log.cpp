#include "text/message_log.hpp"

#include <algorithm>

#include "text/say.hpp"
#include "text/turn_order.hpp"

namespace td {

void MessageLog::tell(Line line, Moment when) {
    ++m_told;
    if (!m_entries.empty()) {
        Entry& last = m_entries.back();
        if (last.line == line && last.when.round == when.round && last.when.tier == when.tier) {
            ++last.count;
            return;
        }
    }
    m_entries.push_back({.line = std::move(line), .when = when});
    drop_oldest();
}

void MessageLog::drop_oldest() {
    for (; m_entries.size() > capacity; ++m_dropped) m_entries.pop_front();
}

void MessageLog::replace_beginning(std::size_t entries, const MessageLog& by) {
    const std::size_t left = std::min(m_entries.size(), entries - std::min(entries, m_dropped));
    m_entries.erase(m_entries.begin(), m_entries.begin() + static_cast<std::ptrdiff_t>(left));
    m_entries.insert(m_entries.begin(), by.m_entries.begin(), by.m_entries.end());
    drop_oldest();
}

std::string counted(const std::string& text, int count) { return count == 1 ? text : text + " (x" + std::to_string(count) + ")"; }

std::string text_of(const MessageLog::Entry& entry) { return counted(entry.line.text, entry.count); }

std::string text_of_moment(Moment when, const RoundPresentation& presentation, const Catalog& catalog) {
    if (when.round == 0) return {};
    const std::string word = word_of(presentation, catalog);
    const auto tier = static_cast<std::size_t>(when.tier);
    if (presentation.counts_ticks() || tier >= presentation.columns.size())
        return say(catalog, {"log_moment", "word", "round", "ticks"}, word, when.round, static_cast<int>(when.time));
    return say(catalog, {"log_moment_in_tier", "word", "round", "tier"}, word, when.round,
               std::string(sign_of(presentation.columns[tier])));
}

}  // namespace td
