// The lines told so far, repeats folded into one with a count. Knows nothing of where they are shown.
#pragma once

#include <cstddef>
#include <deque>

#include "text/describe.hpp"

namespace td {

class MessageLog {
public:
    static constexpr std::size_t capacity = 2000;

    struct Entry {
        Line line;
        int count = 1;
        int round = 0;
    };

    /// The same line again in the same round counts up instead.
    void tell(Line line, int round);
    void clear() { m_entries.clear(); }

    /// Oldest first; the oldest are forgotten beyond `capacity`.
    const std::deque<Entry>& entries() const { return m_entries; }
    /// Changes with every line told, folded ones too.
    std::size_t told() const { return m_told; }

private:
    std::deque<Entry> m_entries;
    std::size_t m_told = 0;
};

/// "miss (x3)"; the text itself where the count is 1.
std::string counted(const std::string& text, int count);
/// "A wall is in the way. (x3)"
std::string text_of(const MessageLog::Entry& entry);

}  // namespace td
