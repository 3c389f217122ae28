// The lines so far, with repeats folded into one with a count. Knows no screen.
#pragma once

#include <cstddef>
#include <deque>

#include "text/describe.hpp"
#include "time/round_presentation.hpp"

namespace td {

class MessageLog {
public:
    static constexpr std::size_t capacity = 2000;

    struct Entry {
        Line line;
        int count = 1;
        Moment when;  ///< round 0: before the first round of the floor
    };

    /// Adds a line. The same line again, in the same tier of the same round, counts up the last entry instead.
    void tell(Line line, Moment when);
    /// Replaces the first `entries` that were ever added by all entries of another log. The latest `capacity` stay.
    void replace_beginning(std::size_t entries, const MessageLog& by);

    /// Oldest first; the oldest are dropped beyond `capacity`.
    const std::deque<Entry>& entries() const { return m_entries; }
    /// Grows with every line added, including folded ones.
    std::size_t told() const { return m_told; }

private:
    void drop_oldest();

    std::deque<Entry> m_entries;
    std::size_t m_told = 0;
    std::size_t m_dropped = 0;  ///< number of entries beyond `capacity`
};

/// "miss (x3)"; the text itself where the count is 1.
std::string counted(const std::string& text, int count);
/// "A wall is in the way. (x3)"
std::string text_of(const MessageLog::Entry& entry);
/// "round 21 · ½", in tiers of a round; "turn 12 · 1240" where turns run along a line of ticks; empty before the first round.
std::string text_of_moment(Moment when, const RoundPresentation& presentation, const Catalog& catalog);

}  // namespace td
