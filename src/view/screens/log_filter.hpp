// Filters the log by creature and by typed text. Knows no window.
#pragma once

#include <string>
#include <vector>

#include "text/message_log.hpp"

namespace td {

class LogFilter {
public:
    /// Whose lines are shown.
    struct Choice {
        enum class Kind : std::uint8_t { everyone, party, others, one };
        Kind kind = Kind::everyone;
        std::string name;  ///< of Kind::one

        friend bool operator==(const Choice&, const Choice&) = default;
    };

    /// Sets the choices: everyone, the player's side, all others, then each creature named in the log, the player's side first, in order of
    /// first mention. The chosen one stays chosen.
    void offer(const MessageLog& message_log);
    /// Not empty.
    const std::vector<Choice>& choices() const { return m_choices; }
    std::size_t chosen() const;
    /// Ignored if out of range.
    void choose(std::size_t choice);
    /// Moves the choice, wrapping around.
    void step(int by);

    bool is_typing() const { return m_is_typing; }
    void begin_typing() { m_is_typing = true; }
    /// Ends typing; the typed text still filters.
    void end_typing() { m_is_typing = false; }
    void clear_text();
    const std::string& text() const { return m_text; }
    /// Appends a character, up to 40; Backspace (U+0008) removes the last. Other control characters are ignored.
    void type(char32_t character);

    /// True if the entry is about the chosen creatures and its text contains the typed text, ignoring case.
    bool shows(const MessageLog::Entry& entry) const;

private:
    std::vector<Choice> m_choices{Choice{}};
    Choice m_chosen;
    std::string m_text;  ///< UTF-8
    bool m_is_typing = false;
};

}  // namespace td
