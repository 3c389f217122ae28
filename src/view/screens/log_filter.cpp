#include "view/screens/log_filter.hpp"

#include <algorithm>

namespace td {

namespace {

using Kind = LogFilter::Choice::Kind;

constexpr std::size_t most_typed = 40;

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

std::size_t count_characters(const std::string& utf8) {
    return static_cast<std::size_t>(std::count_if(utf8.begin(), utf8.end(), [](char byte) { return !continues_character(byte); }));
}

void append_utf8(std::string& text, char32_t c) {
    const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (c >> shift & 0x3F)); };
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | c >> 6);
        tail(0);
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | c >> 12);
        tail(6), tail(0);
    } else {
        text += static_cast<char>(0xF0 | c >> 18);
        tail(12), tail(6), tail(0);
    }
}

std::string in_small_letters(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

}  // namespace

void LogFilter::offer(const MessageLog& message_log) {
    m_choices = {{Kind::everyone, {}}, {Kind::party, {}}, {Kind::others, {}}};
    for (const bool ours : {true, false})
        for (const MessageLog::Entry& entry : message_log.entries())
            for (const Mention& mention : entry.line.mentions) {
                Choice choice{Kind::one, mention.name};
                const bool is_new = std::find(m_choices.begin(), m_choices.end(), choice) == m_choices.end();
                if (mention.is_ours == ours && is_new) m_choices.push_back(std::move(choice));
            }
    if (std::find(m_choices.begin(), m_choices.end(), m_chosen) == m_choices.end()) m_chosen = {};
}

std::size_t LogFilter::chosen() const {
    return static_cast<std::size_t>(std::find(m_choices.begin(), m_choices.end(), m_chosen) - m_choices.begin());
}

void LogFilter::choose(std::size_t choice) {
    if (choice < m_choices.size()) m_chosen = m_choices[choice];
}

void LogFilter::step(int by) {
    const auto count = static_cast<int>(m_choices.size());
    choose(static_cast<std::size_t>(((static_cast<int>(chosen()) + by) % count + count) % count));
}

void LogFilter::clear_text() {
    m_text.clear();
    m_is_typing = false;
}

void LogFilter::type(char32_t character) {
    if (character == U'\b') {
        while (!m_text.empty() && continues_character(m_text.back())) m_text.pop_back();
        if (!m_text.empty()) m_text.pop_back();
    } else if (character >= U' ' && character != 0x7F && character <= 0x10FFFF && count_characters(m_text) < most_typed) {
        append_utf8(m_text, character);
    }
}

bool LogFilter::shows(const MessageLog::Entry& entry) const {
    const auto tells_of = [this](const Mention& mention) {
        switch (m_chosen.kind) {
            case Kind::everyone: return true;
            case Kind::party: return mention.is_ours;
            case Kind::others: return !mention.is_ours;
            case Kind::one: return mention.name == m_chosen.name;
        }
        return true;
    };
    const std::vector<Mention>& mentions = entry.line.mentions;
    const bool of_chosen = m_chosen.kind == Kind::everyone || std::any_of(mentions.begin(), mentions.end(), tells_of);
    return of_chosen && in_small_letters(text_of(entry)).find(in_small_letters(m_text)) != std::string::npos;
}

}  // namespace td
