// Which lines of the log are shown: those that name a chosen creature, and those that contain a typed text. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "text/message_log.hpp"

namespace td {

class LogFilter {
public:
    /// Of whom lines may tell.
    struct Choice {
        enum class Kind : std::uint8_t { everyone, party, others, one };
        Kind kind = Kind::everyone;
        std::string name;  ///< of Kind::one

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    /// Everyone, the player's side, all others, then each creature of whom a line tells: the player's side first, then the others, both in
    /// the order in which they were told of first. The one that is chosen stays so.
    void offer(const MessageLog& message_log);
    /// Not empty.
    const std::vector<Choice>& choices() const { return m_choices; }
    std::size_t chosen() const;
    /// Out of range: ignored.
    void choose(std::size_t choice);
    /// Goes on in a ring.
    void step(int by);

    bool is_typing() const { return m_is_typing; }
    void begin_typing() { m_is_typing = true; }
    /// What was typed goes on being looked for.
    void end_typing() { m_is_typing = false; }
    void clear_text();
    const std::string& text() const { return m_text; }
    /// Appends a character, up to 40, or takes the last one away by Backspace (U+0008). Other control characters are ignored.
    void type(char32_t character);

    /// True if the line names the chosen creature and contains the typed text. Capitals and small letters count as the same.
    bool shows(const MessageLog::Entry& entry) const;

private:
    std::vector<Choice> m_choices{Choice{}};
    Choice m_chosen;
    std::string m_text;  ///< UTF-8
    bool m_is_typing = false;
};

}  // namespace td
